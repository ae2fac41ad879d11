pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of Onda: seats, middle, cards, actions and hand.
HandBoard {
    id: table

    barRoom: layout.beside ? layout.barRoom : width
    islandBetween: layout.islandBetween

    // A hint takes room of the buttons, in large letters that of what they would do.
    readonly property real headHeight: Math.round(layout.headHeight * (prompt.hinted === "" ? 1 : layout.tight ? 1.52 : 1.25))

    sizes: TableLayout {
        id: layout
    }
    positions: PiecePositions {
        id: places
        layout: layout
        hand: HandLayout {
            left: layout.handLeft
            top: layout.handTop
            span: layout.handSpan
            cardWidth: layout.handWidth
            floor: layout.height
        }
    }
    below: [
        Repeater {
            model: table.session.middle

            Middle {
                anchors.fill: parent
                layout: layout
                session: table.session
                cut: places.leftOut > 0
            }
        },
        MiddleParts {
            anchors.fill: parent
            layout: layout
            session: table.session
        },
        NamedPart {
            readonly property rect cards: places.hand.whole(table.session.ownCards)
            readonly property real foot: 0.54 * places.hand.cardWidth  // of the last card, beside them
            session: table.session
            part: "urchins"
            place: Qt.rect(cards.x, cards.y + 0.84 * cards.height, cards.width - foot, 0.16 * cards.height)
        }
    ]
    piece: BoardPiece {
        session: table.session
        positions: places
        hand: table.hand
        onAreaChanged: table.recount()
        onPlaceChanged: table.recount()
    }
    beside: DiscardButton {
        readonly property var spot: places.discards()
        session: table.session
        x: spot.x + (spot.width - width) / 2
        y: spot.y + (spot.width * Theme.cardRatio - height) / 2
        z: spot.z + 1
        width: Math.max(Theme.target, spot.width)
        height: Math.max(Theme.target, spot.width * Theme.cardRatio)
        visible: wanted && layout.rowShown  // the pile is drawn
        onClicked: table.keys.discardsWanted()
    }
    prompt {
        x: Math.round(layout.asking.x)
        y: Math.round(prompt.flat ? layout.actionsTop : layout.asking.y)
        width: Math.round(layout.asking.width)
        height: prompt.flat ? headHeight : layout.asking.height
        growth: layout.lettering
        stretch: layout.stretch
        told: table.telling
    }
    answers: ActionRow {
        prompt: table.prompt
        height: layout.actionsHeight - table.headHeight - 10
        pictures: ({
            hide: "onda/tokens/wild",
            play: "run",
            bomb: "onda/tokens/bomb",
            turn: "onda/tokens/turn-allowed",
            decline: "onda/tokens/inside",
            pass: "onda/tokens/passed"
        })
    }
    plate: SeatPlate {
        layout: layout
        session: table.session
        onClicked: table.seatPressed(this as SeatButton)
    }
    moment: TableMoment {
        layout: layout
    }
    overSeat: WildCount {
        positions: places
    }
    openHand: OpenHand {
        id: open
        positions: places
        session: table.session
        card: OpenCard {
            width: open.cellWidth
            height: open.cellHeight
            letter: open.letter
        }
    }
}
