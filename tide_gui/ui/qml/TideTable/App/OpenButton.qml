pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Opens a game from any folder; the system's dialog is loaded only when needed.
PaperButton {
    id: button

    signal chosen(url where)

    glyph: "games"
    text: qsTr("Open a file")
    onClicked: {
        dialog.active = false;
        dialog.source = "OpenFileDialog.qml";
        dialog.active = true;
    }

    Loader {
        id: dialog

        active: false
    }
    Connections {
        target: dialog.item
        ignoreUnknownSignals: true

        function onChosen(where: url) {
            button.chosen(where);
        }
    }
}
