pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A sheet over the table: title, scrolling content, buttons at the bottom.
FocusScope {
    id: over

    property string title
    property string words
    property int widest: 760
    property Item first
    property string part  // what lessons call it
    property bool shown: false  // a lesson points at it
    property real aside: 0  // the width at the right that it leaves free
    readonly property real span: width - aside
    property bool pad: false  // bound at the top like a writing pad
    default property alias content: column.data
    property alias buttons: row.data
    readonly property alias viewport: flick
    readonly property real foot: row.height > 0 ? 1 : 0  // whether there are buttons
    readonly property alias menuButton: menu

    signal menuWanted()

    function turn(event: KeyEvent) {
        flick.turn(event);
    }

    anchors.fill: parent
    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.description: words

    LateFocus {
        sheet: over
        target: over.first
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.shade
    }

    Blocker {}

    Plate {
        id: paper

        readonly property string part: over.part
        readonly property bool pointed: over.shown

        x: Math.round((over.span - width) / 2)
        width: Math.min(over.span - 32, over.widest * Theme.textScale)
        height: Math.min(parent.height - 32, head.height + column.height + row.height + 50 + 26 * over.foot)
        y: Math.round((parent.height - height) / 2)
        color: Theme.page
        grainy: true

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 9
            visible: over.pad
            spacing: 18

            Repeater {
                model: Math.max(0, Math.floor((paper.width - 24) / 32))

                Rectangle {
                    width: 14
                    height: 14
                    radius: 7
                    color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.plateEdge : Theme.deepSea
                    border.width: Theme.contrast ? 2 : 0
                    border.color: Theme.contrastInk
                }
            }
        }

        Column {
            id: head

            x: 28
            y: over.pad ? 34 : 16
            width: parent.width - 56
            bottomPadding: 8

            Heading {
                width: parent.width - menu.width
                text: over.title
                size: Math.min(Theme.titles, Math.max(42, 1.3 * Theme.far))
            }

            Words {
                width: parent.width
                visible: text !== ""
                text: over.words
                size: Math.min(Theme.lead, Math.max(28, Theme.far))
            }
        }

        ReadingFlick {
            id: flick

            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: line.top; leftMargin: 2; rightMargin: 2 }
            contentHeight: column.height

            Column {
                id: column

                x: 26
                width: flick.width - 52
                topPadding: 4
                bottomPadding: 16
                spacing: 14
            }
        }

        Rectangle {
            id: line

            visible: over.foot > 0
            width: parent.width
            height: Theme.hair
            anchors.bottom: row.top
            anchors.bottomMargin: 12 * over.foot
            color: Theme.plateEdge
        }

        Flow {
            id: row

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 28; rightMargin: 28; bottomMargin: 14 * over.foot }
            layoutDirection: Qt.RightToLeft
            spacing: 12
        }

        IconButton {
            id: menu

            anchors { right: parent.right; rightMargin: 16 }
            y: head.y
            glyph: "menu"
            //: button: opens the menu of the table
            text: qsTr("Menu")
            onClicked: over.menuWanted()
        }
    }

    Keys.onPressed: event => {
        turn(event)
        event.accepted = event.key !== Qt.Key_Escape && event.key !== Qt.Key_F11  // other keys must not reach the table below
    }
}
