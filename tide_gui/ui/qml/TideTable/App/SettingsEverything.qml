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
        words: qsTr("Adds what such a file holds. What is here stays as it is, and a game that is here already comes once.")

        PaperButton {
            text: qsTr("Bring everything back")
            onClicked: if (!group.everything.working) bringingBack.show(Qt.resolvedUrl("EverythingFileDialog.qml"), {})
            onActiveFocusChanged: if (visualFocus) group.frame.reveal(this)
        }
    }

    Words {
        readonly property Everything everything: group.everything

        width: parent.width
        text: everything.working ? qsTr("%1 of %2").arg(everything.done).arg(everything.total)
            : everything.outcome === "saved" ? qsTr("%n game(s) saved.", "", everything.games)
            : everything.outcome === "" ? ""
            : everything.games > 0 ? qsTr("%n new game(s) came back.", "", everything.games)
                                   : qsTr("Nothing new: %n game(s) here already.", "", everything.known)
        onTextChanged: group.frame.reveal(this)
        Accessible.role: Accessible.AlertMessage
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
