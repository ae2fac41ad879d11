pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Asks before a person is erased, and says what stays.
PaperDialog {
    id: dialog

    signal confirmed()

    function ask(name: string) {
        title = qsTr("Erase %1?").arg(name)
        open()
    }

    text: qsTr("In all games of your list the name becomes \u201cSomebody\u201d, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.")
    picture: "tokens/sheep-sinking"
    first: keep
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: "trash"
            text: qsTr("Erase")
            onClicked: {
                dialog.close()
                dialog.confirmed()
            }
        },
        PaperButton {
            id: keep

            text: qsTr("Keep")
            onClicked: dialog.close()
        }
    ]
}
