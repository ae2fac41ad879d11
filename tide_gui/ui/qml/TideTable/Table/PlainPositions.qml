import QtQuick
import TideTable.Controls

// The position of every piece on the plain board.
TablePositions {
    required property PlainLayout layout

    function cell(area: string, seat: int): var {
        return layout.cells[layout.key(area, seat)];
    }

    function ratio(area: string, seat: int): real {
        return area === "hand" && layout.holds(seat) ? hand.ratio : cell(area, seat)?.ratio ?? Theme.cardRatio;
    }

    function strip(area: string, seat: int, count: int): real {
        if (area === "hand" && layout.holds(seat))
            return Math.min(1, hand.step(count) / hand.cardWidth);
        const found = cell(area, seat);
        return found && found.step > 0 ? Math.min(1, found.step / found.card) : 1;
    }

    function spot(area: string, seat: int, slot: int, count: int): var {
        if (area === "hand" && layout.holds(seat))
            return own(slot, count);
        const found = cell(area, seat);
        if (!found)
            return position(layout.width / 2, -200, 60, 0);
        return position(found.x + slot * found.step, found.y, found.card, Level.pieces + slot);
    }
}
