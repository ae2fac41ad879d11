pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls
import TideTable.Models

// All games on this computer: open ones to continue, finished ones to look at.
PageFrame {
    id: page

    required property Program program

    title: qsTr("Games")
    widest: 960
    scrolls: false
    first: list.count > 0 ? list : newGame
    onLeave: program.back()
    extras: OpenButton {
        onChosen: where => page.program.openUrl(where)
    }

    ListView {
        id: list

        width: parent.width
        height: parent.height
        visible: count > 0
        model: page.program.saves
        spacing: 10
        clip: true
        reuseItems: true
        cacheBuffer: 400
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        section.property: "part"
        section.delegate: GamesHeading {
            width: list.width
        }
        bottomMargin: 16
        rightMargin: 14
        Accessible.role: Accessible.List
        Accessible.name: page.title
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / 110))
            const step = { [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page, [Qt.Key_Home]: -count, [Qt.Key_End]: count }[event.key] ?? 0
            if (step !== 0) {
                currentIndex = Math.max(0, Math.min(count - 1, currentIndex + step))
                event.accepted = true
            }
        }
        T.ScrollBar.vertical: PaperScrollBar {}

        delegate: GameLine {
            width: list.width - 16
            onOpened: page.program.open(path)
            onDeleteAsked: deletion.ask(path, names)
            onCopyAsked: copies.ask(path)
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: list.count === 0
        width: Math.min(parent.width, 460 * Theme.textScale)
        topPadding: 24
        spacing: 16

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 150
            height: 150
            art: "seats/seat-5"
        }

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            size: Theme.lead
            text: qsTr("No game has been played here yet. Each one is kept by itself, after every hand.")
        }

        PaperButton {
            id: newGame

            anchors.horizontalCenter: parent.horizontalCenter
            kind: "primary"
            glyph: "new-game"
            text: qsTr("New game")
            onClicked: page.program.show("new-game")
        }
    }

    DeleteDialog {
        id: deletion

        onConfirmed: path => page.program.remove(path)
        onClosed: list.forceActiveFocus()
    }

    CopyDialog {
        id: copies

        onPicked: (path, url) => page.program.saveCopy(path, url)
    }
}
