pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Where the boards of the seats stand: the own one at the lower left, two at the sides, the others at the top.
// Its sizes are those of a table 1000 wide, times a unit.
TableSizes {
    required property var plan  // the parts of a board by its shape: tall, wide or own
    property real span: width  // the boards at the sides stand at its ends
    property real gap: 0  // between two boards at the top
    property real reference: handless ? 680 : 744  // the height of a table 1000 wide
    property real footSpan: 975 * unit  // own board and hand
    property real sideFloor: footTop - 8 * unit  // boards at the sides end above it if they can

    // The boards at the top stand between the ends of the bar if there is enough space.
    readonly property int across: seats === 2 ? 1 : seats - 3
    readonly property real freeUnit: Math.min(width / 1000, height / (reference + 8))
    readonly property real aisle: across > 1 ? gap : 0
    property real barRoom: (width - (across * plan.wide.w * growth + aisle) * freeUnit) / 2 - 16
    readonly property bool beside: across > 0 && barRoom >= barWidth
    readonly property real top: beside ? 4 : barHeight

    readonly property real usable: height - top
    readonly property real unit: Math.max(0.4, Math.min(width / 1000, usable / reference))
    // The unit of a table with usual letters: larger letters make no card of the own hand smaller.
    readonly property bool usuallyBeside: across > 0 && (width - (across * plan.wide.w + (across > 1 ? gap : 0)) * freeUnit) / 2 - 16 >= barWidth / textScale
    readonly property real usualUnit: Math.max(unit, Math.min(width / 1000, (height - (usuallyBeside ? 4 : 56)) / usualReference))
    property real usualReference: reference
    readonly property real letters: handless ? Math.max(1, textScale) : Math.max(1, Math.min(textScale, Math.max(1.25, unit * 1.35)))  // the scale of text on the table
    readonly property real larger: Math.max(0, Math.min(textScale, 2) - 1)  // how far letters are larger than usual
    readonly property real growth: Math.min(1.16, 1 + 0.3 * (Math.max(1, Math.min(textScale, freeUnit * 1.35)) - 1), across > 1 && width > 0 ? (width / freeUnit - 175) / (2 * plan.wide.w) : 2)
    readonly property real boardUnit: unit * growth
    readonly property real centre: width / 2
    readonly property real margin: 12 * unit
    readonly property real topSpan: across * plan.wide.w * boardUnit + aisle * unit
    readonly property real beach: height * 0.34  // the width of the island at the right
    property real topEnd: (width + topSpan) / 2  // of the boards at the top
    readonly property bool islandBetween: across > 1 && aisle * unit > height * 0.12 && width - topEnd < beach
    islandHidden: !islandBetween && width - topEnd < beach

    property real handSize: 0  // the height of the own cards
    property real footHeight: handless ? plan.wide.h * boardUnit : Math.max(plan.own.h * unit, handSize)
    readonly property real footTop: height - footHeight - 12 * unit
    readonly property real footLeft: (width - footSpan) / 2
    readonly property real publicSpan: Math.min(width - 24, 1300 * unit)  // of the foot, while no hand lies there

    // Where the hand would lie, the prompt lies, beside the near board.
    property real besideRoom: 16 * unit  // from that board
    property real askingLeft: footLeft + plan.wide.w * boardUnit + besideRoom
    readonly property real askingHeight: Math.round(Math.min(footHeight, height / 6))
    readonly property rect besideNear: Qt.rect(askingLeft, footTop + (footHeight - askingHeight) / 2, footLeft + footSpan - askingLeft, askingHeight)
    readonly property real stretch: handless ? footHeight - askingHeight : 0  // how much higher the prompt may be there
    readonly property real lettering: handless ? Math.max(1, 1.3 * height / 30 / Theme.body) : Math.max(1, unit)  // of the prompt, as a multiple of running text

    readonly property real middleTop: top + (across > 0 ? plan.wide.h * boardUnit + 20 * unit : 18 * unit)

    function shape(seat: int): string {
        const at = place(seat);
        return holds(seat) ? "own" : at > 0 && seats > 2 && (at === 1 || at === seats - 1) ? "tall" : "wide";
    }

    function boardScale(seat: int): real {
        return holds(seat) ? unit : boardUnit;
    }

    function board(seat: int): rect {
        const at = place(seat);
        const kind = shape(seat);
        const w = Math.round(plan[kind].w * boardScale(seat));
        const h = Math.round(plan[kind].h * boardScale(seat));
        if (at === 0)
            return Qt.rect(Math.round(footLeft), Math.round(footTop), w, h);
        const edge = (width - span) / 2 + margin;
        if (kind === "tall")
            return Qt.rect(Math.round(at === 1 ? edge : width - edge - w), Math.round(sideY(h)), w, h);
        const rank = seats === 2 ? 0 : at - 2 - (seats - 4) / 2;  // among the boards at the top
        return Qt.rect(Math.round(centre - w / 2 + rank * (w + aisle * unit)), Math.round(top + 8 * unit), w, h);
    }

    // A part of a board, where it lies on the table.
    function part(seat: int, name: string): rect {
        const box = board(seat);
        const k = boardScale(seat);
        const inner = plan[shape(seat)][name];
        return Qt.rect(box.x + inner.x * k, box.y + inner.y * k, inner.width * k, inner.height * k);
    }

    function sideY(h: real): real {
        const least = across > 1 && span < topSpan + 2 * (plan.tall.w * boardUnit + margin + 8 * unit) ? middleTop : Math.max(barHeight, top) + 10 * unit;
        const most = sideFloor - h;
        return Math.min(Math.max(least, Math.min(most, height * 0.24)), footTop - h - 8 * unit);
    }
}
