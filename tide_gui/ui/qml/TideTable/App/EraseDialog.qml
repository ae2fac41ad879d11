import TideTable.Controls

// Asks before a person is erased, and says what stays.
DangerDialog {
    function ask(name: string) {
        title = qsTr("Erase %1?").arg(name)
        open()
    }

    text: qsTr("In all games of your list the name becomes \u201cSomebody\u201d, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.")
    action: qsTr("Erase")
}
