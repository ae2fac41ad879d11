pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of Turning Tides: both ships, seats, the order of tasks, actions and hand.
HandBoard {
    id: table

    readonly property BoardPiece raised: hand.considered < 0 || session.lookingBack ? null : hand.own(hand.considered) as BoardPiece
    readonly property BoardPiece considered: raised?.fits || raised?.picked ? raised : null  // could be played now
    readonly property var reachFrom: considered?.reachFrom ?? []
    readonly property var reachTo: considered?.reachTo ?? []

    leastWithLog: 1100
    barRoom: layout.beside ? layout.barRoom : width
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
            spread: layout.sheet ? layout.sheetStep / layout.sheetCard : 1.04
            floor: layout.sheet ? layout.sheetBox.y + layout.sheetBox.height : layout.height
        }
    }
    below: Repeater {
        model: table.session.middle

        Middle {
            anchors.fill: parent
            layout: layout
            positions: places
            session: table.session
            preview: table.actions.considered === "forward" ? 1 : table.actions.considered === "back" ? -1 : 0
        }
    }
    piece: BoardPiece {
        session: table.session
        positions: places
        hand: table.hand
        lit: deck > 0 && (near ? table.reachFrom.includes(deck) : table.reachTo.includes(deck))
    }
    beside: [
        Plaques {
            z: Level.zones
            layout: layout
            session: table.session
            animated: places.gliding
        },
        Repeater {
            model: table.session.middle

            Effects {
                z: Level.effects
                layout: layout
                session: table.session
            }
        },
        Repeater {
            model: table.session.middle

            LeeSheet {
                layout: layout
                session: table.session
            }
        },
        Repeater {
            model: 2

            DiscardButton {
                required property int index
                readonly property rect spot: layout.part(index, "discards")

                session: table.session
                x: spot.x + (spot.width - width) / 2
                y: spot.y + (spot.height - height) / 2
                z: Level.grounds
                width: Math.max(Theme.target, spot.width)
                height: Math.max(Theme.target, spot.height)
                onClicked: table.keys.discardsWanted()
            }
        }
    ]
    prompt {
        x: Math.round(layout.asking.x)
        y: Math.round(layout.asking.y + (prompt.flat ? 0 : (layout.asking.height - prompt.height) / 2))
        width: Math.round(layout.asking.width)
        height: prompt.flat ? layout.headHeight : Math.round(layout.asking.height * 0.6)
        advised: !layout.sheet
        growth: Math.max(1, layout.unit)
        outlook: considered?.tip ?? ""
    }
    answers: ActionRow {
        readonly property bool byZone: ["sailor", "cannon"].includes(layout.task) || session.choice.begun && layout.task === "move"

        prompt: table.prompt
        height: layout.asking.height - layout.headHeight - 6
        least: byZone ? 92 : layout.task === "move" ? 128 : 168
        picture: ["", "sailor", "cannon", "move"].includes(layout.task) ? "" : "turning-tides/tokens/task-" + layout.task
    }
    plate: SeatPlate {
        layout: layout
        session: table.session
        onClicked: table.seatPressed(this as SeatButton)
    }
    openHand: OpenHand {
        id: open
        positions: places
        session: table.session
        card: OpenSlip {
            width: open.cellWidth
            height: open.cellHeight
        }
    }
    overSeat: PileCounts {
        layout: layout
    }
}
