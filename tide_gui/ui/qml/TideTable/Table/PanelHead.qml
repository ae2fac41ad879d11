pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The ground of a panel beside the table, with its title and the button that closes it.
Rectangle {
    id: ground

    property alias title: heading.text
    property alias closing: button.text
    readonly property real foot: heading.y + heading.height

    signal closed()

    anchors.fill: parent
    color: Theme.page

    Rectangle {
        width: Theme.hair
        height: parent.height
        color: Theme.plateEdge
    }
    Heading {
        id: heading
        x: 16
        y: 10
        height: Theme.target
    }
    IconButton {
        id: button
        anchors { right: parent.right; rightMargin: 8 }
        y: 10
        glyph: "close"
        focusPolicy: Qt.TabFocus
        onClicked: ground.closed()
    }
}
