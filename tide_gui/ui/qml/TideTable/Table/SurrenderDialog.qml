pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Asks before a player surrenders in a duel.
PaperDialog {
    id: dialog

    required property string name

    signal confirmed()

    title: qsTr("Surrender this game?")
    text: qsTr("%1 loses, the other side wins. The game stays in the list, and can be looked back at.").arg(name)
    picture: "tokens/sheep-sinking"
    first: keep
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: "close"
            text: qsTr("Surrender")
            onClicked: {
                dialog.close();
                dialog.confirmed();
            }
        },
        PaperButton {
            id: keep

            text: qsTr("Play on")
            onClicked: dialog.close()
        }
    ]
}
