pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sheet that the question mark shows.
PaperDialog {
    id: sheet

    title: qsTr("Keys")
    widest: 620
    first: done

    KeyTable {
        width: parent?.width ?? 0
    }

    buttons: PaperButton {
        id: done

        kind: "primary"
        text: qsTr("Close")
        onClicked: sheet.close()
    }
}
