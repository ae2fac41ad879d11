pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The ends of a row with more at the side: a fade, and a chevron that scrolls on when it is pressed.
Item {
    id: ends

    required property Flickable row
    property color ground: Theme.plate
    property bool whole: false  // the row shows whole items beside the ends, and nothing under them
    readonly property real first: -row.leftMargin
    readonly property real last: Math.max(first, row.contentWidth + row.rightMargin - row.width)
    readonly property real room: Theme.target  // what an end covers

    // Scroll as little as needed to show the item beside the ends.
    function reveal(item: Item) {
        go(Math.min(item.x - room, Math.max(row.contentX, item.x + item.width + room - row.width)));
    }

    function go(x: real) {
        row.contentX = Math.max(first, Math.min(x, last));
    }

    anchors.fill: parent
    Accessible.ignored: true

    End {
        visible: ends.row.contentX > ends.first + 1
        onClicked: ends.go(ends.row.contentX - ends.row.width + 2 * ends.room)
    }
    End {
        atRight: true
        visible: ends.row.contentX < ends.last - 1
        anchors.right: parent.right
        onClicked: ends.go(ends.row.contentX + ends.row.width - 2 * ends.room)
    }

    component End: PressButton {
        id: end
        objectName: "moreAside"

        property bool atRight: false

        width: ends.room
        height: ends.height
        focusPolicy: Qt.NoFocus  // Tab goes to the buttons of the row, which scrolls by itself
        Accessible.ignored: true
        background: Rectangle {
            rotation: end.atRight ? 180 : 0
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: ends.whole ? 0.99 : 0.6; color: ends.ground }
                GradientStop { position: 1; color: Qt.alpha(ends.ground, 0) }
            }
        }
        contentItem: Item {
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                x: end.atRight ? parent.width - width : 0
                glyph: "down"
                rotation: end.atRight ? -90 : 90
            }
        }
    }
}
