pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Asks before a game is deleted.
PaperDialog {
    id: dialog

    property string path

    signal confirmed(string path)

    function ask(which: string, names: string) {
        path = which
        text = names === "" ? qsTr("The file is removed from this computer. This cannot be taken back.")
                            : qsTr("The game of %1 is removed from this computer. This cannot be taken back.").arg(names)
        open()
    }

    title: qsTr("Delete this game?")
    picture: "tokens/sheep-sinking"
    first: keep
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: "trash"
            text: qsTr("Delete")
            onClicked: {
                dialog.close()
                dialog.confirmed(dialog.path)
            }
        },
        PaperButton {
            id: keep

            text: qsTr("Keep")
            onClicked: dialog.close()
        }
    ]
}
