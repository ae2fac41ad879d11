pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One seat's line in its own colour and with its own marks, and the seat's badge at the end.
Item {
    id: chartLine

    required property int index
    required property int seat
    required property string name
    property int sheep: Theme.sheep[seat]
    required property list<int> line
    property list<point> points
    property ChartLine above  // the seat ranked before, whose badge must not be covered
    property int below: 0  // the number of seats ranked after, which need space for their badges
    property int badge: 26
    //: to a screen reader; %1: a name; %2: numbers with commas
    property string told: qsTr("%1, points after each round: %2")

    function at(place: int): point {  // bindings may still ask for points that are gone
        return place < points.length ? points[place] : Qt.point(0, 0);
    }

    readonly property point last: points.length > 0 ? points[points.length - 1] : Qt.point(0, 0)
    readonly property real badgeTop: Math.max(above ? above.badgeTop + badge + 1 : 0,
                                              Math.min(last.y - badge / 2, height + badge / 2 - (below + 1) * (badge + 1)))
    readonly property color paint: Theme.seats[sheep]
    readonly property color edge: Theme.dark ? Theme.paper : Theme.ink

    Accessible.role: Accessible.StaticText
    Accessible.name: told.arg(name).arg(Lists.joined(line.map(String)))

    // Rectangles, not a Shape: Qt's software renderer does not clip a Shape that is scrolled out of view.
    component Piece: Rectangle {
        property point from
        property point to
        property real thick: 4

        x: from.x
        y: from.y - thick / 2
        width: Math.hypot(to.x - from.x, to.y - from.y)
        height: thick
        radius: thick / 2
        antialiasing: true
        transformOrigin: Item.Left
        rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    }

    Repeater {
        model: Math.max(0, chartLine.points.length - 1)

        Piece {
            required property int index

            from: chartLine.at(index)
            to: chartLine.at(index + 1)
            thick: 6
            color: chartLine.edge
        }
    }

    Repeater {
        model: Math.max(0, chartLine.points.length - 1)

        Piece {
            required property int index

            from: chartLine.at(index)
            to: chartLine.at(index + 1)
            color: chartLine.paint
        }
    }

    Piece {
        from: chartLine.last
        to: Qt.point(chartLine.width - chartLine.badge + 2, chartLine.badgeTop + chartLine.badge / 2)
        thick: 1
        color: Theme.quietText
    }

    Repeater {
        model: Math.max(0, chartLine.points.length - 1)

        ChartMark {
            required property int index

            x: chartLine.at(index + 1).x
            y: chartLine.at(index + 1).y
            sheep: chartLine.sheep
            edge: chartLine.edge
        }
    }

    Picture {
        x: parent.width - width
        y: chartLine.badgeTop
        width: chartLine.badge
        height: chartLine.badge
        art: "seats/badge-" + (chartLine.sheep + 1)
    }
}
