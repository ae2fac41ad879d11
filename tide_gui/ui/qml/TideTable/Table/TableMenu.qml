pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import TideTable.Controls
import TideTable.Models

// The main menu at the table.
PaperMenu {
    id: menu

    required property Program program
    required property Session session
    required property Item page
    property bool coded: false  // there is a code for phones
    readonly property Window window: page.Window.window as Window
    readonly property bool full: window !== null && window.visibility === Window.FullScreen

    signal discardsWanted()
    signal phonesWanted()
    signal codeWanted()

    function toggleFull() {
        if (window)
            window.visibility = full ? Window.Windowed : Window.FullScreen;
    }

    MenuLine {
        text: qsTr("New game")
        glyph: "new-game"
        onTriggered: menu.program.show("new-game")
    }
    MenuLine {
        //: menu: undoes the last move of the player
        text: qsTr("Take back the last choice")
        glyph: "undo"
        enabled: menu.session.takingBack.possible
        onTriggered: menu.session.takingBack.act()
    }
    MenuLine {
        //: menu: makes the move again that was taken back
        text: qsTr("Bring the choice back")
        glyph: "continue"
        visible: menu.session.takingBack.canComeBack
        enabled: visible
        onTriggered: menu.session.takingBack.bringBack()
    }
    MenuLine {
        //: menu: the player gives the game up
        text: qsTr("Surrender")
        glyph: "close"
        visible: (menu.session.duel || menu.session.unaided) && menu.session.phase !== "handing"
        enabled: menu.session.leaving.canSurrender
        onTriggered: menu.session.leaving.surrender()
    }
    MenuLine {
        //: menu: the cards that are out of the game
        text: qsTr("Look through the discards")
        glyph: "discards"
        visible: menu.session.discards.count > 0 && menu.session.phase !== "handing"
        enabled: visible
        onTriggered: menu.discardsWanted()
    }
    MenuLine {
        text: qsTr("Hold cards on phones")
        glyph: "hold"
        visible: menu.session.canHoldOnPhones
        enabled: visible
        onTriggered: menu.phonesWanted()
    }
    MenuLine {
        //: menu: the code that phones scan
        text: qsTr("Show the code")
        glyph: "share"
        visible: menu.coded
        enabled: visible
        onTriggered: menu.codeWanted()
    }
    MenuLine {
        //: menu: the list of saved games
        text: qsTr("Games")
        glyph: "games"
        onTriggered: menu.program.show("games")
    }
    MenuLine {
        text: qsTr("Settings")
        glyph: "settings"
        onTriggered: menu.program.show("settings")
    }
    MenuLine {
        //: menu: the rules of the game that is played
        text: qsTr("Rules")
        glyph: "learn"
        onTriggered: menu.program.show("rules")
    }
    MenuLine {
        text: menu.full ? qsTr("Leave full screen") : qsTr("Full screen", "menu: makes the window as large as the screen")
        glyph: menu.full ? "windowed" : "fullscreen"
        onTriggered: menu.toggleFull()
    }
    MenuLine {
        text: menu.program.preferences.sound ? qsTr("Turn sound off") : qsTr("Turn sound on")
        glyph: menu.program.preferences.sound ? "sound-off" : "sound-on"
        onTriggered: menu.program.preferences.sound = !menu.program.preferences.sound
    }
    MenuLine {
        //: menu: closes the game, which is saved
        text: qsTr("Leave the table")
        glyph: "back"
        onTriggered: menu.program.closeGame()
    }
}
