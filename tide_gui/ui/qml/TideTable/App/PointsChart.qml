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

    title: qsTr("Points over time")
    Accessible.role: Accessible.Chart

    Words {
        width: parent.width
        text: chart.person.gamesEach === 1 ? qsTr("From the first game to the last.")
                                           : qsTr("From the first game to the last; each mark is the mean of %n game(s).", "", chart.person.gamesEach)
        size: Theme.notes
        color: Theme.quietText
    }

    Item {
        width: parent.width
        height: 200

        ChartGround {
            id: ground

            anchors { fill: parent; leftMargin: Theme.notes * 2.4 }
            most: Math.max(4, ...chart.points)
            least: Math.min(0, ...chart.points)
            step: most - least <= 8 ? 2 : most - least <= 20 ? 5 : most - least <= 60 ? 10 : 25
            places: chart.points.length - 1

            function at(place: int): point {
                return Qt.point(8 + stride * place, up(chart.points[place]))
            }

            ChartLine {
                width: ground.width
                height: ground.height
                index: 0
                seat: 0
                sheep: chart.person.sheep
                name: chart.person.name
                line: chart.points.map(Math.round)
                points: [ground.at(0), ...chart.points.map((_, place) => ground.at(place))]
                above: null
                //: %1: a name; %2: numbers
                told: qsTr("%1, points from the first game to the last: %2")
            }
        }
    }
}
