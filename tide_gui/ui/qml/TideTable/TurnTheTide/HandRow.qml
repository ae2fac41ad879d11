pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One dealt hand: its twelve cards, its preservers, and the points of each seat with it.
Item {
    id: row

    required property int first
    required property list<int> cards
    required property string cardsText
    required property int tokens
    required property list<int> points
    required property list<real> differences
    required property real mean
    required property real cell
    required property bool stacked
    required property real average

    readonly property string meanWords: Number(mean).toLocaleString(Qt.locale(), "f", 1).replace("-", "\u2212")

    implicitHeight: stacked ? dealt.height + cells.height + 22 : Math.max(dealt.height, cells.height) + 12
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3", "a number, a list of numbers, a number",
                          tokens).arg(first + 1).arg(cardsText).arg(meanWords)

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.inset
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }

    Row {
        id: dealt

        x: 10
        y: row.stacked ? 8 : (row.height - height) / 2
        spacing: 10

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Picture {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 26
                height: 26
                art: Theme.seatArt("badge", row.first)
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 4

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.tokens
                    size: Theme.body
                    font.bold: true
                    Accessible.ignored: true
                }

                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(Theme.body * 1.1)
                    height: width
                    art: "tokens/ring"
                }
            }
        }

        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Repeater {
                model: row.cards

                MiniCard {
                    required property int modelData

                    face: modelData
                }
            }
        }
    }

    Words {
        anchors { right: row.stacked ? parent.right : cells.left; rightMargin: row.stacked ? 14 : 0; verticalCenter: dealt.verticalCenter }
        width: row.stacked ? row.width - dealt.x - dealt.width - 24 : row.average
        text: row.stacked ? qsTr("average %1", "a number of points").arg(row.meanWords) : row.meanWords
        size: row.stacked ? Theme.notes : Theme.lead
        color: Theme.quietText
        lineHeight: Math.round(size * 1.2)
        horizontalAlignment: row.stacked ? Text.AlignRight : Text.AlignHCenter
        Accessible.ignored: true
    }

    Row {
        id: cells

        anchors.right: parent.right
        anchors.rightMargin: 4
        y: row.stacked ? dealt.y + dealt.height + 6 : (row.height - height) / 2

        Repeater {
            model: row.points

            HandCell {
                required property int modelData

                width: row.cell
                points: modelData
                difference: row.differences[index]
            }
        }
    }
}
