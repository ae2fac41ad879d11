pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Something went wrong: what happened, what was kept, what to do.
PaperDialog {
    id: sheet

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
            text: qsTr("Close")
            onClicked: sheet.close()
        },
        PaperButton {
            visible: sheet.program.details !== ""
            text: qsTr("Copy details")
            onClicked: sheet.program.copyDetails()
        }
    ]
}
