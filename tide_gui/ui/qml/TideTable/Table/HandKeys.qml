pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The keys of the table: hand, looking back, hints, the button that Return stands for.
FocusScope {
    id: keys

    required property Program program
    required property Session session
    required property Hand hand
    required property PromptPlate prompt
    required property Offers offers
    readonly property EyeOrder order: EyeOrder {
        session: keys.session
        hand: keys.hand
        offers: keys.offers
    }

    signal discardsWanted()
    signal aheadWanted()

    // To the card with this number; what is not in the hand is pressed.
    function jump(digit: string) {
        const numbered = order.numbered(digit);
        if (numbered !== null)
            return pressIt(numbered);
        hand.typed = find(hand.typed + digit) < 0 ? digit : hand.typed + digit;
        const slot = find(hand.typed);
        if (slot >= 0)
            hand.go(slot);
        typingTimeout.restart();
    }

    function pressIt(item: Item) {
        order.give(item);
        if (item instanceof Piece)
            (item as Piece).act();
        else
            (item as PressButton).click();
    }

    function find(digits: string): int {
        let started = -1;
        for (let slot = 0; slot < hand.cards; ++slot) {
            const number = hand.own(slot)?.label.split("\n")[0] ?? "";
            if (number === digits)
                return slot;
            if (started < 0 && number.startsWith(digits))
                started = slot;
        }
        return started;
    }

    function confirm(event: KeyEvent) {
        if (event.isAutoRepeat)
            return;
        const piece = hand.own(hand.current);
        const held = piece !== null && piece.activeFocus;
        if (held && piece.picked && !session.choice.makesMove(piece.index) && session.choice.confirm())
            hand.leave(piece);
        else if (held && piece.picked && offers.ask())
            return;
        else if (held)
            hand.press(hand.current);
        else
            event.accepted = prompt.confirm() || offers.confirm();
    }

    // In the next way.
    function sort() {
        program.preferences.sortHand(session.game, session.sortings[1].name);
    }

    // To the next move that can be made, or to the one before.
    function walk(direction: int) {
        session.choice.walk(direction);
        order.follow();
    }

    // Through what can be pressed; while looking back, through the moments.
    function go(direction: int) {
        if (session.lookingBack)
            session.lookBack.go(direction);
        else
            order.go(direction);
    }

    // To the first (0) or the last (-1).
    function goTo(end: int) {
        if (session.lookingBack)
            session.lookBack.to(end < 0 ? session.log.count - 1 : 0);
        else
            order.goTo(end);
    }

    function skips(event: KeyEvent): bool {
        const plain = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        const free = [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_F1, Qt.Key_F11];
        if (!session.pace.canSkip || !plain || free.includes(event.key))
            return false;
        if (!event.isAutoRepeat)
            session.pace.skip();
        event.accepted = true;
        return true;
    }

    function handle(event: KeyEvent) {
        const letter = !(event.modifiers & ~Qt.KeypadModifier) && !event.isAutoRepeat;
        event.accepted = true;
        if (event.key === Qt.Key_R && session.pace.canRunOut && letter)
            return session.pace.runOut();
        event.accepted = false;
        if (skips(event) || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = true;
        Theme.byKeys = Theme.byKeys || ![Qt.Key_H, Qt.Key_S, Qt.Key_D, Qt.Key_T, Qt.Key_Escape].includes(event.key);  // others look for something
        if (event.key === Qt.Key_Left)
            go(-1);
        else if (event.key === Qt.Key_Right)
            go(1);
        else if (event.key === Qt.Key_Up && activeFocus && !session.lookingBack)
            order.across(-1);
        else if (event.key === Qt.Key_Down && activeFocus && !session.lookingBack)
            order.across(1);
        else if (event.key === Qt.Key_Home)
            goTo(0);
        else if (event.key === Qt.Key_End)
            goTo(-1);
        else if (event.key === Qt.Key_H && letter)
            session.hint.press();
        else if (event.key === Qt.Key_N && session.choice.walkable)
            walk(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        else if (event.key === Qt.Key_S && letter && session.sortings.length > 1 && !session.handless)
            sort();
        else if (event.key === Qt.Key_D && letter && session.discards.count > 0)
            discardsWanted();
        else if (event.key === Qt.Key_T && letter)
            aheadWanted();
        else if (event.key === Qt.Key_P && letter)
            offers.reach("pass");
        else if (event.key === Qt.Key_Escape && session.lookingBack)
            session.lookBack.end();
        else if (event.key === Qt.Key_Escape && !hand.lower())
            session.dismissFirstTime();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            confirm(event);
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && !event.isAutoRepeat)
            jump(event.text);
        else
            event.accepted = false;
    }

    Connections {
        target: keys.session.choice

        function onChanged() {
            keys.order.settle();
        }
    }
    Timer {
        id: typingTimeout
        interval: 1000
        onTriggered: keys.hand.typed = ""
    }
}
