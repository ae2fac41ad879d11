pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The score pad for games without their own: each seat's round in words, and its total.
GamePart {
    id: table

    spacing: 8

    Repeater {
        model: table.session.scores

        Item {
            id: line

            required property int seat
            required property string name
            required property string result
            required property int total

            width: table.width
            height: Math.max(badge.height, words.height) + 14
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: %2, total %3").arg(name).arg(result).arg(total)

            Picture {
                id: badge

                width: 36
                height: 36
                anchors.verticalCenter: parent.verticalCenter
                art: Theme.seatArt("badge", line.seat)
            }
            Column {
                id: words

                anchors { left: badge.right; leftMargin: 12; right: sum.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

                Words {
                    width: parent.width
                    text: line.name
                    font.bold: true
                    lineHeight: Math.round(size * 1.25)
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    text: line.result
                    color: Theme.quietText
                    lineHeight: Math.round(size * 1.3)
                    Accessible.ignored: true
                }
            }
            Heading {
                id: sum

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: line.total < 0 ? "\u2212" + -line.total : line.total
                size: Theme.subheading
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Rectangle {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                height: Theme.hair
                color: Theme.plateEdge
            }
        }
    }
}
