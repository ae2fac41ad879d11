pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Asks for the title of a game.
PaperDialog {
    id: dialog

    required property Games games
    property string path
    property string names
    readonly property string fault: games.titleFault(field.text)

    signal confirmed(string path, string title)

    function ask(which: string, title: string, players: string) {
        path = which
        names = players
        field.text = title
        open()
        field.selectAll()
    }

    function confirm() {
        if (fault !== "")
            return
        close()
        confirmed(path, field.text)
    }

    title: qsTr("A title for this game")
    text: qsTr("The list shows the title in place of the players. Leave it empty to show them again.")
    first: field

    PaperField {
        id: field

        width: parent.width
        placeholderText: dialog.names
        Accessible.name: qsTr("Title")
        Accessible.description: dialog.fault
        onAccepted: dialog.confirm()
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: dialog.fault
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    buttons: [
        PaperButton {
            kind: "primary"
            text: qsTr("Save")
            enabled: dialog.fault === ""
            onClicked: dialog.confirm()
        },
        PaperButton {
            text: qsTr("Cancel")
            onClicked: dialog.close()
        }
    ]
}
