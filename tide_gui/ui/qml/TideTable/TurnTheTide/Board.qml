pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Table

// The board of Turn the Tide: seat plates, pieces, hand and prompt.
HandBoard {
    id: table

    barRoom: layout.beside ? layout.barRoom : width
    islandBetween: layout.islandBetween
    sizes: TableLayout {
        id: layout
        watching: table.session.pace.watching
    }
    positions: PiecePositions {
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
    prompt {
        x: Math.round(layout.asking.x)
        y: Math.round(layout.asking.y)
        width: layout.asking.width
        height: layout.asking.height
        stretch: layout.handless ? layout.stretch : 2 * Math.round(8 * layout.unit)
        inset: Math.max(0, layout.laidEnd - prompt.x)
        growth: layout.lettering
        told: table.repeating
    }
    piece: BoardPiece {
        session: table.session
        positions: places
        hand: table.hand
        onAreaChanged: table.recount()
        onNoteChanged: table.recount()
    }
    plate: SeatPlate {
        layout: layout
        gaugeHeight: layout.gaugeHeight
        session: table.session
        onClicked: table.seatPressed(this as SeatButton)
    }
    openHand: OpenHand {
        positions: places
        session: table.session
    }
    overSeat: SeatVeil {
        positions: places
    }
    moment: TideMoment {
        layout: layout
    }
}
