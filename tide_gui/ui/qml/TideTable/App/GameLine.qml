pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A saved game in the list: its title or players, progress or result, and buttons for what can be done with it.
ListLine {
    id: line

    required property string path
    required property string title
    required property string names
    required property string bots
    required property string progress
    required property string saved
    required property string result
    required property bool finished
    required property bool practice
    required property string errorMessage
    required property string scores
    required property string picture
    required property string ownTitle
    required property string deleted

    signal deleteAsked()
    signal renameAsked()

    readonly property bool damaged: errorMessage !== ""
    readonly property list<string> told: [deleted, heading === title ? "" : title, heading === names ? "" : names, damaged ? errorMessage : result !== "" ? result : progress, scores, bots, saved].filter(fact => fact !== "")

    heading: ownTitle !== "" ? ownTitle : names !== "" ? names : title
    facts: told.join(" \u00b7 ")
    ink: damaged ? Theme.danger : Theme.quietText
    image.file: picture
    image.art: damaged ? "tokens/sheep-sinking" : finished ? "icons/document" : "tokens/ring"
    Accessible.description: told.join(". ")
    Keys.onDeletePressed: deleteAsked()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F2
        if (event.accepted)
            renameAsked()
    }

    Chip {
        visible: line.practice
        text: qsTr("Practice")
    }
}
