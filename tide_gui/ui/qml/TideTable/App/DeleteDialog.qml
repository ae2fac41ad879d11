import TideTable.Controls

// Asks before games are deleted for good.
DangerDialog {
    property string path  // empty: everything in the trash

    function ask(which: string, name: string) {
        path = which
        title = qsTr("Delete this game for good?")
        //: %1: the title of a game, or its players
        text = qsTr("%1: the file is removed from this computer. This cannot be taken back.").arg(name)
        open()
    }

    function askAll(count: int) {
        path = ""
        title = qsTr("Empty the trash?")
        text = qsTr("This removes %n game(s) from this computer, and cannot be taken back.", "", count)
        open()
    }

    //: button: delete for good
    action: qsTr("Delete")
}
