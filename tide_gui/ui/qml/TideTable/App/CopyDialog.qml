pragma ComponentBehavior: Bound

import QtQuick

// Asks where to save a copy of a game; the system's dialog is loaded only when needed.
Item {
    id: copies

    property string path

    signal picked(string path, url where)

    function ask(which: string) {
        path = which
        dialog.active = false
        dialog.setSource("CopyFileDialog.qml", {"name": which.split(/[\\/]/).pop()})
        dialog.active = true
    }

    Loader {
        id: dialog

        active: false
    }

    Connections {
        target: dialog.item
        ignoreUnknownSignals: true

        function onChosen(where: url) {
            copies.picked(copies.path, where)
        }
    }
}
