import QtQuick.Dialogs

// Asks where to save a copy of a game.
GameFileDialog {
    required property string name  // the suggested file name

    //: title: of a game
    title: qsTr("Save a copy")
    fileMode: FileDialog.SaveFile
    defaultSuffix: "tide"
    selectedFile: currentFolder + "/" + encodeURIComponent(name)
}
