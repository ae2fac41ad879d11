pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A line of a list that opens something: a picture, a heading, facts, and what stands at the right end.
T.ItemDelegate {
    id: line

    required property int index
    required property string heading
    required property string facts
    property alias lettering: words.size
    property color ink: Theme.quietText  // of the facts
    property alias image: picture
    property alias end: row.data
    property alias endPadding: row.rightPadding
    default property alias marks: words.marks  // between heading and facts
    readonly property bool current: ListView.isCurrentItem

    signal opened()

    implicitHeight: Math.max(column.height + 24, 84)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: heading
    Accessible.description: facts
    Accessible.onPressAction: opened()
    onClicked: {
        ListView.view.currentIndex = index
        opened()
    }
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    background: LineGround {
        line: line
    }

    contentItem: Item {
        Picture {
            id: picture

            x: 4
            anchors.verticalCenter: parent.verticalCenter
            width: 96
            height: 72
        }

        Column {
            id: column

            anchors { left: picture.right; leftMargin: 18; right: row.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

            LineWords {
                id: words

                heading: line.heading
                facts: line.facts
                ink: line.ink
            }
        }

        Row {
            id: row

            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            spacing: 4
        }
    }

    FocusRing {
        visible: line.current && (line.ListView.view?.activeFocus ?? false)
        corner: Theme.corner
        gap: -3
    }
}
