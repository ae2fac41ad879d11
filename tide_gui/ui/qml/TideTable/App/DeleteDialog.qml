pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Asks before games are deleted for good.
PaperDialog {
    id: dialog

    property string path  // empty: everything in the trash

    signal confirmed(string path)

    function ask(which: string, name: string) {
        path = which
        title = qsTr("Delete this game for good?")
        text = qsTr("%1: the file is removed from this computer. This cannot be taken back.").arg(name)
        open()
    }

    function askAll(count: int) {
        path = ""
        title = qsTr("Empty the trash?")
        text = qsTr("%n game(s) are removed from this computer. This cannot be taken back.", "", count)
        open()
    }

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
