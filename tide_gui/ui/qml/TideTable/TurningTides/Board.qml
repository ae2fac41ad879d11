pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of Turning Tides: both ships, seats, the order of tasks, actions and hand.
TableBoard {
    id: table

    readonly property BoardPiece raised: hand.considered < 0 || session.lookingBack ? null : hand.own(hand.considered) as BoardPiece
    readonly property BoardPiece considered: raised?.fits || raised?.picked ? raised : null  // could be played now
    readonly property var reachFrom: considered?.reachFrom ?? []
    readonly property var reachTo: considered?.reachTo ?? []

    leastWithLog: 1100
    barRoom: layout.beside ? layout.barRoom : width
    keys: layer
    sizes: layout
    positions: places

    TableLayout {
        id: layout
    }
    PiecePositions {
        id: places
        layout: layout
        hand: HandLayout {
            left: layout.handLeft
            top: layout.handTop
            span: layout.handSpan
            cardWidth: layout.handWidth
            spread: 1.04
            floor: layout.sheet ? layout.sheetBox.y + layout.sheetBox.height : layout.height
        }
    }

    HandKeys {
        id: layer
        anchors.fill: parent
        focus: true
        session: table.session
        hand: hand
        prompt: prompt
        actions: actions
        program: table.program

        Repeater {
            model: table.session.middle

            Middle {
                anchors.fill: parent
                layout: layout
                positions: places
                session: table.session
                preview: actions.considered === "forward" ? 1 : actions.considered === "back" ? -1 : 0
            }
        }
        Repeater {
            id: pieces
            model: table.session.pieces

            BoardPiece {
                session: table.session
                positions: places
                hand: hand
                lit: deck > 0 && (near ? table.reachFrom.includes(deck) : table.reachTo.includes(deck))
            }
        }
        Plaques {
            z: 150
            visible: !layout.sheet
            layout: layout
            session: table.session
            animated: places.gliding
        }
        Repeater {
            model: table.session.middle

            Effects {
                z: 1500
                layout: layout
                session: table.session
            }
        }
        Repeater {
            model: table.session.middle

            LeeSheet {
                layout: layout
            }
        }
        Hand {
            id: hand
            z: 900
            session: table.session
            layout: places.hand
            pieces: pieces
            ground: layer
        }
        Repeater {
            model: 2

            DiscardButton {
                required property int index
                readonly property rect spot: layout.part(index, "discards")

                session: table.session
                x: spot.x + (spot.width - width) / 2
                y: spot.y + (spot.height - height) / 2
                z: 240
                width: Math.max(Theme.target, spot.width)
                height: Math.max(Theme.target, spot.height)
                onClicked: layer.discardsWanted()
            }
        }
        Plate {
            visible: actions.open
            x: prompt.x
            y: Math.round(layout.actionsTop)
            z: 240
            width: prompt.width
            height: layout.actionsHeight
            edge: Theme.focus
        }
        PromptPlate {
            id: prompt
            z: 250
            x: Math.round(layout.main)
            y: Math.round(layout.actionsTop + (actions.open ? 0 : (layout.actionsHeight - height) / 2))
            width: Math.round(layout.right - layout.main)
            height: actions.open ? layout.headHeight : Math.round(layout.actionsHeight * 0.6)
            flat: actions.open
            growth: Math.max(1, layout.unit)
            resultAside: table.resultAside
            onResultWanted: table.resultWanted()
            program: table.program
            session: table.session
            opinion: hand.opinion
            outlook: table.considered?.tip ?? ""
        }
        ActionRow {
            id: actions
            z: 250
            x: prompt.x + 12
            y: prompt.y + prompt.height
            width: prompt.width - 24
            height: layout.actionsHeight - layout.headHeight - 10
            growth: Math.max(1, layout.unit)
            session: table.session
            readonly property bool byZone: ["sailor", "cannon"].includes(layout.task) || table.session.choice.begun && layout.task === "move"

            least: byZone ? 92 : layout.task === "move" ? 204 : 168
            picture: ["", "sailor", "cannon", "move"].includes(layout.task) ? "" : "turning-tides/tokens/task-" + layout.task
        }
        Repeater {
            model: table.session.seats

            SeatPlate {
                layout: layout
                session: table.session
                onClicked: table.seatPressed(this as SeatButton)
            }
        }
    }
    Repeater {
        model: table.session.seats

        FanMark {
            required openHand
            positions: places
            session: table.session
        }
    }
    Repeater {
        model: table.session.seats

        OpenHand {
            id: open
            positions: places
            session: table.session
            card: OpenSlip {
                width: open.cellWidth
                height: open.cellHeight
            }
        }
    }
    Repeater {
        model: table.session.seats

        PileCounts {
            layout: layout
        }
    }
    SkipArea {
        anchors.fill: parent
        session: table.session
        prompt: prompt
    }
}
