pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of Onda: seats, middle, cards, actions and hand.
TableBoard {
    id: table

    barRoom: layout.beside ? layout.barRoom : width
    islandBetween: layout.islandBetween
    keys: layer
    sizes: layout
    positions: places

    // A hint in large letters takes the lines of the buttons that say what they would do.
    readonly property real headHeight: Math.round(layout.headHeight * (layout.tight && prompt.hinted !== "" ? 1.45 : 1))

    Timer {
        id: countTimer  // runs once all pieces have changed
        interval: 0
        onTriggered: layout.count(pieces)
    }
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
            floor: layout.height
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
                session: table.session
            }
        }
        MiddleParts {
            anchors.fill: parent
            layout: layout
            session: table.session
        }
        Repeater {
            id: pieces
            model: table.session.pieces

            BoardPiece {
                session: table.session
                positions: places
                hand: hand
                onAreaChanged: countTimer.restart()
                onPlaceChanged: countTimer.restart()
                Component.onCompleted: countTimer.restart()
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
        DiscardButton {
            readonly property var spot: places.discards()
            session: table.session
            x: spot.x + (spot.width - width) / 2
            y: spot.y + (spot.width * 1.4 - height) / 2
            z: spot.z + 1
            width: Math.max(Theme.target, spot.width)
            height: Math.max(Theme.target, spot.width * 1.4)
            visible: wanted && !layout.tight  // the pile is drawn
            onClicked: layer.discardsWanted()
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
            x: Math.round(layout.footLeft)
            y: Math.round(layout.actionsTop + (actions.open ? 0 : (layout.actionsHeight - height) / 2))
            width: Math.round(layout.footSpan)
            height: actions.open ? table.headHeight : Math.round(layout.actionsHeight * 0.5)
            flat: actions.open
            growth: Math.max(1, layout.unit)
            resultAside: table.resultAside
            onResultWanted: table.resultWanted()
            program: table.program
            session: table.session
            opinion: hand.opinion
        }
        ActionRow {
            id: actions
            z: 250
            x: prompt.x + 12
            y: prompt.y + prompt.height
            width: prompt.width - 24
            height: layout.actionsHeight - table.headHeight - 10
            growth: Math.max(1, layout.unit)
            session: table.session
            pictures: ({
                hide: "onda/tokens/wild",
                play: "run",
                bomb: "onda/tokens/bomb",
                turn: "onda/tokens/turn-allowed",
                decline: "onda/tokens/inside",
                pass: "onda/tokens/passed"
            })
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
            card: OpenCard {
                width: open.cellWidth
                height: open.cellHeight
                letter: open.letter
            }
        }
    }
    SkipArea {
        anchors.fill: parent
        session: table.session
        prompt: prompt
    }
}
