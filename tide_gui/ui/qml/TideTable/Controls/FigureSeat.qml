pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A seat at the end of a round, in a figure: its badge, what it has left, and its points.
Column {
    id: shown

    required property int seat
    required property string points
    default property alias content: inside.data

    spacing: 8

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 34
        height: 34
        art: "seats/badge-" + (shown.seat + 1)
    }

    Column {
        id: inside

        width: parent.width
        spacing: shown.spacing
    }

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        text: shown.points
        //: to a screen reader; %1: the number of a seat; %2: points with their sign
        Accessible.name: qsTr("Seat %1, points: %2").arg(shown.seat + 1).arg(text)
    }
}
