pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// A seat's plate: its player and its state. The pieces on it are drawn by the Board.
SeatButton {
    id: plate

    required property int tide
    required property int score
    required property bool afloat
    required property bool highest
    required property bool lastChance
    required property TableLayout layout
    required property Session session

    readonly property real unit: layout.boardScale(seat)
    readonly property var plan: layout.plan[layout.shape(seat)]
    readonly property rect spot: layout.board(seat)

    function at(inner: rect): rect {
        return Qt.rect(inner.x * unit, inner.y * unit, inner.width * unit, inner.height * unit);
    }

    Accessible.description: [highestMark.words, block.tip].filter(text => text !== "").join(" ")
    x: spot.x
    y: spot.y
    z: 50
    width: spot.width
    height: spot.height

    background: Plate {
        color: plate.afloat ? Theme.plate : Theme.softPlate
        edge: plate.hovered ? Theme.link : Theme.plateEdge

        Rectangle {
            anchors.fill: parent
            visible: plate.due
            radius: Theme.corner
            color: "transparent"
            border { width: 4; color: Theme.focus }
        }
        FocusRing {
            visible: plate.visualFocus
            corner: Theme.corner
        }
    }

    Image {
        readonly property rect spot: plate.at(plate.plan.scarf)
        x: 3
        y: spot.y
        width: plate.width - 6
        height: Math.round(spot.height)
        source: Theme.art + "seats/scarf-" + (plate.seat + 1) + ".svg"
        sourceSize: Qt.size(height * 4, height)
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        opacity: plate.afloat ? 1 : 0.4
        Accessible.ignored: true
    }
    Rectangle {
        readonly property rect spot: plate.at(plate.plan.tide)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        radius: 4
        color: "transparent"
        border { width: Theme.hair; color: Theme.plateEdge }
    }
    SeatSheep {
        readonly property rect spot: plate.at(plate.plan.sheep)
        x: spot.x
        y: spot.y
        width: spot.width
        seat: plate.seat
        afloat: plate.afloat
        thinking: plate.thinking
    }
    FitWords {
        readonly property rect spot: plate.at(plate.plan.name)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        text: plate.name
        font.weight: Font.Bold
        size: Theme.lead * Math.max(1, plate.unit)
        lineHeight: 0.74
        elide: Text.ElideRight
        maximumLineCount: 2
        color: plate.afloat ? Theme.heading : Theme.quietText
    }
    SeatWords {
        id: block
        readonly property rect spot: plate.at(plate.plan.words)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        player: plate.player
        kindLabel: plate.kindLabel
        score: plate.score
        afloat: plate.afloat
        lastChance: plate.lastChance
        session: plate.session
        growth: Math.max(1, plate.unit)
    }
    Picture {
        readonly property rect spot: plate.at(plate.plan.sheep)
        visible: block.brief && plate.afloat
        width: 22
        height: width
        x: Math.max(4, spot.x)
        y: spot.y + spot.height - height
        art: plate.person ? "tokens/human" : "tokens/bot"
    }
    Gauge {
        id: gauge
        readonly property rect spot: plate.at(plate.plan.gauge)
        x: spot.x
        y: spot.y + spot.height - height
        width: spot.width
        height: plate.layout.gaugeHeight
        level: plate.tide
        afloat: plate.afloat

        TipArea {
            anchors.fill: parent
            session: plate.session
            words: gauge.words
        }
    }
    HighestMark {
        id: highestMark
        session: plate.session
        worn: plate.highest && plate.afloat
        width: 34 * plate.unit
        x: plate.width - width * 0.86
        y: -height * 0.14
    }
}
