import QtQuick.Dialogs

// Asks where to save everything, or from which file to bring it back.
GameFileDialog {
    property string name  // the suggested file name; empty to choose a file that exists
    readonly property bool saves: name !== ""

    title: saves ? qsTr("Save everything") : qsTr("Bring everything back")
    fileMode: saves ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [qsTr("Everything from Tide Table (*.zip)"), qsTr("All files (*)")]
    defaultSuffix: "zip"
    selectedFile: saves ? currentFolder + "/" + encodeURIComponent(name) : ""
}
