pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A person in the list: sheep, name, wins against par.
T.ItemDelegate {
    id: line

    required property int index
    required property string name
    required property int sheep
    required property string wins
    required property string last

    signal opened()

    readonly property bool current: ListView.isCurrentItem && (ListView.view?.activeFocus ?? false)

    implicitHeight: Math.max(words.height + 24, 84)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: facts.text
    Accessible.onPressAction: opened()
    onClicked: {
        ListView.view.currentIndex = index
        opened()
    }
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()
    Keys.onSpacePressed: opened()

    background: Rectangle {
        radius: Theme.corner
        color: line.down ? Theme.plateEdge : line.hovered ? Qt.lighter(Theme.softPlate, Theme.dark ? 1.2 : 1.03) : Theme.dark ? Theme.plate : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }

    contentItem: Item {
        Picture {
            id: picture

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            width: 64
            height: 64
            art: "seats/seat-" + (line.sheep + 1)
        }

        Column {
            id: words

            anchors { left: picture.right; leftMargin: 18; right: go.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

            Words {
                width: parent.width
                text: line.name
                size: Theme.lead
                font.bold: true
                lineHeight: Math.round(size * 1.3)
                Accessible.ignored: true
            }

            Words {
                id: facts

                width: parent.width
                text: line.last === "" ? line.wins : qsTr("%1 \u00b7 last game %2").arg(line.wins).arg(line.last)
                size: Theme.notes
                color: Theme.quietText
                lineHeight: Math.round(size * 1.35)
                Accessible.ignored: true
            }
        }

        Glyph {
            id: go

            anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            glyph: "back"
            mirror: true
        }
    }

    FocusRing {
        visible: line.current
        corner: Theme.corner
        gap: -3
    }
}
