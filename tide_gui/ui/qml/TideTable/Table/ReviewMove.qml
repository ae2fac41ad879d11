pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A move at a decision: how often the expert would make it, and what it wins.
Item {
    id: move

    required property string words
    required property string share
    required property string chance
    required property bool made
    required property bool first
    required property string spoken
    property color ink: Theme.text

    implicitHeight: Math.max(name.height, Theme.notes * 1.5) + 4
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken

    Rectangle {
        anchors.fill: parent
        visible: move.made
        radius: 6
        color: "transparent"
        border.width: 2
        border.color: Theme.contrast ? Theme.focus : Theme.vermilion
    }
    Glyph {
        x: 5
        anchors.verticalCenter: parent.verticalCenter
        visible: move.first
        glyph: "hint"
        side: Math.round(Theme.notes * 1.3)
    }
    Cell {
        id: name
        x: Theme.notes * 1.3 + 10
        width: parent.width - x - often.width - wins.width - 12
        horizontalAlignment: Text.AlignLeft
        text: move.words
    }
    Cell {
        id: often
        anchors { right: wins.left; rightMargin: 4 }
        width: Theme.notes * 3.8
        text: move.share
    }
    Cell {
        id: wins
        anchors { right: parent.right; rightMargin: 6 }
        width: Theme.notes * 3.4
        text: move.chance
    }

    component Cell: Words {
        anchors.verticalCenter: parent?.verticalCenter
        size: Theme.notes
        color: move.ink
        horizontalAlignment: Text.AlignRight
        lineHeight: Math.round(size * 1.3)
        Accessible.ignored: true
    }
}
