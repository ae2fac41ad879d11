pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The position of every card and unit.
TablePositions {
    required property TableLayout layout
    property int first: -1  // the seat whose card is performed first
    readonly property UnitPlan plan: UnitPlan {}

    letters: layout.letters
    overlap: 0.4
    noteHeight: layout.sheetNote - 6

    function spot(area: string, seat: int, slot: int, count: int): var {
        if (area === "hand")
            return layout.holds(seat) ? own(slot, count) : fanned(layout.part(seat, "fan"), slot, count);
        if (area === "chosen")
            return turn(seat);
        if (area === "exchange")
            return layout.lee === "swap" && layout.place(seat) === 0 ? onSheet(slot) : inRow(layout.part(seat, "exchange"), slot, count, 1 / Theme.cardRatio);
        if (area === "exhausted")
            return asleep(seat, slot, count);
        if (area === "pile" || area === "discards")
            return pile(area, seat);
        return area === "pawn" ? pawn(seat) : box();
    }

    function noteRoom(area: string, width: real, slot: int): real {
        return layout.sheet ? Math.max(width, layout.sheetStep - 2) : width;
    }

    function wholeFan(seat: int, count: int): rect {
        return wholly(layout.part(seat, "fan"), count);
    }

    // The space for the list of an open hand: that of the fan, and what is free around it.
    function wholeHand(seat: int): rect {
        const box = layout.part(seat, "fan");
        return Qt.rect(box.x - 4, box.y - 4, box.width + 26 * layout.unit, box.height + 8);
    }

    // The card of this turn: the first one to be performed lies at the left, before the reveal that of the opponent.
    function turn(seat: int): var {
        const left = first < 0 ? layout.place(seat) !== 0 : seat === first;
        const inset = layout.handless ? (layout.turnLabel - layout.turnWidth) / 2 : 0;
        const x = layout.turnLeft + (left ? inset : layout.turnSpan - layout.turnWidth - inset);
        return position(x, layout.turnTop, layout.turnWidth, 2 * Level.pieces);
    }

    function inRow(row: rect, slot: int, count: int, shape: real): var {
        const w = row.height * shape * 0.94;
        const step = count > 1 ? Math.min(w * 1.06, (row.width - w) / (count - 1)) : 0;
        return position(row.x + slot * step, row.y + row.height * 0.03, w, Level.pieces + slot);
    }

    // A unit in the hold, as high as the row. Equal ones lie closer together where there are too many for the row.
    function inHold(seat: int, kind: string, nth: int, captain: bool, sailors: int, cannons: int, ratio: real): var {
        const row = layout.part(seat, "units");
        const head = row.height * 0.86;
        const gun = row.height * 0.68;
        const gap = row.height * 0.12;
        const first = captain ? head + gap : 0;  // where the sailors begin
        const rest = row.width - first - (sailors ? head + gap : 0) - (cannons ? gun : 0);
        const share = Math.max(0, Math.min(1, rest / Math.max(1, Math.max(0, sailors - 1) * head + Math.max(0, cannons - 1) * gun)));
        const guns = first + (sailors ? head + (sailors - 1) * head * share + gap : 0);
        const x = kind === "captain" ? 0 : kind === "sailor" ? first + nth * head * share : guns + nth * gun * share;
        const w = Math.min(kind === "cannon" ? gun : head, row.height * 0.94 / ratio);
        return position(row.x + x, row.y + (row.height - w * ratio) / 2, w, Level.pieces + nth);
    }

    function onSheet(slot: int): var {
        return position(layout.rowLeft + slot * layout.sheetStep, layout.handTop, layout.handWidth, Level.ownHand + slot);
    }

    // Exhausted cards lie at the right end of the hold, over its edge.
    function asleep(seat: int, slot: int, count: int): var {
        const hold = layout.part(seat, "hold");
        const w = 26 * layout.unit;
        return position(hold.x + hold.width - w * (0.9 * (count - slot)) - 4, hold.y - w * 0.35, w, 120 + slot);
    }

    function pile(area: string, seat: int): var {
        const box = layout.part(seat, area);
        return position(box.x, box.y, box.width, 100);
    }

    function pawn(seat: int): var {
        const marks = layout.part(seat, "marks");
        const w = marks.height * 0.78;
        return position(marks.x + marks.width - w, marks.y - w * 0.1, w, 120);
    }

    function box(): var {
        return position(layout.centre - layout.handWidth / 2, layout.seaTop, layout.handWidth, 60);
    }

    // -- on the ships -------------------------------------------------------------------------------------------------

    function aboard(seat: int, zone: int, box: rect, z: int): var {
        const k = layout.scale;
        return position(layout.zoneX(seat, zone) + box.x * k, layout.middle(seat) + box.y * k, box.width * k, z);
    }

    function deck(seat: int, zone: int): var {
        return aboard(seat, zone, plan.planks(), 70);
    }

    function wreck(seat: int, zone: int): var {
        return aboard(seat, zone, plan.planks(), 72);
    }

    function mast(seat: int, zone: int, crowd: int): var {
        return aboard(seat, zone, plan.mast(crowd), 74);
    }

    function cannon(seat: int, zone: int, toward: bool): var {
        return aboard(seat, zone, plan.cannon((layout.place(seat) === 0) === toward), 76);
    }

    function captain(seat: int, zone: int, sailors: int, mast: bool, guns: int): var {
        return aboard(seat, zone, plan.captain(sailors, mast, guns), 80);
    }

    // Beside the ship, where a unit falls into the water.
    function overboard(seat: int, zone: int): var {
        return aboard(seat, zone, plan.overboard(layout.place(seat) === 0), 80);
    }

    // A unit that would come to a zone, before it is there.
    function coming(seat: int, zone: int, kind: string, north: bool): var {
        const box = kind === "cannon" ? plan.cannon(north) : kind === "captain" ? plan.captain(0, false, 0) : plan.sailor(0, 1, false, false, 0);
        return aboard(seat, zone, box, 0);
    }

    function sailor(seat: int, zone: int, nth: int, sailors: int, captain: bool, mast: bool, guns: int): var {
        return aboard(seat, zone, plan.sailor(nth, sailors, captain, mast, guns), 82 + nth);
    }
}
