pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Saved games as lines, with what can be done with each.
LineList {
    id: list

    required property Program program
    readonly property Games games: program.games
    property bool deletable: true

    section.property: "part"
    section.delegate: GamesHeading {
        width: list.width
    }

    delegate: GameLine {
        id: line

        width: list.width - 16
        onOpened: list.program.open(path)
        onDeleteAsked: if (list.deletable) list.program.trash.delete(path)
        onRenameAsked: if (!damaged) renaming.ask(path, ownTitle, names)
        end: [
            LineButton {
                line: line
                visible: !line.damaged
                glyph: "continue"
                //: button: open this game
                text: qsTr("Open")
                onClicked: line.opened()
            },
            LineButton {
                line: line
                visible: line.finished
                glyph: "hint"
                //: button: see what an expert thinks of this game
                text: qsTr("Review")
                onClicked: list.program.review(line.path)
            },
            LineButton {
                line: line
                visible: !line.damaged
                glyph: "rename"
                text: qsTr("Give it a title")
                onClicked: line.renameAsked()
            },
            LineButton {
                line: line
                visible: !line.damaged
                glyph: "share"
                text: qsTr("Save a copy")
                onClicked: copies.ask(line.path)
            },
            LineButton {
                line: line
                visible: list.deletable
                glyph: "trash"
                //: button: move this game to the trash
                text: qsTr("Delete")
                ink: Theme.danger
                onClicked: {
                    line.deleteAsked()
                    list.program.appeared()  // another game stands here now
                }
            }
        ]
    }

    RenameDialog {
        id: renaming

        games: list.games
        onEntitled: (path, title) => list.games.entitle(path, title)
        onClosed: list.forceActiveFocus()
    }

    CopyDialog {
        id: copies

        onPicked: (path, url) => list.games.saveCopy(path, url)
    }
}
