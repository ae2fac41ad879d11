pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// Tells a screen reader what happens, even where the log is folded away: its new lines, and what to do now.
Item {
    id: announcer

    required property Session session
    readonly property bool asked: session.phase === "choosing" || session.lookingBack
    readonly property string prompt: session.lookingBack ? session.lookBanner : asked ? session.prompt : ""
    readonly property string hint: session.hintWords
    readonly property string errorMessage: session.saveError
    property list<string> heard  // since it last spoke

    function tell(words: string) {
        if (words === "")
            return;
        heard.push(words);
        Qt.callLater(cry);
    }

    function cry() {
        if (heard.length > 0)
            Accessible.announce(heard.join(" "));
        heard = [];
    }

    function tellLine(row: int) {
        const log = session.log;
        if (row >= 0)
            tell(log.data(log.index(row, 0), Qt.UserRole + 1));
    }

    function tellLast() {
        tellLine(session.log.rowCount() - 1);
    }

    Accessible.ignored: true
    onSessionChanged: tellLast()
    onPromptChanged: tell(prompt)
    onHintChanged: tell(hint)
    onErrorMessageChanged: tell(errorMessage)

    Connections {
        target: announcer.session.log

        function onRowsInserted(parent: var, first: int, last: int) {
            for (let row = first; row <= last; ++row)
                announcer.tellLine(row);
        }
        function onModelReset() {
            announcer.tellLast();
        }
    }
}
