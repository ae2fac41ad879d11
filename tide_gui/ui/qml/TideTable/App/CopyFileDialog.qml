pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs

// The system's dialog for saving a copy of a game.
FileDialog {
    id: dialog

    required property string name  // the suggested file name
    readonly property url documents: StandardPaths.locate(
        StandardPaths.DocumentsLocation, "", StandardPaths.LocateDirectory)

    signal chosen(url where)

    title: qsTr("Save a copy")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "tide"
    nameFilters: [qsTr("Tide Table games (*.tide)"), qsTr("All files (*)")]
    currentFolder: documents.toString() ? documents : StandardPaths.writableLocation(StandardPaths.HomeLocation)
    selectedFile: currentFolder + "/" + name
    Component.onCompleted: open()
    onAccepted: chosen(selectedFile)
}
