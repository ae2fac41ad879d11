pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// Something went wrong: what happened, what was kept, what to do.
Sheet {
    id: sheet

    required property Program program

    title: qsTr("Something went wrong")
    text: program.complaint
    picture: "tokens/sheep-sinking"
    visible: program.complaint !== ""
    first: done
    onClosed: program.dismissComplaint()

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
