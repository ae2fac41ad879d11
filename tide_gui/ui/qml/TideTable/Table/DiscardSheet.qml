pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What lies in the discards, for players with the memory aid.
PaperDialog {
    id: sheet

    required property Session session
    readonly property int lines: session.discards.count

    //: heading: the cards that have been played and are out of the game
    title: qsTr("Discards")
    widest: 620
    first: done
    onLinesChanged: if (lines === 0) close()

    Repeater {
        id: discards
        model: sheet.session.discards

        DiscardLine {
            width: parent?.width ?? 0
            before: (discards.itemAt(index - 1) as DiscardLine)?.title ?? ""
        }
    }

    buttons: PaperButton {
        id: done
        kind: "primary"
        //: button: closes a sheet
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
