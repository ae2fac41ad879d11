pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The points of a person from the first game to the last.
Group {
    id: chart

    required property Person person
    readonly property list<real> points: person.points
    readonly property real most: Math.max(4, ...points)
    readonly property real least: Math.min(0, ...points)
    readonly property int step: most - least <= 8 ? 2 : most - least <= 20 ? 5 : most - least <= 60 ? 10 : 25
    readonly property real unit: (ground.height - 16) / (most - least)
    readonly property real stride: (ground.width - 44) / Math.max(1, points.length - 1)

    function at(place: int): point {
        return Qt.point(8 + stride * place, 8 + (most - points[place]) * unit)
    }

    title: qsTr("Points over time")
    Accessible.role: Accessible.Chart

    Words {
        width: parent.width
        text: chart.person.gamesEach === 1 ? qsTr("From the first game to the last.")
                                           : qsTr("From the first game to the last; each mark is the mean of %1 games.").arg(chart.person.gamesEach)
        size: Theme.notes
        color: Theme.quietText
    }

    Item {
        width: parent.width
        height: 200

        Item {
            id: ground

            anchors { fill: parent; leftMargin: Theme.notes * 2.4 }

            Repeater {
                model: Math.floor(chart.most / chart.step) - Math.ceil(chart.least / chart.step) + 1

                Rectangle {
                    id: tick

                    required property int index
                    readonly property int value: (Math.ceil(chart.least / chart.step) + index) * chart.step

                    y: 8 + (chart.most - value) * chart.unit
                    width: ground.width - 34
                    height: value === 0 ? 2 : 1
                    color: value === 0 ? Theme.quietText : Theme.plateEdge

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

            ChartLine {
                width: ground.width
                height: ground.height
                index: 0
                seat: 0
                sheep: chart.person.sheep
                name: chart.person.name
                line: chart.points.map(Math.round)
                points: [chart.at(0), ...chart.points.map((_, place) => chart.at(place))]
                above: null
                told: qsTr("%1, points from the first game to the last: %2")
            }
        }
    }
}
