pragma ComponentBehavior: Bound

import QtCore
import QtQuick
import QtQuick.Dialogs

// The system's dialog for the file of a game; it opens at once.
FileDialog {
    readonly property url documents: StandardPaths.locate(
        StandardPaths.DocumentsLocation, "", StandardPaths.LocateDirectory)

    signal chosen(url where)

    //: the part in brackets stays as it is
    nameFilters: [qsTr("Tide Table games (*.tide)"), qsTr("All files (*)")]
    currentFolder: documents.toString() ? documents : StandardPaths.writableLocation(StandardPaths.HomeLocation)
    Component.onCompleted: open()
    onAccepted: chosen(selectedFile)
}
