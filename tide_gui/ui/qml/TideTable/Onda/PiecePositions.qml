pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The position of every card of Onda.
TablePositions {
    required property TableLayout layout
    // Cards in the row of the trick so far are as large as its height and their number allow.
    readonly property real slip: 23  // the width of a card there
    readonly property real step: 26  // from card to card
    readonly property real badge: 27
    readonly property real apart: badge + 17  // between combinations
    readonly property real smallest: Math.min(tallest, Math.max(0.85, (layout.handless ? 19 * layout.letters : 15) / (slip * layout.rowScale)))  // its number can be read
    readonly property real tallest: (layout.row.height - 8) / (slip * layout.rowScale * Theme.cardRatio)
    readonly property real shown: 0.62  // the least of a laid card beside the next one, as a share of its width
    readonly property real rowStart: layout.row.x + layout.rowWords + 8
    readonly property real rowRoom: layout.row.width - layout.rowWords - 8 - (badge + 52) * layout.rowScale
    readonly property int leftOut: {  // the first combinations, for which there is no room
        let first = 0;
        while (first < layout.earlier.length - 1 && smallest * span(first) > rowRoom)
            ++first;
        return first;
    }
    readonly property real rowUnit: layout.rowScale * Math.max(smallest, Math.min(tallest, rowRoom / Math.max(1, span(leftOut))))

    // The width of the row from a combination on.
    function span(first: int): real {
        return (cardsIn(layout.earlier.slice(first)) * step + (layout.earlier.length - first - 1) * apart) * layout.rowScale;
    }

    function cardsIn(combinations: list<int>): int {
        return combinations.reduce((sum, cards) => sum + cards, 0);
    }

    letters: layout.letters

    function spot(area: string, seat: int, slot: int, count: int): var {
        if (area === "hand")
            return layout.holds(seat) ? own(slot, count) : fanned(layout.part(seat, "fan"), slot, count);
        if (area === "wilds")
            return wild(seat, slot, count);
        if (area === "laid")
            return laid(slot, count);
        return area === "discards" ? discards() : box();
    }

    function wholeFan(seat: int, count: int): rect {
        return wholly(layout.part(seat, "fan"), count);
    }

    // The space for the list of an open hand: that of the fan, and what is free around it.
    function wholeHand(seat: int): rect {
        const fan = layout.part(seat, "fan");
        const wilds = layout.part(seat, "wilds");
        const air = 10 * layout.boardScale(seat);
        const left = layout.handless ? 0 : 0.6 * air;  // a score that is read from afar takes that
        return Qt.rect(fan.x - left, fan.y - air, wilds.x - fan.x + left - 0.3 * air, fan.height + 1.6 * air);
    }

    function wild(seat: int, slot: int, count: int): var {
        const box = layout.part(seat, "wilds");
        const near = layout.holds(seat);
        const w = Math.min(box.height / Theme.cardRatio, near ? (box.width - 4) / 2 : box.width * 0.8);
        const step = near ? box.width - w : Math.min(box.width - w, w * 0.34);
        return position(box.x + (near && count < 2 ? step / 2 : slot * step), box.y + (box.height - w * Theme.cardRatio) / 2, w, Level.pieces + slot);
    }

    function laid(slot: int, count: int): var {
        const box = layout.laid;
        const gap = 6 * layout.scale;
        const w = Math.min(box.height / Theme.cardRatio, (box.width - gap) / 2, box.width / (1 + shown * (count - 1)));
        const step = count > 1 ? Math.min(w + gap, (box.width - w) / (count - 1)) : 0;
        return position(box.x + (box.width - w - step * (count - 1)) / 2 + slot * step, box.y + (box.height - w * Theme.cardRatio) / 2, w, 2 * Level.pieces + slot);
    }

    // The trick so far: each combination after the badge of its seat; those that are left out lie below the first.
    function trick(slot: int, place: int): var {
        const after = slot - cardsIn(layout.earlier.slice(0, leftOut));
        const x = rowStart + (badge + Math.max(0, after * step + (place - 1 - leftOut) * apart)) * rowUnit;
        const w = slip * rowUnit;
        return position(x, layout.row.y + (layout.row.height - w * Theme.cardRatio) / 2, w, 2 * Level.pieces + slot);
    }

    function discards(): var {
        const w = 26 * layout.rowScale;
        return position(layout.row.x + layout.row.width - w - 14 * layout.rowScale, layout.row.y + (layout.row.height - w * Theme.cardRatio) / 2, w, 190);
    }

    function box(): var {
        return position(layout.centre - layout.handWidth / 2, layout.middleTop, layout.handWidth, 60);
    }
}
