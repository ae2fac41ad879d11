pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The layout of the table: plates, middle, hand and prompt.
SeatLayout {
    id: layout

    property int playedCount: 0
    property list<string> taking: []  // what stands under the two cards that take a tide
    property bool watching: false  // bots play alone
    property bool ownLaid: false  // the own card of this hand lies above the own board
    readonly property real laidEnd: ownLaid && !handless ? footLeft + 110 * unit : 0
    readonly property real gaugeHeight: Math.round(Math.min(plan.wide.gauge.height * boardUnit, plan.own.gauge.height * unit))  // at every seat

    plan: BoardPlan {
        larger: layout.larger
        far: layout.handless
    }
    span: Math.min(width, usable * 1.85 * Math.min(1.4, textScale))
    gap: 152  // for the cards that the seats at the top lay down
    sideFloor: footTop - (handless ? 12 : 140) * unit
    footSpan: handless ? publicSpan : ownSpan + handSpan
    besideRoom: 88 * unit  // for the card that the near seat lays down
    handSize: Theme.cardRatio * handWidth

    // The foot of the table: own board and hand, side by side.
    readonly property real handWidth: Math.round(118 * usualUnit)
    readonly property real ownSpan: (plan.own.w + 8) * unit
    readonly property real fingerSpan: handWidth + 11 * 40  // a finger needs 40 points of each of the twelve cards
    readonly property real handSpan: Math.max(975 * unit - ownSpan, Math.min(fingerSpan, width - margin - ownSpan))
    readonly property real handLeft: footLeft + ownSpan

    // The prompt above the hand.
    readonly property bool advised: playedCount === 0 && !watching  // below the question stands what it is about
    readonly property real promptHeight: Math.round(Math.max(48, Math.min(height * (0.13 + (advised ? 0.035 * larger : 0)), (advised && width < 1200 ? 66 : 50) * textScale * Math.max(1, freeUnit))))
    readonly property real promptTop: handless ? footTop - 8 * unit : footTop - 30 * unit - promptHeight  // where the middle ends
    readonly property rect asking: handless ? besideNear : Qt.rect((width - promptSpan) / 2, promptTop, promptSpan, promptHeight)
    readonly property bool cardsBeside: !stacked && offerTop + rowHeight + 100 * unit > promptTop  // cards laid face down need the room beside it
    readonly property real promptSpan: cardsBeside ? 739 * unit : Math.min(width - 24, Math.max(739 * unit, 960))

    // The middle: two rows, or one while no card is played. The offer is larger than the cards of the last hand.
    readonly property real middleHeight: promptTop - 12 * unit - middleTop
    readonly property real noteHeight: Math.round(27 * (handless ? letters : Math.max(unit, Math.min(1.5, letters))))
    readonly property real noteWidth: (handless ? 94 : 84) * Math.max(letters, unit)
    readonly property real roomWidth: Math.min(span - 2 * (plan.tall.w * boardUnit + 30 * unit), 5.6 * 128 * unit * Math.min(1.4, textScale))
    readonly property real twoRows: (middleHeight - 2 * noteHeight - 12 * unit) / 2.8
    readonly property real oneRow: (middleHeight - noteHeight) / Theme.cardRatio
    readonly property real inLine: Math.min(oneRow, (roomWidth - 24 * (playedCount + 2) * unit) / (playedCount + 2.9))
    readonly property bool lined: playedCount > 0 && twoRows < 74 && inLine > twoRows && inLine + 14 * unit > 0.74 * noteWidth  // all in one row
    readonly property real playedWidth: Math.round(lined ? inLine * 0.9 : Math.min(124 * unit, twoRows * 0.9, (roomWidth - 10 * seats * unit) / seats, offerRoom * 0.9))
    readonly property real chosenRoom: (stacked || larger > 0 ? 68 : 0) * unit  // for cards laid face down at the sides
    readonly property real offerRoom: (roomWidth - noteWidth + 84 * Math.max(1, unit) - 2 * chosenRoom - 40 * unit) / 2.76  // beside the deck
    readonly property real offerWidth: Math.round(lined ? inLine : Math.min(140 * unit, playedCount ? Math.max(playedWidth, twoRows * 1.1) : oneRow - 60 * unit * (1 - larger), offerRoom))
    readonly property real rowHeight: offerWidth * Theme.cardRatio + noteHeight
    readonly property bool stacked: playedCount > 0 && !lined
    readonly property real playedHeight: playedWidth * Theme.cardRatio + noteHeight
    readonly property real slack: middleHeight - rowHeight - (stacked ? playedHeight : 0)  // the height that the rows leave free
    readonly property real offerTop: middleTop + (stacked ? slack * 0.4 : Math.max(slack * 0.2, Math.min(slack * 0.42, middleHeight - rowHeight - 90 * unit)))
    readonly property real playedTop: lined ? offerTop : middleTop + middleHeight - playedHeight - Math.max(0, slack - 12 * unit) * 0.3
    // Cards laid face down at the sides lie beside the offer, or below the row if it takes the full width.
    readonly property real chosenEnd: (width - span) / 2 + plan.tall.w * boardUnit + 96 * unit
    readonly property real chosenFloor: (chosenEnd < (width - promptSpan) / 2 ? footTop : promptTop) - 92 * unit  // the prompt may be in the way
    readonly property real chosenTop: stacked ? offerTop + (offerWidth - 60 * unit) * 0.7 : Math.min(offerTop + rowHeight + 8 * unit, chosenFloor)
    readonly property real sideTop: sideY(plan.tall.h * boardUnit)
    readonly property real sideFoot: sideY(plan.tall.h * boardUnit) + plan.tall.h * boardUnit
    readonly property real playedRoom: lined ? roomWidth - offerWidth * 2.76 - offerGap - 40 * unit : playedTop > sideFoot ? width - 2 * margin : roomWidth
    readonly property real playedStep: Math.max(playedWidth + 12 * unit, Math.min(noteWidth, playedRoom / Math.max(1, playedCount)))
    // The cards that take a tide get a wider cell, at the cost of the others, where their words would not fit even in the smallest letters.
    readonly property FontMetrics smallest: FontMetrics {
        font { family: Theme.reading; pixelSize: Math.max(8, Theme.far) }
    }
    readonly property real takingWidth: smallest.font.pixelSize && taking.reduce((most, words) => Math.max(most, smallest.advanceWidth(words)), 0) + 16  // the size is read to measure anew in another: `advanceWidth` tells no binding
    readonly property real takingCell: Math.max(playedStep, takingWidth)
    readonly property real otherCell: takingCell > playedStep ? Math.max(playedWidth + 12 * unit, Math.min(playedStep, (playedRoom - 2 * takingCell) / Math.max(1, playedCount - 2))) : playedStep
    readonly property real playedSpan: 2 * takingCell + otherCell * (playedCount - 2)
    readonly property real offerGap: Math.max(14 * unit, noteWidth - offerWidth)
    readonly property real lineSpan: offerWidth * 2.76 + offerGap + 40 * unit + playedSpan
    readonly property real deckSpan: offerWidth * 1.76 + offerGap / 2 + 26 * unit  // from the deck to the middle of the offer
    readonly property real offerCentre: lined ? centre - lineSpan / 2 + offerWidth * 1.76 + offerGap / 2 + 20 * unit
        : centre + Math.max(0, deckSpan + chosenRoom - roomWidth / 2)
    readonly property real playedCentre: lined ? centre + lineSpan / 2 - playedSpan / 2 : centre

    function playedCell(slot: int): real {
        return slot < 2 ? takingCell : otherCell;
    }

    // From the middle of the cards of the last hand to that of one of them.
    function playedOffset(slot: int, count: int): real {
        const end = 2 * takingCell + otherCell * (count - 2);
        return (slot < 2 ? (slot + 0.5) * takingCell : 2 * takingCell + (slot - 1.5) * otherCell) - end / 2;
    }

    // Whether what is so wide stands beside no board at the side.
    function clearOfSides(x: real, w: real): bool {
        const end = (width - span) / 2 + margin + plan.tall.w * boardUnit;
        return x >= end && x + w <= width - end;
    }

    function count(pieces: Repeater) {
        let played = 0, piles = 0, laid = false;
        const words = [];
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            const area = piece?.area;
            if (area === "played" && piece.slot < 2)
                words.push(piece.note);
            played += area === "played" ? 1 : 0;
            piles += area === "pile" ? 1 : 0;
            laid = laid || area === "chosen" && place((pieces.itemAt(row) as Piece).seat) === 0;
        }
        ownLaid = laid;
        if (played || !piles) {  // between hands keep the space of the last one
            playedCount = played;
            taking = words;
        }
    }
}
