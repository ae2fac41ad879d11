pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The passing to the end of the round, step by step.
PaperDialog {
    id: sheet

    required property var passing

    title: qsTr("The passing")
    text: qsTr("Which zones face each other, now and in the next steps, as the ships stand now. Only those with a captain, or with a cannon in line.")
    widest: 620
    first: done

    Repeater {
        model: sheet.passing

        PassingStep {
            required property var modelData

            width: parent?.width ?? 0
            row: modelData
        }
    }

    buttons: PaperButton {
        id: done
        kind: "primary"
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
