pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The column heading for a seat.
Item {
    id: head

    required property int seat
    required property string name

    implicitHeight: badge.height + words.height + 4
    anchors.bottom: parent?.bottom
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: name

    Picture {
        id: badge

        anchors.horizontalCenter: parent.horizontalCenter
        width: 34
        height: 34
        art: Theme.seatArt("badge", head.seat)
    }

    Words {
        id: words

        anchors { left: parent.left; right: parent.right; top: badge.bottom; leftMargin: 3; rightMargin: 3 }
        text: head.name
        size: Theme.notes
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.2)
        Accessible.ignored: true
    }
}
