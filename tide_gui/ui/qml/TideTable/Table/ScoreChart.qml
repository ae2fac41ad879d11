pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The totals over the rounds, one line for each seat, with the seat's badge at its end.
Item {
    id: chart

    required property RowsModel scores
    required property int rounds

    // The highest (sign 1) or lowest (sign -1) number that the chart has to show.
    function extreme(sign: int): int {
        let far = sign > 0 ? 4 : 0
        for (let i = 0; i < lines.count; ++i)
            for (const total of (lines.itemAt(i) as ChartLine)?.line ?? [])
                far = sign > 0 ? Math.max(far, total) : Math.min(far, total)
        return far
    }

    implicitHeight: caption.height + 236 + Theme.notes
    Accessible.role: Accessible.Chart
    Accessible.name: caption.text

    Heading {
        id: caption

        width: parent.width
        //: heading of a chart
        text: qsTr("Points after each round")
    }

    ChartGround {
        id: ground

        anchors { left: parent.left; right: parent.right; top: caption.bottom; bottom: parent.bottom }
        anchors { leftMargin: Theme.notes * 2.2; topMargin: 8; bottomMargin: Theme.notes * 1.8 }
        most: chart.extreme(1)
        least: chart.extreme(-1)
        places: chart.rounds

        Repeater {
            model: chart.rounds

            Words {
                required property int index

                x: ground.stride * (index + 1) - width / 2
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
                points: [Qt.point(0, ground.up(0))].concat(line.map((total, i) => Qt.point(ground.stride * (i + 1), ground.up(total))))
                above: index > 0 ? lines.itemAt(index - 1) as ChartLine : null
                below: lines.count - 1 - index
            }
        }
    }
}
