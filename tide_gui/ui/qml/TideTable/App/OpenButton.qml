pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Opens a game from any folder.
PaperButton {
    id: button

    signal chosen(url where)

    glyph: "open-file"
    //: button: open a game from elsewhere
    text: qsTr("Open a file")
    onClicked: dialog.show(Qt.resolvedUrl("OpenFileDialog.qml"), {})

    FileDialogLoader {
        id: dialog

        onChosen: where => button.chosen(where)
    }
}
