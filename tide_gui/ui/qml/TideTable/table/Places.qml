pragma ComponentBehavior: Bound

import QtQuick

// The spot of every piece: left upper corner, width, height of its stack.
QtObject {
    id: places

    required property Chart chart

    function spot(area: string, seat: int, slot: int, count: int): var {
        if (area === "hand")
            return chart.place(seat) ? fan(seat, slot, count) : own(slot, count);
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
        return area === "pile" ? pile(seat) : area === "box" ? box() : deck(slot, count);
    }

    function made(x: real, y: real, width: real, z: int): var {
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), z: z };
    }

    function part(seat: int, name: string): rect {
        const box = chart.board(seat);
        const k = chart.boardScale(seat);
        const inner = chart.plan[chart.shape(seat)][name];
        return Qt.rect(box.x + inner.x * k, box.y + inner.y * k, inner.width * k, inner.height * k);
    }

    function handStep(count: int): real {
        const w = chart.handWidth;
        return count > 1 ? Math.min(0.68 * w, (chart.handSpan - w) / (count - 1)) : 0;
    }

    function handStart(count: int): real {
        const wide = chart.handWidth + handStep(count) * (count - 1);
        return chart.handLeft + (chart.handSpan - wide) / 2;
    }

    function wholeHand(count: int): rect {
        const wide = chart.handWidth + handStep(count) * (count - 1);
        return Qt.rect(handStart(count), chart.footTop, wide, chart.handWidth * 1.4);
    }

    function own(slot: int, count: int): var {
        return made(handStart(count) + slot * handStep(count), chart.footTop, chart.handWidth, 300 + slot);
    }

    function wholeFan(seat: int, count: int): rect {
        const box = part(seat, "fan");
        const w = box.height / 1.4;
        return Qt.rect(box.x, box.y, count > 1 ? Math.min(box.width, w * (1 + 0.3 * (count - 1))) : w, box.height);
    }

    function fan(seat: int, slot: int, count: int): var {
        const box = part(seat, "fan");
        const w = box.height / 1.4;
        const step = count > 1 ? Math.min(w * 0.3, (box.width - w) / (count - 1)) : 0;
        return made(box.x + slot * step, box.y, w, 100 + slot);
    }

    function chosen(seat: int): var {
        const box = chart.board(seat);
        const at = chart.place(seat);
        const u = chart.unit;
        const w = (at ? 60 : 88) * u;
        if (at === 0)
            return made(box.x + 14 * u, box.y - 10 * u - w * 1.4, w, 700);
        const leftward = at === chart.seats - 1 || at === 3;
        const tall = chart.shape(seat) === "tall";
        const gap = (tall || chart.seats < 5 ? 12 : 6) * u;
        const y = tall ? chart.chosenTop : box.y + box.height - w * 1.4;
        return made(leftward ? box.x - gap - w : box.x + box.width + gap, y, w, 700);
    }

    function played(slot: int, count: int): var {
        const w = chart.playedWidth;
        return made(chart.playedCentre + (slot - (count - 1) / 2) * chart.playedStep - w / 2, chart.playedTop, w, 200 + slot);
    }

    function offer(slot: int): var {
        const w = chart.offerWidth;
        const gap = chart.offerGap;
        return made(chart.offerCentre + (slot ? gap / 2 : -w - gap / 2), chart.offerTop, w, 160 + slot);
    }

    function deck(slot: int, count: int): var {
        const w = chart.offerWidth * 0.76;
        const depth = Math.min(3, count - 1 - slot) * 2;
        const x = chart.offerCentre - chart.offerGap / 2 - chart.offerWidth - w - (chart.lined ? 20 : 26) * chart.unit;
        return made(x - depth, chart.offerTop + (chart.offerWidth - w) * 1.4 + depth, w, 100 + slot);
    }

    function tide(seat: int, slot: int, count: int): var {
        const box = part(seat, "tide");
        const depth = Math.min(2, count - 1 - slot) * 2;
        return made(box.x - depth, box.y + depth, box.width, 100 + slot);
    }

    function ring(seat: int, slot: int, count: int): var {
        const box = part(seat, "rings");
        const step = count > 1 ? Math.min(box.height * 1.08, (box.width - box.height) / (count - 1)) : 0;
        return made(box.x + slot * step, box.y, box.height, 100 + slot);
    }

    function box(): var {
        return made(chart.centre - chart.handWidth / 2, chart.middleTop, chart.handWidth, 60);
    }

    function pile(seat: int): var {
        const box = part(seat, "fan");
        return made(box.x, box.y, box.height / 1.4, 60);
    }
}
