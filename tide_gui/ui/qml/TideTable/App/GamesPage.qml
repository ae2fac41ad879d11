pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// All games on this computer: open ones to continue, finished ones to look at.
PageFrame {
    id: page

    required property Program program
    readonly property Games games: program.games
    readonly property DeletedGames trash: program.trash

    //: title of the page with the saved games
    title: qsTr("Games")
    widest: 960
    scrolls: false
    first: list.count > 0 ? list : empty.button
    onLeave: program.back()
    Component.onDestruction: trash.forgetUndo()
    extras: [
        IconButton {
            anchors.verticalCenter: parent?.verticalCenter
            visible: !page.games.isEmpty
            glyph: "folder"
            text: qsTr("Open the folder")
            onClicked: page.games.openFolder()
        },
        IconButton {
            anchors.verticalCenter: parent?.verticalCenter
            visible: page.trash.count > 0
            glyph: "trash"
            //: button: to the deleted games
            text: qsTr("Trash")
            onClicked: page.program.show("trash")
        },
        OpenButton {
            onChosen: where => page.program.openUrl(where)
        }
    ]

    function undo() {
        const path = trash.undo()
        if (path !== "")
            list.goTo(games.rowOf(path))
        list.forceActiveFocus()
    }

    GamesSieve {
        id: sieve

        width: parent.width
        visible: !page.games.isEmpty
        games: page.games
        onGoDown: if (list.count > 0) list.forceActiveFocus()
    }

    GameLines {
        id: list

        name: page.title
        model: page.games.saves
        program: page.program
    }

    GamesEmpty {
        id: empty

        visible: list.count === 0
        text: page.games.narrows ? qsTr("No game matches.")
            : page.trash.count > 0 ? qsTr("No game is left here. Those that were deleted are in the trash.")
            : qsTr("No game has been played here yet. Each one is kept by itself, after every turn.")
        button.glyph: page.games.narrows ? "games" : "new-game"
        button.text: page.games.narrows ? qsTr("Show all games") : qsTr("New game", "button: to the form for one")
        onPressed: {
            if (!page.games.narrows)
                return page.program.show("new-game")
            page.games.showAll()
            list.forceActiveFocus()
        }
    }

    footer: UndoBar {
        width: parent?.width ?? 0
        text: page.trash.undoText
        onUndone: page.undo()
        onClosed: {
            page.trash.forgetUndo()
            list.forceActiveFocus()
        }
    }

    Connections {
        target: page.games.saves

        function onModelReset() {
            list.goTo(0)
        }
    }

    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: {
            sieve.field.forceActiveFocus(Qt.ShortcutFocusReason)
            sieve.field.selectAll()
        }
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: page.trash.undoText !== ""
        onActivated: page.undo()
    }
}
