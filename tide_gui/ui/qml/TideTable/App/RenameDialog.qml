import QtQuick
import TideTable.Models

// Asks for the title of a game.
EntryDialog {
    required property Games games
    property string path

    signal entitled(string path, string title)

    function ask(which: string, former: string, players: string) {
        path = which
        usual = players
        askFrom(former)
    }

    title: qsTr("A title for this game")
    text: qsTr("The list shows the title in place of the players. Leave it empty to show them again.")
    //: the field for the title of a game
    label: qsTr("Title")
    fault: games.titleFault(entry)
    //: button: give the game this title
    action: qsTr("Save")
    onConfirmed: entitled(path, entry)
}
