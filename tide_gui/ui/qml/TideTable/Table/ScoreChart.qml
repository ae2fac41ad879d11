pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The totals over the rounds, one line for each seat, with the seat's badge at its end.
Item {
    id: chart

    required property RowsModel scores
    required property int rounds

    readonly property int most: extreme(1)
    readonly property int least: extreme(-1)
    readonly property int step: most - least <= 8 ? 2 : most - least <= 20 ? 5 : 10
    readonly property real unit: (ground.height - 16) / Math.max(1, most - least)
    readonly property real stride: (ground.width - 44) / Math.max(1, rounds)
    readonly property int badge: 26

    // The highest (sign 1) or lowest (sign -1) number that the chart has to show.
    function extreme(sign: int): int {
        let far = sign > 0 ? 4 : 0
        for (let i = 0; i < lines.count; ++i)
            for (const total of (lines.itemAt(i) as ChartLine)?.line ?? [])
                far = sign > 0 ? Math.max(far, total) : Math.min(far, total)
        return far
    }

    function up(total: real): real {
        return 8 + (most - total) * unit
    }

    implicitHeight: caption.height + 236 + Theme.notes
    Accessible.role: Accessible.Chart
    Accessible.name: caption.text

    Heading {
        id: caption

        width: parent.width
        text: qsTr("Points after each round")
    }

    Item {
        id: ground

        anchors { left: parent.left; right: parent.right; top: caption.bottom; bottom: parent.bottom }
        anchors { leftMargin: Theme.notes * 2.2; topMargin: 8; bottomMargin: Theme.notes * 1.8 }

        Repeater {
            model: Math.floor(chart.most / chart.step) - Math.ceil(chart.least / chart.step) + 1

            Item {
                id: tick

                required property int index
                readonly property int value: (Math.ceil(chart.least / chart.step) + index) * chart.step

                y: chart.up(value)
                width: ground.width - chart.badge - 8

                Rectangle {
                    width: parent.width
                    height: tick.value === 0 ? 2 : 1
                    color: tick.value === 0 ? Theme.quietText : Theme.plateEdge
                }

                Words {
                    x: -width - 8
                    y: -height / 2
                    text: tick.value < 0 ? "\u2212" + -tick.value : tick.value
                    size: Theme.notes
                    color: Theme.quietText
                    Accessible.ignored: true
                }
            }
        }

        Repeater {
            model: chart.rounds

            Words {
                required property int index

                x: chart.stride * (index + 1) - width / 2
                y: ground.height
                text: index + 1
                size: Theme.notes
                color: Theme.quietText
                Accessible.ignored: true
            }
        }

        Repeater {
            id: lines

            model: chart.scores

            ChartLine {
                width: ground.width
                height: ground.height
                points: [Qt.point(0, chart.up(0))].concat(line.map((total, i) => Qt.point(chart.stride * (i + 1), chart.up(total))))
                above: index > 0 ? lines.itemAt(index - 1) as ChartLine : null
                below: lines.count - 1 - index
                badge: chart.badge
            }
        }
    }
}
