pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A seat's plate: its player and its state. The pieces on it are drawn by the Board.
SeatBoard {
    id: plate

    required property int tide
    required property int score
    required property bool afloat
    required property bool highest
    required property bool lastChance
    required property real gaugeHeight
    readonly property real over: highestMark.worn ? 3 - highestMark.y : 0  // that mark stands out
    readonly property rect seen: Qt.rect(0, -over, width + over, height + over)

    live: afloat
    swimming: afloat
    Accessible.description: [highestMark.words, block.tip].filter(text => text !== "").join(" ")

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
        mark: !plate.afloat ? qsTr("out", "a player, for the rest of the round") : plate.lastChance ? qsTr("last chance", "of a player who has no preserver left") : ""
        markArt: plate.afloat && plate.lastChance ? "turn-the-tide/tokens/last-chance" : ""
        markColor: plate.afloat ? Theme.brick : Theme.slate
        tip: !plate.afloat ? qsTr("Out of the round: loses 1 point.", "a player")
                           : plate.lastChance ? qsTr("Last chance: no preserver left. With the highest tide after a hand this seat is out.", "a hand: all play a card each") : ""
        session: plate.session
        growth: Math.max(1, plate.unit)
        afar: plate.layout.handless
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
        height: plate.gaugeHeight
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
