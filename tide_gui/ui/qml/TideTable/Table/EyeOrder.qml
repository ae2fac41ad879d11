pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What can be pressed now, row by row as the eye reads it: the one place that gives the focus at a decision and its stages.
QtObject {
    id: order

    required property Session session
    required property Hand hand
    required property Offers offers
    readonly property bool deciding: session.deciding && !session.lookingBack
    readonly property int reason: Theme.byKeys ? Qt.TabFocusReason : Qt.OtherFocusReason

    function pieces(): var {
        const found = Array.from({length: hand.pieces.count}, (_, row) => hand.pieces.itemAt(row) as Piece);
        return found.filter(piece => piece !== null && piece.visible);
    }

    // What can be picked besides what is picked; else whatever can be picked. Without a decision, the hand to look at.
    function pressable(): var {
        if (!deciding)
            return pieces().filter(piece => piece.inHand);
        const more = session.choice.goesOn;
        return pieces().filter(piece => piece.choosable && (piece.picked || !piece.givesWay && (more ? piece.joins : piece.fits)));
    }

    // The hand, other pieces, buttons; each from left to right, and only those where something can be pressed.
    function rows(): var {
        const found = pressable();
        const inHand = found.filter(piece => piece.inHand).sort((one, other) => one.reach - other.reach);
        const others = found.filter(piece => !piece.inHand).sort((one, other) => one.spot.x - other.spot.x || one.spot.y - other.spot.y);
        return [inHand, others, deciding ? offers.buttons() : []].filter(row => row.length > 0);
    }

    function held(row: var): int {
        return row.findIndex(item => item.activeFocus);
    }

    // What a lesson points at, else the first thing to be picked; it is no piece beside the hand if the hand has one, too.
    function first(): Item {
        const all = [].concat(...rows());
        const open = all.filter(item => !(item as Piece)?.picked);
        return open.find(item => item.pointed) ?? open.find(item => !(item as Piece)?.beside) ?? open[0] ?? all[0] ?? null;
    }

    function give(item: Item) {
        item?.forceActiveFocus(reason);
    }

    // Goes to what can be pressed at this stage.
    function seek() {
        if (!deciding)
            return;
        const all = rows();
        const inHand = all[0]?.filter(item => (item as Piece)?.inHand) ?? [];
        if (inHand.length > 0 && !inHand.some(piece => piece.reach === hand.current))
            hand.current = inHand[0].reach;
        give(offers.answer() ?? first());
    }

    // The focus leaves what can no longer be pressed.
    function settle() {
        const lost = pieces().find(piece => piece.activeFocus && !pressable().includes(piece));
        if (deciding && lost)
            seek();
        else if (lost || !deciding && pieces().some(piece => piece.activeFocus && !piece.inHand))
            hand.leave(pieces().find(piece => piece.activeFocus));
    }

    // Goes to what plays the move that a key picked, or to the question that it left.
    function follow() {
        const picked = pieces().filter(piece => piece.picked);
        const card = picked.every(piece => piece.inHand) ? picked[0] : null;
        give(offers.answer() ?? card ?? offers.buttons().find(button => button.main) ?? null);
    }

    // To the next thing in this row, or the one before.
    function go(direction: int) {
        const all = rows();
        const row = all.find(each => held(each) >= 0);
        if (row)
            give(row[Math.max(0, Math.min(held(row) + direction, row.length - 1))]);
        else if (deciding)
            give(first());
        else
            hand.go(hand.current + direction);
    }

    // To the first (0) or the last (-1) thing in this row; the hand begins with its first card.
    function goTo(end: int) {
        const all = rows();
        const row = all.find(each => held(each) >= 0) ?? all[0] ?? [];
        give(end < 0 ? row[row.length - 1] ?? null : row.find(item => !(item as Piece)?.beside) ?? row[0] ?? null);
    }

    function middle(item: Item): point {
        return item.mapToItem(null, item.width / 2, item.height / 2);
    }

    // To the row above or below, as near as possible.
    function across(direction: int) {
        const all = rows().sort((one, other) => middle(one[0]).y - middle(other[0]).y);
        const at = all.findIndex(each => held(each) >= 0);
        if (at < 0)
            return give(first());
        const from = middle(all[at][held(all[at])]).x;
        const distance = item => Math.abs(middle(item).x - from);
        const there = all[at + direction] ?? [];
        give(there.reduce((one, other) => distance(other) < distance(one) ? other : one, there[0] ?? null));
    }

    // What a digit presses: the piece or button with this number; without pieces the one at this place. At most nine.
    function numbered(digit: string): Item {
        const all = rows();
        const row = all.find(each => !(each[0] as Piece)?.inHand) ?? [];
        if (all.some(each => (each[0] as Piece)?.inHand) || row.length > 9)
            return null;
        const found = row.find(item => (item.label ?? item.text).match(/\d+$/)?.[0] === digit);
        return found ?? (row[0] instanceof Piece ? null : row[digit - 1] ?? null);
    }
}
