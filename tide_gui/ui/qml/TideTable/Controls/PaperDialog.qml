pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A modal dialog: title, text, content, buttons. Escape closes it and restores the focus.
T.Popup {
    id: dialog

    property string title
    property string text
    property string picture  // path in the art folder, drawn beside the title
    property int widest: 520
    property Item first  // gets the focus when the dialog opens
    default property alias body: column.data
    property alias buttons: row.data

    readonly property real room: T.Overlay.overlay?.height ?? 600

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(widest * Math.min(Theme.textScale, 1.6), (parent?.width ?? 800) - 32)
    height: Math.min(implicitHeight, room - 32)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 24
    bottomPadding: 20
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: (first ?? flick).forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    background: Plate {
        grainy: true
    }

    contentItem: FocusScope {
        implicitHeight: head.height + flick.contentHeight + (row.visible ? row.height + 24 : 0) + 16
        Keys.onPressed: event => flick.turn(event)
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title
        Accessible.description: dialog.text

        Item {
            id: head

            width: parent.width
            height: Math.max(title.height, drawn.visible ? drawn.height : 0)

            Picture {
                id: drawn

                visible: dialog.picture !== ""
                art: dialog.picture
                width: 64
                height: 64
            }

            Heading {
                id: title

                x: drawn.visible ? drawn.width + 16 : 0
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: dialog.title
            }
        }

        ReadingFlick {
            id: flick

            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: row.visible ? row.top : parent.bottom }
            anchors { topMargin: 12; bottomMargin: row.visible ? 24 : 4; rightMargin: -12 }
            ground: Theme.plate
            contentHeight: column.height

            Column {
                id: column

                width: flick.width - 12
                spacing: 12

                Words {
                    width: parent.width
                    visible: dialog.text !== ""
                    text: dialog.text
                }
            }
        }

        Flow {
            id: row

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            visible: children.length > 0
            layoutDirection: Qt.RightToLeft
            spacing: 12
        }
    }
}
