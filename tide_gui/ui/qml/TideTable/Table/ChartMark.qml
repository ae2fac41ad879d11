pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The mark of a seat on the chart: disc, square, ring, diamond or cross.
Item {
    id: mark

    required property int seat
    required property color edge

    component Block: Rectangle {
        anchors.centerIn: parent
        antialiasing: true
        color: Theme.seats[mark.seat]
        border.width: 1.5
        border.color: mark.edge
    }

    Block {
        width: mark.seat === 4 ? 6 : mark.seat === 1 || mark.seat === 3 ? 11 : 12
        height: mark.seat === 4 ? 14 : width
        radius: mark.seat === 0 || mark.seat === 2 ? 6 : 1
        rotation: mark.seat === 3 ? 45 : 0
    }

    Block {
        visible: mark.seat === 4
        width: 14
        height: 6
        radius: 1
    }

    Rectangle {
        anchors.centerIn: parent
        visible: mark.seat === 2
        width: 5
        height: 5
        radius: 2.5
        color: Theme.page
    }

    Rectangle {
        anchors.centerIn: parent
        visible: mark.seat === 4
        width: 3
        height: 10
        color: Theme.seats[mark.seat]
    }
}
