pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One seat at the end of a round: the cards and wilds that are left, and its points.
Column {
    id: shown

    property int seat
    property list<int> faces
    property int wilds
    property int points

    width: 190
    spacing: 8

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 34
        height: 34
        art: "seats/badge-" + (shown.seat + 1)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: 46
        spacing: 4

        Repeater {
            model: shown.faces

            SmallWave {
                required property int modelData

                width: 32
                height: 45
                face: modelData
            }
        }

        Repeater {
            model: shown.wilds

            Picture {
                width: 32
                height: 45
                art: "onda/cards/wild"
            }
        }
    }

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        text: shown.points > 0 ? "+" + shown.points : "\u2212" + -shown.points
        Accessible.name: qsTr("Seat %1: %2 points").arg(shown.seat + 1).arg(text)
    }
}
