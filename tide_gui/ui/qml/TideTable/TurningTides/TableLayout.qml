pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The layout of the table: the opponent's board, the ships, the order of tasks, the actions, the own board and hand.
SeatLayout {
    id: layout

    property int offset: 0  // how many zones the ships have sailed past each other
    property bool eastward: true  // the lower ship sails to the right
    property string task: ""  // what is being performed
    property var previews: ({})  // by decision of it: what it would change
    property var titles: ({})  // by task
    property string lee: ""  // what is chosen on the sheet between two rounds
    property int apart: 0  // cards listed there that are not in the hand
    property real apartWords: 0  // the width of their names, in the smallest letters
    property real holdName: 0  // the width of the name of the hold, in small letters

    readonly property real more: 1 + 0.54 * larger  // how much taller lines of text are
    readonly property real size: Math.max(1, handless ? textScale : unit * more)  // the scale of text on the table
    readonly property real asideWidth: 232 * unit  // steps and cards of the turn, at the left
    readonly property real right: footLeft + footSpan
    readonly property real rivalLeft: right - (plan.wide.w + (beside ? 60 : 0)) * unit
    readonly property real main: handless ? footLeft : footLeft + asideWidth + 12 * unit  // the left edge of order and actions

    topEnd: rivalLeft + plan.wide.w * unit
    plan: BoardPlan {
        more: layout.more
        far: layout.handless
        narrow: layout.width < 740 || layout.handless
        fanned: layout.handless ? 110 : 0
        named: layout.handless ? 120 : 0
        longer: layout.handless ? 56 : 0
        called: Math.max(0, 2.3 * Theme.far / layout.unit - 44 - 24 * (more - 1), layout.holdName / layout.unit - 50 - 24 * (more - 1))
        spare: layout.handless ? 0 : Math.max(0, Math.min(120, layout.footSpan / layout.unit - 975))
    }
    reference: (handless ? 700 : 806) + 76 * larger
    footHeight: plan.own.h * unit
    askingLeft: footRight + turnSpan + 20 * unit
    footSpan: Math.min(width - 24 * unit, 1300 * unit)
    barRoom: Math.min(width - 24 * freeUnit, 1300 * freeUnit) / 2 + width / 2 - (60 + plan.wideWidth) * freeUnit - 12

    function shape(seat: int): string {
        return place(seat) ? "wide" : "own";
    }

    function boardScale(seat: int): real {
        return unit;
    }

    function board(seat: int): rect {
        const near = place(seat) === 0;
        const size = near ? plan.own : plan.wide;
        const x = near ? footLeft : rivalLeft;
        const y = near ? footTop : top + 6 * unit;
        return Qt.rect(Math.round(x), Math.round(y), Math.round(size.w * unit), Math.round(size.h * unit));
    }

    // The foot: own board and hand.
    readonly property real handWidth: Math.round(sheet ? sheetCard : Math.min((104 + 14 * larger) * unit, (plan.own.h - 10) * unit / Theme.cardRatio))
    readonly property real footRight: footLeft + (plan.own.w + 14) * unit  // what lies beside the own board begins here
    readonly property real handLeft: sheet ? sheetHand : footRight
    readonly property real handSpan: sheet ? (7 - listed) * sheetStep + sheetCard : right - handLeft
    readonly property real handTop: sheet ? rowTop : footTop + 6 * unit

    // What can be done, and the order of tasks above it.
    property bool deciding: false  // buttons lie below the question
    readonly property real actionsHeight: Math.round(Math.max(112, 114 * unit * (1 + 0.45 * larger)))
    readonly property real actionsTop: Math.round(footTop - 8 * unit - actionsHeight)
    readonly property real headHeight: Math.round(Math.max(46, actionsHeight * (0.34 + 0.06 * larger)))
    readonly property real orderLine: 17 * size  // a line of words on the order of tasks
    readonly property real orderHeight: Math.round(orderLine + (handless ? 22 * size : 25 * Math.max(1, unit)) + 8)
    readonly property real orderFoot: handless ? footTop - 8 * unit - orderRule : actionsTop - 6 * unit
    readonly property real orderRule: orderLine + 2  // the rule stands where else the buttons begin
    readonly property real rise: handless || orderFoot - orderHeight - orderRule - 4 * unit - seaTop < 502 * widest ? 0 : orderRule  // or above them, where the ships leave room
    readonly property real orderWords: deciding || sheet ? 0 : orderRule - rise  // how far it hangs over the buttons
    readonly property rect order: Qt.rect(main, orderFoot - orderHeight - rise, right - main, orderHeight + rise + orderWords)

    // At the left: the steps of the round, and the two cards of the turn; these lie beside the own board where no hand does.
    readonly property rect steps: Qt.rect(footLeft, Math.max(barHeight + 2, top + 56 * unit), Math.min(asideWidth, rivalLeft - footLeft - 6 * unit), 52 * unit * (1 + 0.35 * larger))
    readonly property real turnTop: handless ? footTop + 3 : order.y
    readonly property real turnFloor: handless ? footTop + footHeight : footTop
    readonly property real turnLeft: handless ? footRight : footLeft
    readonly property real turnSpan: handless ? 2 * turnLabel + 8 * unit : asideWidth
    readonly property real turnWords: Math.round((handless ? 20 : 42) * size)  // whose card it is, and when it is performed; from afar its colour tells the first
    readonly property real turnLabel: handless ? Math.max(turnWidth + 6, 72 * size + 12) : turnWidth + 6  // the width of these words
    readonly property real turnWidth: Math.min(104 * unit, (turnFloor - 11 - turnWords - turnTop) / Theme.cardRatio)

    // The sea: both ships between the opponent's board and the order of tasks.
    readonly property real seaTop: top + (plan.wide.h + 8) * unit
    readonly property real seaHeight: (sheet ? sheetBox.y : order.y) - 4 * unit - seaTop
    readonly property real widest: (width - 8) / (sheet ? 120 * offset + 460 : 1790)  // in the lee both are seen from bow to bow
    readonly property real scale: Math.max(0.2, Math.min((seaHeight - (handless ? 16 * size : 0)) / 502, widest))
    readonly property real half: 950 * scale  // how far both ships reach to either side, at most
    readonly property bool beset: steps.y + steps.height > seaTop  // the steps stand in the way of a ship
    readonly property real fleetCentre: beset ? Math.max(centre, Math.min(steps.x + steps.width + half, width - half)) : centre
    readonly property real zoneWidth: 120 * scale
    readonly property real plaque: Math.max(20 * Math.min(1.3, textScale), 38 * scale, handless ? 23 * size : 0)  // the number of a zone
    readonly property real rim: 4 * scale + plaque / 2  // how far it juts out over the planks
    readonly property real farMiddle: Math.round(seaTop + (seaHeight - 258 * scale) / 2)
    readonly property real nearMiddle: Math.round(farMiddle + 258 * scale)

    // In the lee the actions are where else the hand lies, and a sheet above them takes the room of the order of tasks.
    readonly property bool sheet: lee !== ""
    readonly property bool swapping: lee === "swap"
    readonly property rect asking: sheet ? Qt.rect(footRight, leeTop, right - footRight, height - 12 * unit - leeTop - 4) : handless ? besideNear : Qt.rect(main, actionsTop, right - main, actionsHeight)
    readonly property real leeTop: Math.min(footTop, height - actionsHeight - 12 * unit)
    readonly property real sheetFloor: leeTop - 8 * unit
    readonly property real sheetHead: Math.round(28 * size)  // the height of the title
    readonly property real sheetLine: Math.round(20 * size)  // and of the words over the cards
    readonly property real sheetNote: Math.round(30 * size)
    readonly property real rowTop: Math.round(sheetFloor - 4 - sheetNote - Theme.cardRatio * sheetCard)  // of the cards
    readonly property real sheetY: Math.min(order.y, rowTop - 12 - sheetLine - sheetHead)
    readonly property real leastSea: 512 * 0.2 + 14  // both ships at their smallest, with the numbers of their zones
    readonly property rect sheetBox: Qt.rect(footLeft, sheetY, footSpan, sheetFloor - sheetY)

    // One row of cards: first those of the exchange, if they are chosen from, then the hand, then a list of all others.
    readonly property int listed: swapping ? apart : 0
    readonly property int rowCards: (swapping ? 4 : 0) + 8 - listed
    readonly property real rowGap: Math.max(14, 18 * unit)
    readonly property real listWidth: listed > 0 ? Math.max(150 * size, Math.min(30 * size + 9 + apartWords, 0.25 * footSpan)) : 0
    readonly property real rowRoom: footSpan - 20 - (swapping ? rowGap : 0) - (listed > 0 ? rowGap + listWidth : 0)
    readonly property real sheetCard: Math.round(Math.min(Math.max(74, 112 * unit), rowRoom / rowCards / 0.94, Math.max(44, cardBelow(seaTop + 6 * unit + leastSea)), Math.max(74, 92 * unit, cardBelow(order.y))))
    readonly property real sheetStep: Math.min(Math.max(1.04 * sheetCard, 68), (rowRoom - sheetCard) / (rowCards - 1))  // leaves room for a note
    readonly property real rowLeft: footLeft + 10 + (rowRoom - sheetStep * (rowCards - 1) - sheetCard) / 2
    readonly property real sheetHand: Math.round(rowLeft + (swapping ? 4 * sheetStep + rowGap : 0))
    readonly property real listLeft: sheetHand + (8 - listed) * sheetStep + rowGap

    // The width of a card on a sheet that begins here.
    function cardBelow(y: real): real {
        return (sheetFloor - 4 - sheetNote - 12 - sheetLine - sheetHead - y) / Theme.cardRatio;
    }

    function middle(seat: int): real {
        return place(seat) ? farMiddle : nearMiddle;
    }

    // The middle of a zone, if the ships have sailed so far past each other.
    function zoneAt(seat: int, zone: int, sailed: int): real {
        const steps = place(seat) ? zone - 1 - sailed / 2 : sailed / 2 + 1 - zone;
        return Math.round(fleetCentre + (eastward ? steps : -steps) * zoneWidth);
    }

    function zoneX(seat: int, zone: int): real {
        return zoneAt(seat, zone, offset);
    }

    // The bow points to the right.
    function bowRight(seat: int): bool {
        return place(seat) ? !eastward : eastward;
    }
}
