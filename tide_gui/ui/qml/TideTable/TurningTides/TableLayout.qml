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
    property string lee: ""  // what is chosen on the sheet between two rounds

    readonly property real more: 1 + 0.54 * larger  // how much taller lines of text are
    readonly property real size: Math.max(1, unit * more)  // the scale of text on the table
    readonly property real asideWidth: 232 * unit  // steps and cards of the turn, at the left
    readonly property real right: footLeft + footSpan
    readonly property real rivalLeft: right - (plan.wide.w + (beside ? 60 : 0)) * unit
    readonly property real main: footLeft + asideWidth + 12 * unit  // the left edge of order and actions

    topEnd: rivalLeft + plan.wide.w * unit
    plan: BoardPlan {
        more: layout.more
        narrow: layout.width < 740
        spare: Math.max(0, Math.min(120, layout.footSpan / layout.unit - 975))
    }
    reference: 806 + 76 * larger
    footSpan: Math.min(width - 24 * unit, 1300 * unit)
    barRoom: Math.min(width - 24 * freeUnit, 1300 * freeUnit) / 2 + width / 2 - (60 + plan.wide.w) * freeUnit - 12

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
    readonly property real handWidth: Math.round(sheet ? sheetHand : Math.min((104 + 14 * larger) * unit, (plan.own.h - 10) * unit / Theme.cardRatio))
    readonly property real handLeft: sheet ? sheetBox.x + 20 * unit : footLeft + (plan.own.w + 14) * unit
    readonly property real handSpan: sheet ? sheetBox.width - 40 * unit - (swapping ? apartWidth : 0) : right - handLeft
    readonly property real handTop: sheet ? sheetBox.y + sheetBox.height - Theme.cardRatio * handWidth - (swapping ? 8 * unit : sheetNote) : footTop + 6 * unit

    // What can be done, and the order of tasks above it.
    property bool deciding: false  // buttons lie below the question
    readonly property real actionsHeight: Math.round(Math.max(112, 114 * unit * (1 + 0.45 * larger)))
    readonly property real actionsTop: Math.round(footTop - 8 * unit - actionsHeight)
    readonly property real headHeight: Math.round(Math.max(46, actionsHeight * (0.34 + 0.06 * larger)))
    readonly property real orderLine: 17 * size  // a line of words on the order of tasks
    readonly property real orderHeight: Math.round(orderLine + 25 * Math.max(1, unit) + 8)
    readonly property real orderFoot: actionsTop - 6 * unit
    readonly property real orderRule: orderLine + 2  // the rule stands where else the buttons begin
    readonly property real rise: orderFoot - orderHeight - orderRule - 4 * unit - seaTop < 502 * widest ? 0 : orderRule  // or above them, where the ships leave room
    readonly property real orderWords: deciding ? 0 : orderRule - rise  // how far it hangs over the buttons
    readonly property rect order: Qt.rect(main, orderFoot - orderHeight - rise, right - main, orderHeight + rise + orderWords)

    // At the left: the steps of the round, and the two cards of the turn.
    readonly property rect steps: Qt.rect(footLeft, Math.max(barHeight + 2, top + 56 * unit), Math.min(asideWidth, rivalLeft - footLeft - 6 * unit), 52 * unit * (1 + 0.35 * larger))
    readonly property real turnTop: order.y
    readonly property real turnWords: Math.round(42 * size)  // whose card it is, and when it is performed
    readonly property real turnWidth: Math.min(104 * unit, (footTop - 11 - turnWords - turnTop) / Theme.cardRatio)

    // The sea: both ships between the opponent's board and the order of tasks.
    readonly property real seaTop: top + (plan.wide.h + 8) * unit
    readonly property real seaHeight: order.y - 4 * unit - seaTop
    readonly property real widest: (width - 8) / 1790
    readonly property real scale: Math.max(0.2, Math.min(seaHeight / 502, widest))
    readonly property real half: 950 * scale  // how far both ships reach to either side, at most
    readonly property bool beset: steps.y + steps.height > seaTop  // the steps stand in the way of a ship
    readonly property real fleetCentre: beset ? Math.max(centre, Math.min(steps.x + steps.width + half, width - half)) : centre
    readonly property real zoneWidth: 120 * scale
    readonly property real plaque: Math.max(20 * Math.min(1.3, textScale), 38 * scale)  // the number of a zone
    readonly property real rim: 4 * scale + plaque / 2  // how far it juts out over the planks
    readonly property real farMiddle: Math.round(seaTop + (seaHeight - 258 * scale) / 2)
    readonly property real nearMiddle: Math.round(farMiddle + 258 * scale)

    // The sheet of the lee covers sea and order: exchange cards above, the hand below.
    readonly property bool sheet: lee !== ""
    readonly property bool swapping: lee === "swap"
    readonly property rect sheetBox: Qt.rect(footLeft, seaTop, footSpan, actionsTop - 8 * unit - seaTop)
    readonly property real sheetLine: Math.round(26 * size)
    readonly property real sheetTitle: Math.round(Math.max(44 * unit, 30 * size))
    readonly property real sheetNote: 34 * size
    readonly property real sheetCards: sheetBox.height - sheetTitle - sheetLine - 28 * unit - (swapping ? 0 : sheetNote)
    readonly property real sheetExchange: Math.min(84 * unit, sheetCards * 0.42 / Theme.cardRatio)
    readonly property real sheetHand: Math.min(112 * unit, sheetCards * (swapping ? 0.54 : 0.9) / Theme.cardRatio, (footSpan - 40 * unit) / 8.4)
    readonly property real apartWidth: 4 * 68 * size

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
