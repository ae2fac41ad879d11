pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs

// The system's dialog for a copy of a game.
FileDialog {
    id: dialog

    signal chosen(url where)

    title: qsTr("Save a copy")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "tide"
    Component.onCompleted: open()
    onAccepted: chosen(selectedFile)
}
