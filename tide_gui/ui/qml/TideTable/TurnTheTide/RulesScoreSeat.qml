pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One seat at the end of a round: its tide, the preservers kept, its points.
Column {
    id: shown

    property int seat
    property int kept
    property int tide
    property int points

    width: 110
    spacing: 8

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 34
        height: 34
        art: "seats/badge-" + (shown.seat + 1)
    }

    CardPicture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 84
        kind: "tide"
        face: shown.tide
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        height: 24
        spacing: 4

        Repeater {
            model: Math.max(1, shown.kept)

            Picture {
                width: 24
                height: 24
                art: shown.kept > 0 ? "tokens/ring" : "turn-the-tide/tokens/ring-lost"
            }
        }
    }

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        text: shown.points
        Accessible.name: qsTr("Seat %1: %2 points").arg(shown.seat + 1).arg(shown.points)
    }
}
