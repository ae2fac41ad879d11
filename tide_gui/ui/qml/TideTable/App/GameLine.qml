pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A saved game in the list: players, progress or result, and buttons to open, copy and delete it.
T.ItemDelegate {
    id: line

    required property int index
    required property string path
    required property string title
    required property string names
    required property string bots
    required property string progress
    required property string saved
    required property string result
    required property bool finished
    required property bool practice
    required property string errorMessage
    required property string scores
    required property string picture

    signal opened()
    signal deleteAsked()
    signal copyAsked()

    readonly property bool damaged: errorMessage !== ""
    readonly property bool current: ListView.isCurrentItem && (ListView.view?.activeFocus ?? false)
    readonly property list<string> facts: [names === "" ? "" : title, damaged ? errorMessage : result !== "" ? result : progress, scores, bots, saved].filter(fact => fact !== "")

    implicitHeight: Math.max(words.height + 24, 84)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: names === "" ? title : names
    Accessible.description: facts.join(". ")
    Accessible.onPressAction: opened()
    onClicked: {
        ListView.view.currentIndex = index
        opened()
    }
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()
    Keys.onDeletePressed: deleteAsked()

    background: Rectangle {
        radius: Theme.corner
        color: line.down ? Theme.plateEdge : line.hovered ? Qt.lighter(Theme.softPlate, Theme.dark ? 1.2 : 1.03) : Theme.dark ? Theme.plate : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }

    contentItem: Item {
        Picture {
            id: picture

            x: 4
            anchors.verticalCenter: parent.verticalCenter
            width: 96
            height: 72
            file: line.picture
            art: line.damaged ? "tokens/sheep-sinking" : line.finished ? "icons/document" : "tokens/ring"
        }

        Column {
            id: words

            anchors { left: picture.right; leftMargin: 18; right: buttons.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

            Words {
                width: parent.width
                text: line.names === "" ? line.title : line.names
                font.bold: true
                lineHeight: Math.round(size * 1.3)
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                text: line.facts.join(" \u00b7 ")
                size: Theme.notes
                color: line.damaged ? Theme.danger : Theme.quietText
                lineHeight: Math.round(size * 1.35)
                Accessible.ignored: true
            }

            Chip {
                visible: line.practice
                text: qsTr("Practice")
            }
        }

        GameLineButtons {
            id: buttons

            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            current: line.ListView.isCurrentItem
            openable: !line.damaged
            copyable: !line.damaged
            onOpened: line.opened()
            onDeleteAsked: line.deleteAsked()
            onCopyAsked: line.copyAsked()
        }
    }

    FocusRing {
        visible: line.current
        corner: Theme.corner
        gap: -3
    }
}
