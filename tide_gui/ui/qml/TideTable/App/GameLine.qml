pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A saved game in the list: its title or players, progress or result, and buttons for what can be done with it.
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
    required property string ownTitle
    required property string deleted
    property alias buttons: row.data

    signal opened()
    signal deleteAsked()
    signal renameAsked()

    readonly property bool damaged: errorMessage !== ""
    readonly property bool current: ListView.isCurrentItem && (ListView.view?.activeFocus ?? false)
    readonly property string heading: ownTitle !== "" ? ownTitle : names !== "" ? names : title
    readonly property list<string> facts: [deleted, heading === title ? "" : title, heading === names ? "" : names, damaged ? errorMessage : result !== "" ? result : progress, scores, bots, saved].filter(fact => fact !== "")

    implicitHeight: Math.max(words.height + 24, 84)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: heading
    Accessible.description: facts.join(". ")
    Accessible.onPressAction: opened()
    onClicked: {
        ListView.view.currentIndex = index
        opened()
    }
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()
    Keys.onDeletePressed: deleteAsked()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F2
        if (event.accepted)
            renameAsked()
    }

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

            anchors { left: picture.right; leftMargin: 18; right: row.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

            Words {
                width: parent.width
                text: line.heading
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

        Row {
            id: row

            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            spacing: 4
        }
    }

    FocusRing {
        visible: line.current
        corner: Theme.corner
        gap: -3
    }
}
