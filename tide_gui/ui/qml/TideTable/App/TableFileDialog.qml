import QtQuick.Dialogs

// Asks where to save the games of a person as a table.
GameFileDialog {
    required property string name  // the suggested file name

    title: qsTr("Export as a table")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
    defaultSuffix: "csv"
    selectedFile: currentFolder + "/" + encodeURIComponent(name)
}
