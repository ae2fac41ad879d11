pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The order of tasks; the tasks of this turn are marked with their ships, the one being performed is yellow.
Plate {
    id: order

    required property var tasks
    required property var signs
    required property var titles
    required property var taskWords
    required property var marked
    required property int acting
    required property string words
    required property TableLayout layout
    required property Session session
    readonly property string part: "order"  // what lessons call it
    readonly property bool pointed: session.tutor?.parts.includes(part) ?? false
    readonly property real line: layout.orderLine
    readonly property real sunk: Theme.low * Theme.far
    readonly property list<real> widths: titles.map(title => least.advanceWidth(title) + 12)
    readonly property bool named: sum(widths) <= width - 16  // where the names do not fit, the numbers stand alone
    readonly property list<real> needs: named ? widths : widths.map(() => 0)
    readonly property real spare: (width - 16 - sum(needs)) / titles.length  // for each task

    function sum(parts: list<real>): real {
        return parts.reduce((total, part) => total + part, 0);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: words

    FontMetrics {
        id: least
        font { family: Theme.reading; bold: true; pixelSize: Math.max(Theme.far, 13) }  // the smallest that FitWords takes
    }
    FontMetrics {
        id: rule
        font { family: Theme.reading; pixelSize: Math.max(Theme.far, 10) }
    }
    ShipColours {
        id: goldColours
        silver: false
    }
    ShipColours {
        id: silverColours
        silver: true
    }
    Repeater {
        model: order.tasks

        Item {
            id: task

            required property int index
            required property string modelData
            readonly property bool gold: order.marked[0] === index
            readonly property bool silver: order.marked[1] === index
            readonly property bool marked: gold || silver
            readonly property string words: order.taskWords[index] ?? modelData
            readonly property ShipColours colours: gold ? goldColours : silverColours
            readonly property bool now: gold && order.acting === 0 || silver && order.acting === 1

            x: 8 + order.sum(order.needs.slice(0, index)) + index * order.spare
            y: 4
            width: order.needs[index] + order.spare
            height: order.layout.orderHeight - 8
            Accessible.role: Accessible.StaticText
            Accessible.name: words

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                visible: task.marked
                radius: 9
                color: task.now && !Theme.contrast ? Theme.highlight : task.colours.ground
                border.width: 2
                border.color: task.now && Theme.contrast ? Theme.focus : task.colours.edge
            }
            Rectangle {
                anchors.fill: sign
                visible: Theme.dark && (Theme.contrast || !task.marked)
                radius: width / 4
                color: Theme.paper
            }
            Picture {
                id: sign
                x: parent.width / 2 - width
                y: Math.max(1, (parent.height - name.height - height) / 2 - 1)
                width: Math.min(parent.height - name.height - 5, parent.width / 2 - 2)
                height: width
                art: "turning-tides/tokens/task-" + order.signs[task.index]
            }
            Row {
                x: 4
                y: 3
                spacing: 1

                Repeater {
                    model: [task.gold ? "gold" : "", task.silver ? "silver" : ""].filter(ship => ship !== "")

                    Picture {
                        required property string modelData
                        width: Math.max(16, sign.height * 0.5)
                        height: width
                        art: "turning-tides/tokens/ship-" + modelData
                    }
                }
            }
            Word {
                x: parent.width / 2 + 4
                y: sign.y - order.sunk
                width: parent.width - x - 5
                height: sign.height
                text: parseInt(task.modelData)
                marked: task.marked
            }
            Word {
                id: name
                x: 6
                y: parent.height - height - 4 - order.sunk
                width: parent.width - 12
                height: order.named ? order.line : 0
                visible: order.named
                text: order.titles[task.index] ?? ""
                horizontalAlignment: Text.AlignHCenter
                marked: task.marked
            }
            TipArea {
                anchors.fill: parent
                session: order.session
                words: task.words
            }
        }
    }
    FitWords {
        x: 14
        y: order.height - order.line - 3 - order.sunk
        visible: order.height > order.layout.orderHeight && rule.advanceWidth(text) <= width
        width: order.width - 28
        height: order.line
        text: order.words
        size: 14 * order.layout.size
        smallest: 10
        color: order.acting >= 0 ? Theme.text : Theme.quietText
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }

    component Word: FitWords {
        required property bool marked
        size: 15 * order.layout.size
        font.bold: marked
        color: marked && !Theme.contrast ? Theme.ink : Theme.text
        wrapMode: Text.NoWrap
    }
}
