pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// Keyboard control of the hand: arrows, Home, End, digits, Return, Escape, R.
FocusScope {
    id: keys

    required property Session session
    required property Hand hand

    function jump(digit: string) {
        hand.typed = find(hand.typed + digit) < 0 ? digit : hand.typed + digit;
        const slot = find(hand.typed);
        if (slot >= 0)
            hand.go(slot);
        typingTimeout.restart();
    }

    function find(digits: string): int {
        let started = -1;
        for (let slot = 0; slot < hand.cards; ++slot) {
            const piece = hand.own(slot);
            if (piece && String(piece.face) === digits)
                return slot;
            if (piece && started < 0 && String(piece.face).startsWith(digits))
                started = slot;
        }
        return started;
    }

    function pressCurrent(event: KeyEvent) {
        const piece = hand.own(hand.current);
        event.accepted = piece !== null && piece.activeFocus;
        if (event.accepted && !event.isAutoRepeat)
            hand.press(hand.current);
    }

    function skips(event: KeyEvent): bool {
        const plain = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        const free = [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_F1, Qt.Key_F11];
        if (!session.canSkip || !plain || free.includes(event.key))
            return false;
        if (!event.isAutoRepeat)
            session.skip();
        event.accepted = true;
        return true;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_R && session.canRunOut && !event.modifiers) {
            session.runOut();
            event.accepted = true;
            return;
        }
        if (skips(event) || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            hand.go(hand.current - 1);
        else if (event.key === Qt.Key_Right)
            hand.go(hand.current + 1);
        else if (event.key === Qt.Key_Home)
            hand.go(0);
        else if (event.key === Qt.Key_End)
            hand.go(hand.cards - 1);
        else if (event.key === Qt.Key_Escape && session.lookingBack)
            session.lookForward();
        else if (event.key === Qt.Key_Escape)
            hand.lower();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            pressCurrent(event);
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            jump(event.text);
        else
            event.accepted = false;
    }

    Timer {
        id: typingTimeout
        interval: 1000
        onTriggered: keys.hand.typed = ""
    }
}
