pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The layout of the table: tide, what is to beat, bomb, the trick so far, actions, hand.
SeatLayout {
    id: layout

    property int laidCount: 0
    property real soFar: 0  // the width of the label of the trick so far
    property list<int> earlier  // the number of cards of each combination in the row of the trick so far

    plan: BoardPlan {
        larger: layout.larger
        small: layout.width < 740
        far: layout.handless
    }
    reference: handless ? 680 : 760 + (crowded ? 362 * (tallest - 1) + 132 * (taller - 1) + Math.max(0, leastActions / freely - 132) * taller : 0)
    span: Math.min(width, usable * 1.85 * Math.min(1.4, textScale))
    usualReference: 760
    footSpan: handless ? publicSpan : Math.min(width - 24, (plan.own.w + 16) * unit + 655 * usualUnit)
    handSize: 14 * unit + Theme.cardRatio * handWidth
    gap: 12
    sideFloor: actionsTop - 12 * unit

    // Large letters make boards and actions taller. Where a board at the side stands below one at the top, only a
    // smaller unit leaves space for that.
    readonly property real freely: Math.min(width / 1000, height / 768)
    readonly property real tallest: Math.min(1.16, 1 + 0.3 * (Math.max(1, Math.min(textScale, freely * 1.35)) - 1))
    readonly property real taller: Math.min(1.25, 1 + 0.25 * (textScale - 1))
    readonly property bool crowded: across > 1 && width < (2 * (plan.wide.w + plan.tall.w) * tallest + 64) * freely

    // The foot: own board and hand.
    readonly property real handWidth: Math.round(112 * usualUnit)
    readonly property real handLeft: footLeft + (plan.own.w + 16) * unit
    readonly property real handSpan: footLeft + footSpan - handLeft
    readonly property real handTop: footTop + 14 * unit

    // What can be done, above the hand.
    readonly property real leastActions: 106
    readonly property real twoLined: 130  // room for two lines of what a button would do
    readonly property real actionsHeight: handless ? 0 : Math.round(Math.max(twoLined, Math.max(leastActions, 132 * unit) * taller))
    readonly property bool roomy: seats < 3 || sideY(plan.tall.h * boardUnit) + plan.tall.h * boardUnit <= actionsTop  // nothing stands beside them
    readonly property real actionsSpan: roomy ? Math.max(footSpan, Math.min(width - 24, 1000 * Math.max(1, unit))) : footSpan
    readonly property real actionsTop: Math.round(footTop - (handless ? 8 : 20) * unit - actionsHeight)
    readonly property real promptSpan: Math.round(textScale > 1 || width < 1200 ? actionsSpan : footSpan)
    readonly property real promptHeight: Math.round(actionsHeight * 0.5)
    readonly property rect asking: handless ? besideNear : Qt.rect((width - promptSpan) / 2, actionsTop + (actionsHeight - promptHeight) / 2, promptSpan, promptHeight)
    readonly property real headHeight: Math.round(Math.max(48, actionsHeight * (textScale > 1.3 ? 0.4 : 0.33)))

    // The middle: the table above, the trick so far below.
    readonly property real lettered: handless ? letters : Math.min(letters, 1.4)
    readonly property real middleHeight: actionsTop - 12 * unit - middleTop
    readonly property real sideWidth: seats > 2 ? (width - span) / 2 + margin + plan.tall.w * boardUnit + 14 * unit : width / 2 - 330 * Math.max(1, unit)
    readonly property real room: width - 2 * sideWidth
    readonly property real roomWidth: flat ? room : Math.min(room, 3.3 * (middleHeight - (tight ? 0 : rowHeight)) + (abreast ? sideColumn : 0))
    readonly property real left: centre - roomWidth / 2
    // The line of what is to beat takes the row of the trick so far, or half of it.
    readonly property bool tight: textScale > 1.3 || room < leastRoom
    readonly property bool shared: tight && room > 520
    readonly property bool doubled: tight && !shared && middleHeight - 2 * rowHeight - 20 * unit > 120  // there is height for both rows
    readonly property bool rowShown: !tight || shared || doubled
    readonly property real leastRoom: 420  // for that line between the tide and the bomb
    readonly property real rowHeight: Math.round(Math.max(tight ? 44 : 0, Math.min(56 * unit, middleHeight * 0.22)))
    readonly property real free: middleHeight - rowHeight - 12 * unit - (doubled ? rowHeight + 8 * unit : 0)
    readonly property bool flat: free < 100 && room > 600  // words stand beside their pictures, not below
    readonly property bool abreast: !flat && room > 520 && 200 * stackedScale - 3 * wordsHeight - 46 * stackedScale < 70  // the turn stands beside the bomb, not below
    readonly property real stackedScale: Math.max(0.2, Math.min(unit * 1.5, (free - hints) / 200))
    readonly property real hints: tight && free > 160 && !handless ? 32 : 0  // leaves room above the table for what is explained for the first time
    readonly property real scale: flat ? stackedScale : Math.min(stackedScale, roomWidth / 508)
    readonly property real tall: 200 * scale
    readonly property real tableTop: middleTop + Math.max(0, (free - tall) * (tight ? 1 : 0.5))
    readonly property real gutter: 12 * Math.max(scale, flat ? 1 : 0)
    readonly property real right: left + roomWidth
    readonly property real sideColumn: Math.max(78 * stackedScale, (handless ? 78 : 66) * lettered)  // bomb, or turn
    readonly property real wordsHeight: Math.round(Math.min(22 * Math.max(stackedScale, handless ? letters : Math.min(letters, 1.6)), 100 * stackedScale))
    readonly property real tideColumn: flat ? 0.82 * tall + 6 + 92 * letters : Math.max(126 * scale, 92 * lettered)
    readonly property real tideHeight: flat ? tall : tall - 2 * wordsHeight - 8 * scale
    readonly property rect tide: Qt.rect(flat ? left : left + (tideColumn - tideHeight * 0.82) / 2, tableTop, tideHeight * 0.82, tideHeight)
    readonly property rect tideWords: flat ? Qt.rect(left + 0.82 * tall + 6, tableTop, 92 * letters, tall) : Qt.rect(left, tableTop + tall - 2 * wordsHeight, tideColumn, 2 * wordsHeight)
    readonly property bool bare: !flat && !abreast && tall - 3 * wordsHeight - 46 * scale < 30  // no room for the picture of the bomb
    readonly property real bombHeight: flat ? tall : abreast ? tall - 0.7 * wordsHeight : Math.max(40 * scale, tall - 3 * wordsHeight - 46 * scale)
    readonly property real bombWidth: bombHeight / Theme.cardRatio
    readonly property real bombColumn: flat ? bombWidth + 6 + 72 * letters : sideColumn
    readonly property real turnColumn: flat ? 0.6 * tall + 86 * letters : sideColumn
    readonly property real bombLeft: flat || abreast ? right - turnColumn - gutter - bombColumn : right - sideColumn
    readonly property rect bomb: Qt.rect(flat ? bombLeft : bombLeft + (sideColumn - bombWidth) / 2, tableTop, bombWidth, bombHeight)
    readonly property rect bombWords: flat ? Qt.rect(bombLeft + bombWidth + 6, tableTop + 2, 72 * letters, tall - 4)
        : bare ? Qt.rect(bombLeft, tableTop, sideColumn, 0.45 * tall) : Qt.rect(bombLeft - 4, tableTop + bombHeight - wordsHeight * 0.3, sideColumn + 8, wordsHeight)
    readonly property rect turn: flat || abreast ? Qt.rect(right - turnColumn, tableTop, turnColumn, tall)
        : bare ? Qt.rect(bombLeft, tableTop + 0.48 * tall, sideColumn, 0.52 * tall) : Qt.rect(bombLeft, tableTop + bombHeight + wordsHeight + 4 * scale, sideColumn, tall - bombHeight - wordsHeight - 4 * scale)
    readonly property rect laid: Qt.rect(left + tideColumn + gutter, tableTop, bombLeft - left - tideColumn - 2 * gutter, tall - (tight ? 0 : toBeatHeight + 10 * scale))
    readonly property real toBeatHeight: Math.round(36 * Math.max(scale, lettered))
    readonly property real rowWidth: shared ? roomWidth * (handless ? 0.4 : 0.5) - 6 : roomWidth
    readonly property rect toBeat: shared ? Qt.rect(left + rowWidth + 12, row.y, roomWidth - rowWidth - 12, rowHeight) : doubled ? Qt.rect(left, row.y - rowHeight - 8 * unit, roomWidth, rowHeight) : tight ? row : Qt.rect(laid.x, tableTop + tall - toBeatHeight, laid.width, toBeatHeight)
    readonly property real rowScale: shared || doubled ? rowHeight / 52 : scale
    readonly property real rowWords: Math.max(74 * scale, (handless ? 70 : 58) * lettered, soFar + 10)
    readonly property rect row: Qt.rect(left, actionsTop - 12 * unit - rowHeight, rowWidth, rowHeight)

    function count(pieces: Repeater) {
        let laid = 0;
        const trick = [];
        for (let at = 0; at < pieces.count; ++at) {
            const piece = pieces.itemAt(at) as BoardPiece;
            laid += piece?.area === "laid" ? 1 : 0;
            if (piece?.area === "trick")
                trick[piece.place - 1] = (trick[piece.place - 1] ?? 0) + 1;
        }
        laidCount = laid;
        earlier = Array.from(trick, cards => cards ?? 0);
    }
}
