pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The games that were deleted: each can be put back or deleted for good.
PageFrame {
    id: page

    required property Program program
    readonly property DeletedGames trash: program.trash

    //: title of the page with the deleted games
    title: qsTr("Trash")
    widest: 960
    scrolls: false
    first: list.count > 0 ? list : empty.button
    onLeave: program.back()
    extras: PaperButton {
        visible: list.count > 0
        kind: "danger"
        glyph: "trash"
        text: qsTr("Empty the trash")
        onClicked: question.askAll(list.count)
    }

    Words {
        width: parent.width
        visible: list.count > 0
        text: qsTr("Deleted games stay here for %n day(s).", "", page.trash.days)
        color: Theme.quietText
    }

    LineList {
        id: list

        name: page.title
        model: page.trash.saves

        delegate: GameLine {
            id: line

            width: list.width - 16
            onOpened: page.trash.putBack(path)
            onDeleteAsked: question.ask(path, heading)
            end: [
                LineButton {
                    line: line
                    glyph: "undo"
                    //: button: move this game out of the trash
                    text: qsTr("Put back")
                    onClicked: line.opened()
                },
                LineButton {
                    line: line
                    glyph: "trash"
                    text: qsTr("Delete for good")
                    ink: Theme.danger
                    onClicked: line.deleteAsked()
                }
            ]
        }
    }

    GamesEmpty {
        id: empty

        visible: list.count === 0
        text: qsTr("The trash is empty.")
        button.glyph: "games"
        //: button: to the page with the saved games
        button.text: qsTr("To the games")
        onVisibleChanged: if (visible) button.forceActiveFocus(Qt.TabFocusReason)
        onPressed: page.program.show("games")
    }

    DeleteDialog {
        id: question

        onConfirmed: path === "" ? page.trash.empty() : page.trash.remove(path)
        onClosed: (list.count > 0 ? list : empty.button).forceActiveFocus(Qt.TabFocusReason)
    }
}
