pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The layout of the plain board: plates, spots of each kind side by side, hand and buttons.
TableSizes {
    required property Session session
    property var counts: ({})  // the number of pieces in each spot
    property var faces: ({})  // whether a spot has a piece with its face up
    property var cells: ({})  // the place of each spot
    property var labels: []  // the texts above the spots

    readonly property real top: barHeight
    readonly property int smallest: 16  // the width of a card beneath which the texts above the spots give way
    readonly property int legible: 43  // the width of a card beneath which its text would be too small
    readonly property var middleAreas: session.areas.filter(area => area.inMiddle).map(area => area.name)
    readonly property bool middle: middleAreas.length > 0
    readonly property real unit: Math.max(0.6, Math.min(width / 1000, height / 760))
    readonly property real letters: Math.max(1, handless ? height / 30 / 13 : Math.min(textScale, unit * 1.35))
    readonly property real line: Math.round(20 * letters)  // the height of the text above a spot
    readonly property real gap: Math.round(12 * unit)
    readonly property real plateHeight: Math.round((handless ? 58 : 66) * Math.max(unit, letters))

    // The foot: own plate and hand; above them prompt and buttons, side by side in a low window.
    readonly property real cardWidth: Math.round(96 * unit)
    readonly property real handTop: height - cardWidth * Theme.cardRatio - gap
    readonly property real footWidth: Math.round(width * (handless ? 0.32 : 0.24))
    readonly property bool low: handless || height < 760 * letters
    readonly property bool tucked: handless || low && textScale >= 1.5  // the own plate stands beside the prompt, and the hand is as wide as the table
    readonly property bool widePrompt: session.pace.watching || tucked && session.offers.count === 0  // there are no buttons beside it
    readonly property real promptLeft: tucked ? footWidth + 2 * gap : gap
    readonly property real handLeft: tucked ? gap : footWidth + 2 * gap
    readonly property real promptHeight: Math.round((handless ? 52 : 62) * Math.max(1, letters))
    readonly property real promptTop: handless ? height - gap - promptHeight : handTop - Theme.cardLift * cardWidth * Theme.cardRatio - promptHeight - gap / 2
    readonly property rect prompt: low ? Qt.rect(promptLeft, promptTop, widePrompt ? width - promptLeft - gap : width * 0.46, promptHeight)
        : Qt.rect(width / 2 - Math.min(width - 2 * gap, 900 * unit) / 2, promptTop, Math.min(width - 2 * gap, 900 * unit), promptHeight)
    readonly property rect offers: low ? Qt.rect(prompt.x + prompt.width + gap, promptTop, width - promptLeft - prompt.width - 2 * gap, promptHeight)
        : Qt.rect(gap, promptTop - promptHeight - gap / 2, width - 2 * gap, promptHeight)

    // The shelves between: those of the other seats, the middle, and the own one.
    readonly property real firstShelf: top + gap / 2 + plateHeight + gap / 2
    readonly property real rowHeight: Math.round((offers.y - gap - firstShelf) / (middle ? 3 : 2))

    onAssigned: arrange()

    function count(pieces: Repeater) {
        const seen = {}, open = {};
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            if (!piece)
                continue;
            const spot = key(piece.area, piece.seat);
            seen[spot] = (seen[spot] ?? 0) + 1;
            open[spot] = open[spot] || piece.face > 0;
        }
        counts = seen;
        faces = open;
        arrange();
    }

    function plate(seat: int): rect {
        const at = place(seat);
        if (at === 0 && tucked)
            return Qt.rect(gap, promptTop, footWidth, promptHeight);
        if (at === 0) {
            const tall = Math.min(height - gap - handTop, 1.7 * plateHeight);
            return Qt.rect(gap, height - gap - tall, footWidth, tall);
        }
        const wide = (width - gap) / (seats - 1);
        return Qt.rect(gap + (at - 1) * wide, top + gap / 2, wide - gap, plateHeight);
    }

    function shelf(seat: int): rect {
        const own = plate(seat);
        if (seat >= 0 && place(seat) > 0)
            return Qt.rect(own.x, firstShelf, own.width, rowHeight - gap / 2);
        const above = seat < 0 || !middle ? 1 : 2;
        return Qt.rect(gap, firstShelf + above * rowHeight, width - 2 * gap, rowHeight - gap / 2);
    }

    function key(area: string, seat: int): string {
        return area + "/" + (middleAreas.includes(area) ? -1 : seat);
    }

    function arrange() {
        const found = {}, words = [];
        for (let seat = -1; seat < seats; ++seat)
            arrangeShelf(seat, found, words);
        cells = found;
        labels = words;
    }

    function arrangeShelf(seat: int, found: var, words: var) {
        const near = seat >= 0 && place(seat) === 0;
        const spots = session.areas.filter(area => area.inMiddle === seat < 0 && counts[key(area.name, seat)] > 0 && !(near && !handless && area.name === "hand"))
            .map(area => ({ key: key(area.name, seat), fan: area.fan, words: area.words, count: counts[key(area.name, seat)], read: faces[key(area.name, seat)] ?? false }));
        const room = shelf(seat);
        const plan = bestPlan(spots, room);
        let y = room.y;
        for (const row of plan.rows) {
            let x = room.x + Math.max(0, (room.width - span(row, plan)) / 2);
            for (const spot of row) {
                found[spot.key] = { x: x, y: y + (plan.bare ? 0 : line), card: plan.card, step: spot.fan ? plan.card * plan.overlap : 0, ratio: plan.ratio };
                if (!plan.bare)
                    words.push({ x: x, y: y, width: cell(spot, plan), words: label(spot) });
                x += cell(spot, plan) + gap;
            }
            y += line + plan.card * plan.ratio + gap / 2;
        }
    }

    // The plan with the largest cards, in up to three rows, side by side or overlapping; where texts would be too small, the cards are low.
    function bestPlan(spots: var, room: rect): var {
        const tall = planned(spots, room, 74 * unit, Theme.cardRatio);
        if (tall.worth >= legible || !spots.some(spot => spot.read))
            return tall;
        const wide = Math.max(legible, 74 * unit);
        const plans = [planned(spots, room, 1.4 * legible, 0.75), planned(spots, room, wide, 0.75), planned(spots, room, wide, 0.65)];
        return plans.reduce((best, plan) => plan.worth > best.worth ? plan : best);
    }

    function planned(spots: var, room: rect, widest: real, ratio: real): var {
        let best = tightest(spots, room);
        for (const [overlap, clear] of [[1.04, 1], [0.62, 0.85], [0.3, 0.45]])
            for (let rows = 1; rows <= 3; ++rows) {
                const tall = (room.height - (rows - 1) * gap / 2) / rows - line;
                const plan = { card: Math.floor(Math.min(widest, tall / ratio)), ratio: ratio, overlap: overlap, rows: [], bare: false };
                plan.rows = wrapped(spots, plan, room.width);
                plan.worth = plan.card * clear;
                if (plan.card >= smallest && plan.rows.length <= rows && plan.worth > best.worth)
                    best = plan;
            }
        return best;
    }

    // In one row without texts, as narrow as it must be.
    function tightest(spots: var, room: rect): var {
        const free = room.width - gap * (spots.length - 1);
        const card = Math.floor(Math.max(12, Math.min(34 * unit, room.height / Theme.cardRatio, 0.8 * free / Math.max(1, spots.length))));
        const more = spots.reduce((sum, spot) => sum + (spot.fan ? spot.count - 1 : 0), 0);
        const overlap = Math.max(0, Math.min(0.3, (free - card * spots.length) / Math.max(1, card * more)));
        return { card: card, ratio: Theme.cardRatio, worth: 0, overlap: overlap, rows: [spots], bare: true };
    }

    function wrapped(spots: var, plan: var, room: real): var {
        const rows = [[]];
        for (const spot of spots) {
            const row = rows[rows.length - 1];
            if (row.length > 0 && span([...row, spot], plan) > room)
                rows.push([spot]);
            else
                row.push(spot);
        }
        return rows.some(row => span(row, plan) > room) ? [[], [], [], []] : rows;
    }

    function label(spot: var): string {
        //: %1: the name of a pile of cards; %2: how many there are
        return spot.count > 1 ? qsTr("%1: %2").arg(spot.words).arg(spot.count) : spot.words;
    }

    function cell(spot: var, plan: var): real {
        const cards = spot.fan ? plan.card * (1 + plan.overlap * (spot.count - 1)) : plan.card;
        return plan.bare ? cards : Math.max(cards, (label(spot).length * 8 + 18) * letters);
    }

    function span(spots: var, plan: var): real {
        return spots.reduce((sum, spot) => sum + cell(spot, plan) + gap, -gap);
    }
}
