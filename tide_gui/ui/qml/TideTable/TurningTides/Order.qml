pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The order of tasks; the tasks of this turn are marked with their ships, the one being performed is yellow.
Plate {
    id: order

    required property var tasks
    required property var signs
    required property var taskWords
    required property var marked
    required property int acting
    required property string words
    required property TableLayout layout
    required property Session session
    readonly property string part: "order"  // what lessons call it
    readonly property bool pointed: session.tutor?.parts.includes(part) ?? false
    readonly property real cell: (width - 16) / 8
    readonly property real line: 19 * layout.size
    readonly property bool named: longest.advanceWidth <= cell - 12  // where no name fits, a number stands beside each sign

    Accessible.role: Accessible.Grouping
    Accessible.name: words

    TextMetrics {
        id: longest
        font.family: Theme.reading
        font.pixelSize: 13  // the smallest that FitWords takes
        font.bold: true
        text: order.tasks.reduce((one, other) => other.length > one.length ? other : one, "")
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
            readonly property ShipColours colours: gold ? goldColours : silverColours
            readonly property bool now: gold && order.acting === 0 || silver && order.acting === 1

            x: 8 + index * order.cell
            y: 4
            width: order.cell
            height: order.height - order.line - 8
            Accessible.role: Accessible.StaticText
            Accessible.name: order.taskWords[index] ?? modelData

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                visible: task.gold || task.silver
                radius: 9
                color: task.now && !Theme.contrast ? Theme.highlight : task.colours.ground
                border.width: 2
                border.color: task.now && Theme.contrast ? Theme.focus : task.colours.edge
            }
            Rectangle {
                anchors.fill: sign
                visible: Theme.dark && (Theme.contrast || !task.gold && !task.silver)
                radius: width / 4
                color: Theme.paper
            }
            Picture {
                id: sign
                x: order.named ? (parent.width - width) / 2 : parent.width / 2 - width
                y: order.named ? 2 : (parent.height - height) / 2
                width: order.named ? Math.max(20, parent.height - name.height - 7) : Math.min(parent.height - 4, parent.width / 2 - 2)
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
            FitWords {
                id: name
                x: order.named ? 5 : parent.width / 2 + 2
                y: order.named ? parent.height - height - 2 : (parent.height - height) / 2
                width: parent.width - x - 5
                height: 20 * order.layout.size
                text: order.named ? task.modelData : parseInt(task.modelData)
                size: 15 * order.layout.size
                font.bold: task.gold || task.silver
                color: (task.gold || task.silver) && !Theme.contrast ? Theme.ink : Theme.text
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                horizontalAlignment: order.named ? Text.AlignHCenter : Text.AlignLeft
            }
        }
    }
    FitWords {
        x: 14
        y: order.height - order.line - 4
        width: order.width - 28
        height: order.line
        text: order.words
        size: 14 * order.layout.size
        color: order.acting >= 0 ? Theme.text : Theme.quietText
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
}
