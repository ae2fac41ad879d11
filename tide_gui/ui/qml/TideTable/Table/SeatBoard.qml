pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The board of a seat: ground, scarf, sheep and name. Each game adds what belongs to the seat.
SeatButton {
    id: board

    required property SeatLayout layout
    required property Session session
    property bool live: true  // takes part
    property bool swimming: true  // the sheep is afloat
    readonly property real unit: layout.boardScale(seat)
    readonly property var plan: layout.plan[layout.shape(seat)]
    readonly property rect spot: layout.board(seat)

    function at(inner: rect): rect {
        return Qt.rect(inner.x * unit, inner.y * unit, inner.width * unit, inner.height * unit);
    }

    x: spot.x
    y: spot.y
    z: Level.seats
    width: spot.width
    height: spot.height

    background: Plate {
        color: board.live ? Theme.plate : Theme.softPlate
        edge: board.hovered ? Theme.link : Theme.plateEdge

        Rectangle {
            anchors.fill: parent
            visible: board.due
            radius: Theme.corner
            color: "transparent"
            border { width: 4; color: Theme.focus }
        }
        FocusRing {
            visible: board.visualFocus
            corner: Theme.corner
        }
    }

    Image {
        readonly property rect spot: board.at(board.plan.scarf)
        x: 3
        y: spot.y
        width: board.width - 6
        height: Math.round(spot.height)
        source: Theme.art + Theme.seatArt("scarf", board.seat) + ".svg"
        sourceSize: Qt.size(height * 4, height)
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        opacity: board.live ? 1 : 0.4
        Accessible.ignored: true
    }
    SeatSheep {
        readonly property rect spot: board.at(board.plan.sheep)
        x: spot.x
        y: spot.y
        width: spot.width
        seat: board.seat
        afloat: board.swimming
        thinking: board.thinking
    }
    SeatName {
        readonly property rect spot: board.at(board.plan.name)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        session: board.session
        text: board.name
        size: Theme.lead * Math.max(1, board.unit)
        color: board.live ? Theme.heading : Theme.quietText
    }
}
