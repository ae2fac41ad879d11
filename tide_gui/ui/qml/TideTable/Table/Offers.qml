pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The base of the row of buttons for moves, and for picks that are no pieces.
Flickable {
    id: row

    property Session session
    property Repeater offered  // the buttons: each knows its `move`, its `actionName`, whether it is `main` or an `answer`
    property bool open: session.deciding && !session.lookingBack && session.offers.count > 0

    // The buttons from left to right.
    function buttons(): var {
        return open ? Array.from({length: offered.count}, (_, at) => offered.itemAt(at)).filter(button => button !== null) : [];
    }

    // The first answer, if the picks leave a question.
    function answer(): Item {
        return session.choice.begun ? buttons().find(button => button.answer) ?? null : null;
    }

    // Makes the move that the picks make, or asks what they mean.
    function confirm(): bool {
        return session.choice.confirm() || ask();
    }

    // Goes to the first answer, if the picks leave a question.
    function ask(): bool {
        const button = answer();
        button?.forceActiveFocus(Qt.TabFocusReason);
        return button !== null;
    }

    // Goes to the button of this action, and presses it if nothing else is possible.
    function reach(action: string) {
        const button = buttons().find(each => each.actionName === action) as PressButton;
        if (session.choice.forced)
            button?.click();
        else
            button?.forceActiveFocus(Qt.TabFocusReason);
    }
}
