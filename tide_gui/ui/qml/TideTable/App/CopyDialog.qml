import QtQuick

// Asks where to save a copy of a game.
FileDialogLoader {
    property string path

    signal picked(string path, url where)

    function ask(which: string) {
        path = which
        show(Qt.resolvedUrl("CopyFileDialog.qml"), {"name": which.split(/[\\/]/).pop()})
    }

    onChosen: where => picked(path, where)
}
