pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The position of every piece of Turn the Tide.
TablePositions {
    required property TableLayout layout

    noteHeight: layout.noteHeight
    letters: layout.letters
    overlap: 0.3

    function spot(area: string, seat: int, slot: int, count: int): var {
        if (area === "hand")
            return layout.holds(seat) ? own(slot, count) : fanned(layout.part(seat, "fan"), slot, count);
        if (area === "chosen")
            return chosen(seat);
        if (area === "played")
            return played(slot, count);
        if (area === "offer")
            return offer(slot);
        if (area === "tide")
            return tide(seat, slot, count);
        if (area === "rings")
            return ring(seat, slot, count);
        if (area === "passing")
            return passing(seat, slot, count);
        if (area === "passingRings")
            return passingRing(seat, slot, count);
        return area === "pile" ? pile(seat) : area === "box" ? box() : deck(slot, count);
    }

    function noteRoom(area: string, width: real, slot: int): real {
        return area === "played" ? layout.playedCell(slot) - 3 : width + layout.offerGap - 3;
    }

    function wholeFan(seat: int, count: int): rect {
        return wholly(layout.part(seat, "fan"), count);
    }

    // The space for the numbers of an open hand: that of the fan, and what is free around it.
    function wholeHand(seat: int): rect {
        const fan = layout.part(seat, "fan");
        const tide = layout.part(seat, "tide");
        return Qt.rect(fan.x - 4, tide.y, tide.x - fan.x, tide.height);
    }

    function chosen(seat: int): var {
        const box = layout.board(seat);
        const at = layout.place(seat);
        const u = layout.unit;
        const w = (layout.holds(seat) ? 88 : 60) * u;
        if (layout.holds(seat))
            return position(box.x + 14 * u, box.y - 10 * u - w * Theme.cardRatio, w, 700);
        const leftward = at === layout.seats - 1 || at === 3;
        const tall = layout.shape(seat) === "tall";
        const gap = (tall || layout.seats < 5 ? 12 : 6) * u;
        const x = leftward ? box.x - gap - w : box.x + box.width + gap;
        const y = tall ? layout.chosenTop : box.y + box.height - w * Theme.cardRatio;
        return position(x, tall || layout.clearOfSides(x, w) ? y : Math.min(y, layout.sideTop - 4 - w * Theme.cardRatio), w, 700);
    }

    function played(slot: int, count: int): var {
        const w = layout.playedWidth;
        return position(layout.playedCentre + layout.playedOffset(slot, count) - w / 2, layout.playedTop, w, 2 * Level.pieces + slot);
    }

    function offer(slot: int): var {
        const w = layout.offerWidth;
        const gap = layout.offerGap;
        return position(layout.offerCentre + (slot ? gap / 2 : -w - gap / 2), layout.offerTop, w, 160 + slot);
    }

    function deck(slot: int, count: int): var {
        const w = layout.offerWidth * 0.76;
        const depth = Math.min(3, count - 1 - slot) * 2;
        const x = layout.offerCentre - layout.offerGap / 2 - layout.offerWidth - w - (layout.lined ? 20 : 26) * layout.unit;
        return position(x - depth, layout.offerTop + (layout.offerWidth - w) * Theme.cardRatio + depth, w, Level.pieces + slot);
    }

    function tide(seat: int, slot: int, count: int): var {
        const box = layout.part(seat, "tide");
        const depth = Math.min(2, count - 1 - slot) * 2;
        return position(box.x - depth, box.y + depth, box.width, Level.pieces + slot);
    }

    function ring(seat: int, slot: int, count: int): var {
        const box = layout.part(seat, "rings");
        const step = count > 1 ? Math.min(box.height * 1.08, (box.width - box.height) / (count - 1)) : 0;
        return position(box.x + slot * step, box.y, box.height, Level.pieces + slot);
    }

    // A hand that is passed on lies on the sea in front of its seat.
    function bundle(seat: int): rect {
        const box = layout.board(seat);
        const w = 60 * layout.unit;
        const gap = 14 * layout.unit;
        const floor = layout.promptTop - gap - w * Theme.cardRatio;
        if (layout.place(seat) === 0)
            return Qt.rect(layout.centre - w / 2, floor, w, w * Theme.cardRatio);
        const bottom = box.y + box.height;
        const room = layout.span / 2 - layout.margin - layout.plan.tall.w * layout.boardUnit - gap;
        const left = layout.centre - room;
        const right = layout.centre + room - w;
        if (layout.shape(seat) === "tall")
            return Qt.rect(layout.place(seat) === 1 ? left : right, Math.min(bottom, floor), w, w * Theme.cardRatio);
        const x = box.x + box.width < layout.centre ? box.x + gap : layout.part(seat, "fan").x;
        return Qt.rect(Math.max(left, Math.min(right, x)), bottom + gap, w, w * Theme.cardRatio);
    }

    function passing(seat: int, slot: int, count: int): var {
        const box = bundle(seat);
        const depth = Math.min(2, count - 1 - slot) * 2;
        return position(box.x - depth, box.y - depth, box.width, 170 + slot);
    }

    function passingRing(seat: int, slot: int, count: int): var {
        const box = bundle(seat);
        const w = 22 * layout.unit;
        const step = count > 1 ? Math.min(w * 1.08, (box.width - w) / (count - 1)) : 0;
        return position(box.x + slot * step, box.y + box.height - w * 0.7, w, 185 + slot);
    }

    function box(): var {
        return position(layout.centre - layout.handWidth / 2, layout.middleTop, layout.handWidth, 60);
    }

    function pile(seat: int): var {
        const box = layout.part(seat, "fan");
        return position(box.x, box.y, box.height / Theme.cardRatio, 60);
    }
}
