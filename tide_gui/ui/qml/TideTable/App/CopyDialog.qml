pragma ComponentBehavior: Bound

import QtQuick

// Asks where a copy of a game shall go; the system's dialog is loaded only when it is wanted.
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
