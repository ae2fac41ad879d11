pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The question before a duel is given up.
PaperDialog {
    id: sheet

    signal confirmed()

    title: qsTr("Surrender this game?")
    text: qsTr("The other side wins. The game stays in the list, and can be looked back at.")
    picture: "tokens/sheep-sinking"
    first: keep
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: "close"
            text: qsTr("Surrender")
            onClicked: {
                sheet.close();
                sheet.confirmed();
            }
        },
        PaperButton {
            id: keep

            text: qsTr("Play on")
            onClicked: sheet.close()
        }
    ]
}
