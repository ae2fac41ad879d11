pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The passing to the end of the round, step by step.
PaperDialog {
    id: sheet

    required property var passing

    //: the title of a list: how the ships pass each other, step by step
    title: qsTr("The passing")
    text: qsTr("These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.")
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
        //: button: closes the list
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
