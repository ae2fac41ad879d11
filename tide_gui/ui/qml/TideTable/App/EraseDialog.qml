import TideTable.Controls

// Asks before a person is erased, and says what stays.
DangerDialog {
    function ask(name: string) {
        //: %1: the name of a person
        title = qsTr("Erase %1?").arg(name)
        open()
    }

    //: “Somebody” as it is said elsewhere, for the name of a player who was erased
    text: qsTr("In all games of your list the name becomes \u201cSomebody\u201d, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.")
    //: button: take a person out of all games
    action: qsTr("Erase")
}
