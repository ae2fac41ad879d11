pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// Announces new log lines and what to do now to screen readers, even if the log is hidden.
Item {
    id: announcer

    required property Session session
    readonly property bool asked: session.phase === "choosing" || session.lookingBack
    readonly property string prompt: session.lookingBack ? session.lookBack.banner : asked ? session.prompt : ""
    readonly property string hint: session.hint.words
    readonly property string firstTime: session.firstTime
    readonly property string errorMessage: session.saveError
    property list<string> pending  // texts to announce next

    function add(words: string) {
        if (words === "")
            return;
        pending.push(words);
        Qt.callLater(announce);
    }

    function announce() {
        if (pending.length > 0)
            Accessible.announce(pending.join(" "));
        pending = [];
    }

    function addLine(row: int) {
        const log = session.log;
        if (row >= 0)
            add(log.data(log.index(row, 0), Qt.UserRole + 1));
    }

    function addLastLine() {
        addLine(session.log.rowCount() - 1);
    }

    Accessible.ignored: true
    onSessionChanged: {
        addLastLine();
        add(session.tutor?.spoken ?? "");
    }
    onPromptChanged: add(prompt)
    onHintChanged: add(hint)
    onFirstTimeChanged: add(firstTime)
    onErrorMessageChanged: add(errorMessage)

    Connections {
        target: announcer.session.tutor
        ignoreUnknownSignals: true  // there is none outside lessons

        function onSaid(words: string) {
            announcer.add(words);
        }
    }
    Connections {
        target: announcer.session.log

        function onRowsInserted(parent: var, first: int, last: int) {
            for (let row = first; row <= last; ++row)
                announcer.addLine(row);
        }
        function onModelReset() {
            announcer.addLastLine();
        }
    }
}
