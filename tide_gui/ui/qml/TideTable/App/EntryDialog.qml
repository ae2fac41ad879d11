pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Asks for a line of text; below it stands what is wrong with it, or else what comes of it.
PaperDialog {
    id: dialog

    property alias entry: field.text
    property alias usual: field.placeholderText
    property alias longest: field.maximumLength
    property string label: usual
    property string fault
    property string notice
    property string action

    signal confirmed()

    function askFrom(former: string) {
        entry = former
        open()
        field.selectAll()
    }

    function confirm() {
        if (fault !== "")
            return
        close()
        confirmed()
    }

    first: field

    PaperField {
        id: field

        width: parent.width
        Accessible.name: dialog.label
        Accessible.description: dialog.fault
        onAccepted: dialog.confirm()
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: dialog.entry === "" ? "" : dialog.fault || dialog.notice
        color: dialog.fault !== "" ? Theme.danger : Theme.text
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    buttons: [
        PaperButton {
            kind: "primary"
            text: dialog.action
            enabled: dialog.fault === ""
            onClicked: dialog.confirm()
        },
        PaperButton {
            //: button: change nothing
            text: qsTr("Cancel")
            onClicked: dialog.close()
        }
    ]
}
