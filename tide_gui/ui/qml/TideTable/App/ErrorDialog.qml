pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Shows an error: what happened, what was saved, what to do.
PaperDialog {
    id: dialog

    required property Program program

    title: qsTr("Something went wrong")
    text: program.errorMessage
    picture: "tokens/sheep-sinking"
    visible: program.errorMessage !== ""
    first: done
    onClosed: program.dismissError()

    buttons: [
        PaperButton {
            id: done

            kind: "primary"
            //: button: close this dialog
            text: qsTr("Close")
            onClicked: dialog.close()
        },
        PaperButton {
            visible: dialog.program.details !== ""
            text: qsTr("Copy details")
            onClicked: dialog.program.copyDetails()
        }
    ]
}
