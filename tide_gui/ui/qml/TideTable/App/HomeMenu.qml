pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The menu of the home page; before the first game it asks for a name, and its big button starts a game at once.
Column {
    id: menu

    required property Program program
    readonly property Item first: big.visible ? big : choices.children[0]
    readonly property int columns: width >= 2 * widest + 12 ? 2 : 1
    readonly property real widest: {
        let most = 0
        for (const child of choices.children)
            most = Math.max(most, child.visible ? child.implicitWidth : 0)
        return most
    }

    property int size: Theme.body

    signal reached(item: Item)

    spacing: 14

    ContinueButton {
        id: big

        width: parent.width
        size: menu.program.firstStart || menu.size > Theme.body ? Theme.titles : Theme.subheading
        visible: menu.program.firstStart || menu.program.lastGame.exists
        text: menu.program.firstStart ? qsTr("Play", "button: begin a game at once") : qsTr("Continue", "button: go on with the last game")
        line: menu.program.firstStart ? qsTr("Three seats: you and two bots. The cards are dealt at once.")
                                      : qsTr("%1\n%2", "a game with its players, and how far it is").arg(menu.program.lastGame.title).arg(menu.program.lastGame.progress)
        seats: menu.program.firstStart ? 3 : menu.program.lastGame.seats
        sheep: menu.program.lastGame.sheep
        picture: menu.program.lastGame.picture
        tile: menu.program.lastGame.tile
        onActiveFocusChanged: if (activeFocus) menu.reached(big)
        Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        onClicked: menu.program.firstStart ? menu.program.dealer.quickGame() : menu.program.continueGame()
    }

    PaperField {
        id: yourName

        property bool asks: false  // as long as the page is shown

        width: parent.width
        visible: asks || menu.program.firstStart
        placeholderText: qsTr("Your name, if you like")
        maximumLength: 24
        onActiveFocusChanged: if (activeFocus) menu.reached(yourName)
        Component.onCompleted: {
            text = menu.program.ownName
            asks = menu.program.asksName
        }
        onTextEdited: menu.program.who.be(text)
        onAccepted: {
            menu.program.who.be(text)
            if (menu.program.firstStart)
                menu.program.dealer.quickGame()
            else
                nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        }
        Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        Keys.onUpPressed: big.forceActiveFocus(Qt.BacktabFocusReason)
    }

    Flow {
        id: choices

        width: parent.width
        spacing: 12

        Choice { text: qsTr("New game", "button: to the form for one"); glyph: "new-game"; wide: !menu.program.firstStart; onClicked: menu.program.show("new-game") }
        Choice { text: qsTr("Deal of the day", "button: to this page"); glyph: "star"; visible: !menu.program.firstStart; onClicked: menu.program.show("today") }
        Choice { text: qsTr("Ladder", "button: to this page, where one bot after the other is to be beaten"); glyph: "trophy"; visible: !menu.program.firstStart; onClicked: menu.program.show("ladder") }
        Choice { text: qsTr("Games", "button: to the saved games"); glyph: "games"; visible: menu.program.listsGames; onClicked: menu.program.show("games") }
        Choice { text: qsTr("People", "button: to what the people who play here have done"); glyph: "person"; visible: !menu.program.firstStart; onClicked: menu.program.show("people") }
        Choice { text: qsTr("Learn in three minutes", "button: begins the first lesson"); glyph: "continue"; visible: menu.program.firstStart; onClicked: menu.program.lesson.startFirst() }
        Choice { text: qsTr("Learn", "button: to the lessons and the rules"); glyph: "learn"; onClicked: menu.program.show("learn") }
        Choice { text: qsTr("Settings", "button: to this page"); glyph: "settings"; onClicked: menu.program.show("settings") }
        Choice { text: qsTr("About", "button: to the page about the program"); glyph: "help"; visible: !menu.program.firstStart; onClicked: menu.program.show("about") }
        Choice { text: qsTr("Quit", "button: end the program"); glyph: "close"; onClicked: menu.program.quit() }
    }

    component Choice: PaperButton {
        id: choice

        property bool wide: false

        size: menu.size
        width: wide ? choices.width : Math.floor((choices.width - (menu.columns - 1) * choices.spacing) / menu.columns)
        onActiveFocusChanged: if (activeFocus) menu.reached(choice)
        Keys.onDownPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    }
}
