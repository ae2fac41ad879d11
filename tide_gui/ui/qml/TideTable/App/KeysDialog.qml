pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The dialog that opens with the question mark key.
PaperDialog {
    id: dialog

    //: title: of the keyboard
    title: qsTr("Keys")
    widest: 620
    first: done

    KeyTable {
        width: parent?.width ?? 0
    }

    buttons: PaperButton {
        id: done

        kind: "primary"
        //: button: close this dialog
        text: qsTr("Close")
        onClicked: dialog.close()
    }
}
