pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Table

// The board of Turn the Tide: seat plates, pieces, hand and prompt.
TableBoard {
    id: table

    barRoom: layout.beside ? layout.barRoom : width
    islandBetween: layout.islandBetween
    keys: layer
    sizes: layout
    positions: places

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
            top: layout.footTop
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
        program: table.program

        Repeater {
            id: pieces
            model: table.session.pieces

            BoardPiece {
                session: table.session
                positions: places
                hand: hand
                onAreaChanged: countTimer.restart()
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
        PromptPlate {
            id: prompt
            z: 250
            x: Math.round((layout.width - width) / 2)
            y: Math.round(layout.promptTop)
            width: layout.promptSpan
            height: layout.promptHeight
            stretch: 2 * Math.round(8 * layout.unit)
            growth: Math.max(1, layout.unit)
            resultAside: table.resultAside
            onResultWanted: table.resultWanted()
            program: table.program
            session: table.session
            opinion: hand.opinion
        }
        Repeater {
            model: table.session.seats

            SeatPlate {
                layout: layout
                gaugeHeight: layout.gaugeHeight
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
            positions: places
            session: table.session
        }
    }
    Repeater {
        model: table.session.seats

        SeatVeil {
            positions: places
        }
    }
    SkipArea {
        anchors.fill: parent
        session: table.session
        prompt: prompt
    }
}
