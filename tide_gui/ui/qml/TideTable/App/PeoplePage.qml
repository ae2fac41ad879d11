pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Everybody who plays here, the one who played last first.
PageFrame {
    id: page

    required property Program program
    readonly property People people: program.people
    readonly property bool nobody: list.count === 0 && !people.reading

    //: title of the page: those who play here
    title: qsTr("People")
    widest: 860
    scrolls: false
    first: nobody ? newGame : list
    onLeave: program.back()
    onNobodyChanged: (nobody ? newGame : list).forceActiveFocus(Qt.TabFocusReason)

    ReadingProgress {
        width: parent.width
        people: page.people
    }

    LineList {
        id: list

        visible: !page.nobody
        name: page.title
        model: page.people.rows
        topMargin: 4

        delegate: PersonLine {
            width: list.width - 16
            onOpened: {
                page.people.choose(name)
                page.program.show("person")
            }
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: page.nobody
        width: Math.min(parent.width, 460 * Theme.textScale)
        topPadding: 24
        spacing: 16

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 10

            Flock {
                side: 76
            }
        }

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            size: Theme.lead
            text: qsTr("Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.")
        }

        PaperButton {
            id: newGame

            anchors.horizontalCenter: parent.horizontalCenter
            kind: "primary"
            glyph: "new-game"
            //: button: to the form for one
            text: qsTr("New game")
            onClicked: page.program.show("new-game")
        }
    }
}
