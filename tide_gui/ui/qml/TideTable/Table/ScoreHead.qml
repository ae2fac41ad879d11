pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The column headings of the score pad.
Item {
    id: head

    required property real column
    required property list<string> titles

    implicitHeight: names.height + 6
    Accessible.ignored: true

    Row {
        id: names

        anchors.right: parent.right

        Repeater {
            model: head.titles

            Words {
                required property string modelData

                anchors.bottom: parent?.bottom
                width: head.column
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                size: Theme.grown(Theme.notes)
                color: Theme.quietText
                lineHeight: Math.round(size * 1.2)
                leftPadding: 4
                rightPadding: 4
            }
        }
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 2
        color: Theme.heading
    }
}
