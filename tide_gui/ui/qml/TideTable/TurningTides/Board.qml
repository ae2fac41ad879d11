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
    property int looked: -1  // the piece on a ship under the pointer or with the focus
    readonly property string weighed: !actions.open ? "" : actions.considered !== "" ? actions.considered : looked >= 0 && session.choice.moveWith(looked) || session.choice.whole
    readonly property var preview: layout.previews[weighed] ?? null
    readonly property var attacks: !actions.open ? [] : preview ? [preview].filter(way => way.target) : Object.values(layout.previews).filter(way => way.falls?.length > 0)
    readonly property var aims: considered ? reachTo.map((target, at) => ({ zone: reachFrom[at], target: target })) : attacks
    readonly property var falls: considered?.reachFalls ?? [].concat(...attacks.map(way => Array.from(way.falls)))

    // Whether such a unit would leave this zone of the own ship.
    function leaves(kind: string, zone: int, face: int): bool {
        return preview?.leaver === kind && preview.start === zone && preview.shown === face;
    }

    function look(piece: Piece, on: bool) {
        if (on)
            looked = piece.index;
        else if (looked === piece.index)
            looked = -1;
    }

    leastWithLog: 1100
    barRoom: layout.beside ? layout.barRoom : width
    sizes: TableLayout {
        id: layout
        deciding: table.actions?.open ?? false
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
            preview: table.weighed === "forward" ? 1 : table.weighed === "back" ? -1 : 0
        }
    }
    piece: BoardPiece {
        session: table.session
        positions: places
        hand: table.hand
        lit: deck > 0 && near && table.reachFrom.includes(deck)
        aimed: deck > 0 && !near && (target || table.reachTo.includes(deck))
        falling: !near && table.falls.includes(`${kind} ${deck || zone} ${nth}`)
        leaving: near && zone > 0 && table.leaves(kind, zone, face) && (kind !== "sailor" || nth === sailors - 1)
        onLookedChanged: table.look(this, looked)
    }
    beside: [
        Plaques {
            z: Level.zones
            layout: layout
            session: table.session
            animated: places.gliding
        },
        Aims {
            z: Level.aims
            visible: !layout.sheet
            layout: layout
            positions: places
            aims: table.aims
            swings: (table.considered?.task ?? layout.task) === "swing"
            comer: table.preview?.comer ? table.preview : null
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
            model: table.session.middle

            Passing {
                layout: layout
                session: table.session
                keys: table.keys
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
        y: Math.round(layout.asking.y + (prompt.flat || layout.handless ? 0 : (layout.asking.height + layout.orderWords - prompt.height) / 2))
        width: Math.round(layout.asking.width)
        height: prompt.flat ? layout.headHeight : layout.handless ? layout.asking.height : Math.round(Math.min(layout.asking.height * 0.68, layout.asking.height - layout.orderWords))
        advised: !layout.sheet
        growth: layout.lettering
        stretch: layout.stretch
        wouldDo: considered?.tip ?? ""
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
            title: layout.titles[modelData] ?? ""
            session: table.session
        }
    }
    overSeat: PileCounts {
        layout: layout
    }
}
