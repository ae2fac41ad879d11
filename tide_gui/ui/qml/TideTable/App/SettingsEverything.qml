pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Saves everything into one file, and brings it back.
Group {
    id: group

    required property PageFrame frame
    required property Everything everything

    title: qsTr("Everything in one file")

    SettingLine {
        title: qsTr("Save everything")
        words: qsTr("All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.")

        PaperButton {
            text: qsTr("Save everything")
            onClicked: if (!group.everything.working) saving.show(Qt.resolvedUrl("EverythingFileDialog.qml"), {name: group.everything.fileName()})
            onActiveFocusChanged: if (visualFocus) group.frame.reveal(this)
        }
    }

    SettingLine {
        title: qsTr("Bring everything back")
        words: qsTr("Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.")

        PaperButton {
            text: qsTr("Bring everything back")
            onClicked: if (!group.everything.working) bringingBack.show(Qt.resolvedUrl("EverythingFileDialog.qml"), {})
            onActiveFocusChanged: if (visualFocus) group.frame.reveal(this)
        }
    }

    Words {
        readonly property Everything everything: group.everything
        readonly property string outcome: everything.outcome

        width: parent.width
        text: everything.working ? qsTr("%1 of %2", "how much is done: two numbers").arg(everything.done).arg(everything.total)
            : outcome === "saved" ? qsTr("%n game(s) saved.", "", everything.games)
            : outcome === "" ? ""
            : everything.games > 0 ? qsTr("%n new game(s) came back.", "", everything.games)
            : everything.others ? qsTr("No game was new; people or settings came back.")
                                : qsTr("Nothing new: %n game(s) here already.", "", everything.known)
        onOutcomeChanged: group.frame.reveal(this)
        Accessible.role: everything.working ? Accessible.StaticText : Accessible.AlertMessage
        Accessible.name: text
    }

    ProgressLine {
        width: parent.width
        visible: group.everything.working
        done: group.everything.done
        total: group.everything.total
    }

    FileDialogLoader {
        id: saving

        onChosen: where => group.everything.save(where)
    }

    FileDialogLoader {
        id: bringingBack

        onChosen: where => group.everything.bringBack(where)
    }
}
