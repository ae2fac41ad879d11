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
    required property string houseRules
    required property string saved
    required property string result
    required property bool finished
    required property bool practice
    required property string outcome
    required property string outcomeText
    required property string challenge
    required property string errorMessage
    required property string scores
    required property string picture
    required property string ownTitle
    required property string deleted

    signal deleteAsked()
    signal renameAsked()

    readonly property bool damaged: errorMessage !== ""
    readonly property list<string> told: [deleted, saved, heading === title ? "" : title, heading === names ? "" : names, damaged ? errorMessage : !finished ? progress : outcome === "won" ? "" : result, scores, houseRules, bots].filter(fact => fact !== "")

    heading: ownTitle !== "" ? ownTitle : names !== "" ? names : title
    facts: told.join(" \u00b7 ")
    ink: damaged ? Theme.danger : Theme.quietText
    image.file: index < 0 ? "" : picture  // a line that goes has no row any more
    image.art: damaged ? "tokens/sheep-sinking" : finished ? "icons/document" : "tokens/ring"
    Accessible.description: Lists.joined([outcomeText, challenge, practice ? practiceChip.text : "", ...told].filter(fact => fact !== ""))
    Keys.onDeletePressed: deleteAsked()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F2
        if (event.accepted)
            renameAsked()
    }

    Row {
        visible: line.outcomeText !== ""
        spacing: 6

        DayMark {
            anchors.verticalCenter: parent.verticalCenter
            mark: line.outcome
            side: Math.round(Theme.notes * 1.3)
        }
        Words {
            text: line.outcomeText
            size: Theme.notes
            rightPadding: 6
            font.bold: true
            wrapMode: Text.NoWrap
            lineHeight: Math.round(size * 1.35)
            Accessible.ignored: true
        }
    }
    Chip {
        visible: text !== ""
        text: line.challenge
        ink: Theme.link
    }
    Chip {
        id: practiceChip

        visible: line.practice
        //: mark of a game that does not count
        text: qsTr("Practice")
    }
}
