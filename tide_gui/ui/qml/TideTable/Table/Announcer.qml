pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// Announces to screen readers, even if the log is hidden: what happened, then what to do now, then help.
Item {
    objectName: "announcer"
    id: announcer

    required property Session session
    property PromptPlate plate
    readonly property bool covered: session.review?.overview ?? false  // the first page of a review lies over the table
    readonly property string prompt: covered ? "" : session.lookingBack ? session.lookBack.banner : session.phase === "choosing" ? session.prompt : ""
    readonly property int decision: session.choice.decision
    readonly property int answers: session.choice.answers
    readonly property string hint: session.hint.words
    readonly property string firstTime: session.firstTime
    readonly property string errorMessage: session.saveError
    readonly property string advice: plate === null || plate.failed ? "" : plate.hint
    property list<string> happened  // what the log and the prompt say has happened, to announce next
    property list<string> added  // what else there is to announce next
    property bool asks: false  // the prompt is to be announced next
    property bool advises: false

    function add(words: string) {
        added.push(words);
        Qt.callLater(announce);
    }

    // Every decision has its question, even if it is the same as before.
    function ask() {
        asks = true;
        Qt.callLater(announce);
    }

    function advise() {
        advises = true;
        Qt.callLater(announce);
    }

    // Calls no other function: the table may be gone by then.
    function announce() {
        const words = [...happened, asks ? prompt : "", ...added, advises ? advice : ""].filter(text => text !== "");
        if (words.length > 0)
            Accessible.announce(words.map(text => /[.!?:]$/.test(text) ? text : text + ".").join(" "));
        [happened, added, asks, advises] = [[], [], false, false];
    }

    function addLine(row: int) {
        const log = session.log;
        if (row >= 0)
            happened.push(log.data(log.index(row, 0), Qt.UserRole + 1));
        Qt.callLater(announce);
    }

    function addLastLine() {
        addLine(session.log.rowCount() - 1);
    }

    Accessible.ignored: true
    onSessionChanged: {
        addLastLine();
        add(session.tutor?.spoken ?? "");
    }
    onPromptChanged: ask()
    onDecisionChanged: if (decision > 0) ask()
    onHintChanged: add(hint)
    onFirstTimeChanged: add(firstTime)
    onErrorMessageChanged: add(errorMessage)
    onAdviceChanged: advise()
    onAnswersChanged: advise()

    Connections {
        target: announcer.session.tutor
        ignoreUnknownSignals: true  // there is none outside lessons

        function onSaid(words: string) {
            announcer.add(words);
        }
    }
    Connections {
        target: announcer.session

        function onSaid(words: string) {
            announcer.happened.push(words);
            Qt.callLater(announcer.announce);
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
