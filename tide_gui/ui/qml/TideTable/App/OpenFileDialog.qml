import QtQuick.Dialogs

// Asks which game to open.
GameFileDialog {
    title: qsTr("Open a game")
    fileMode: FileDialog.OpenFile
}
