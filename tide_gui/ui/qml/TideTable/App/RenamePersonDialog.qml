pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Asks for another name of a person; with the name of somebody else the two are joined.
PaperDialog {
    id: dialog

    required property People people
    readonly property string fault: people.renameFault(field.text)
    readonly property string warning: people.joinWarning(field.text)

    function ask(name: string) {
        field.text = name
        open()
        field.selectAll()
    }

    function rename() {
        if (fault === "") {
            people.rename(field.text)
            close()
        }
    }

    title: qsTr("Rename or join")
    text: qsTr("The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.")
    first: field

    PaperField {
        id: field

        width: parent.width
        maximumLength: 24
        placeholderText: qsTr("Name")
        onAccepted: dialog.rename()
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: field.text === "" ? "" : dialog.fault !== "" ? dialog.fault : dialog.warning
        color: dialog.fault !== "" ? Theme.danger : Theme.text
        Accessible.role: Accessible.AlertMessage
    }

    buttons: [
        PaperButton {
            kind: "primary"
            text: dialog.warning === "" ? qsTr("Rename") : qsTr("Join")
            enabled: dialog.fault === ""
            onClicked: dialog.rename()
        },
        PaperButton {
            text: qsTr("Cancel")
            onClicked: dialog.close()
        }
    ]
}
