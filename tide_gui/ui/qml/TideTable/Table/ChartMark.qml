pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The mark of a sheep on the chart: disc, square, ring, diamond or cross.
Item {
    id: mark

    required property int sheep
    required property color edge

    component Block: Rectangle {
        anchors.centerIn: parent
        antialiasing: true
        color: Theme.seats[mark.sheep]
        border.width: 1.5
        border.color: mark.edge
    }

    Block {
        width: mark.sheep === 4 ? 6 : mark.sheep === 1 || mark.sheep === 3 ? 11 : 12
        height: mark.sheep === 4 ? 14 : width
        radius: mark.sheep === 0 || mark.sheep === 2 ? 6 : 1
        rotation: mark.sheep === 3 ? 45 : 0
    }

    Block {
        visible: mark.sheep === 4
        width: 14
        height: 6
        radius: 1
    }

    Rectangle {
        anchors.centerIn: parent
        visible: mark.sheep === 2
        width: 5
        height: 5
        radius: 2.5
        color: Theme.page
    }

    Rectangle {
        anchors.centerIn: parent
        visible: mark.sheep === 4
        width: 3
        height: 10
        color: Theme.seats[mark.sheep]
    }
}
