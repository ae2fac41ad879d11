pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A wave card: in a hand, face down as a wild, in the middle or among the discards.
Piece {
    id: piece

    required property int value
    required property bool bomb
    required property bool known
    required property int place
    required property bool first
    readonly property bool small: area === "trick" || area === "hand" && !own && width < 60
    readonly property real wildFoot: (Math.max(24, width * 0.4 * Math.min(1.5, Theme.textScale)) + 5) / height  // the share that the chip of a wild takes
    readonly property bool middle: area === "laid" || area === "trick"

    spot: area === "trick" ? (positions as PiecePositions).trick(slot, place) : positions.spot(area, seat, slot, count)
    turned: side.turned
    covered: area === "box" || area === "trick" && place <= (positions as PiecePositions).leftOut || !(positions as PiecePositions).layout.rowShown && (area === "trick" || area === "discards") || area === "discards" && slot < count - 2
    accessible: own || beside || middle || area === "hand" && face > 0
    blank: area === "wilds" ? Qt.rect(1, 0.04, 0, 0.94 - wildFoot) : Qt.rect(Theme.textScale > 1 ? 1 : 0.38, 0.385, 0, known ? 0.475 - 25 / height : 0.48)
    shaded: own || beside || area === "laid" || moving || area === "discards" && slot === count - 1

    TurningFace {
        id: side
        width: piece.pictureWidth
        height: width * piece.ratio
        face: piece.face
        faceUp: face > 0 && piece.area !== "wilds"
        animated: piece.positions.gliding
        pace: piece.pace
        front: piece.small && !piece.moving ? slip : wave
        back: piece.area === "wilds" ? wild : hidden
    }
    Component {
        id: wave

        WaveCard {
            face: side.shown
            value: piece.value
            bomb: piece.bomb
        }
    }
    Component {
        id: slip

        SmallWave {
            face: side.shown
            value: piece.value
        }
    }
    Component {
        id: wild

        WildCard {
            face: piece.face
            purpose: piece.purpose
        }
    }
    Component {
        id: hidden

        Picture { art: "onda/cards/back" }
    }
    marks: [
        Rectangle {  // cannot be added to what is picked
            anchors.fill: parent
            visible: (piece.own || piece.beside) && piece.session.deciding && !piece.joins && !piece.picked
            radius: width * 0.07
            color: Theme.deepSea
            opacity: 0.45
        },
        Loader {
            active: piece.known && piece.own
            x: 2
            y: piece.height * 0.865 - height  // above the urchins
            sourceComponent: KnownMark {
                room: (piece.positions.hand.step(piece.count) || piece.width) - 4
            }
        },
        Picture {
            visible: piece.area === "trick" && piece.first && !piece.moving
            x: -width - 3
            y: (piece.height - height) / 2
            width: piece.height * 0.76
            height: width
            art: visible ? Theme.seatArt("badge", piece.seat) : ""
        },
        Glyph {  // after the combination before
            objectName: "order"
            visible: piece.area === "trick" && piece.first && !piece.moving && piece.place > 1 + (piece.positions as PiecePositions).leftOut
            x: -piece.height * 1.08 - width / 2
            y: (piece.height - height) / 2
            glyph: visible ? "down" : ""
            rotation: -90
            side: Math.round(piece.height * 0.8)
            color: Theme.paper
        }
    ]
}
