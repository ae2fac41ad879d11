pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// One game of a GameChoice: its picture and its title.
T.AbstractButton {
    id: tile

    property bool chosen: false
    property string picture  // a file, or empty
    readonly property bool pictured: picture !== ""
    readonly property color ink: chosen ? Theme.buttonText : Theme.text

    implicitWidth: Math.ceil(label.implicitWidth + tick.width) + 28 + (pictured ? image.width + 12 : 0)
    implicitHeight: 92
    focus: chosen
    focusPolicy: chosen ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen

    contentItem: Item {
        Picture {
            id: image

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            visible: tile.pictured
            width: 104
            height: 78
            file: tile.picture
        }

        Words {
            id: label

            anchors { left: tile.pictured ? image.right : parent.left; right: tick.left; leftMargin: 12; rightMargin: 4; verticalCenter: parent.verticalCenter }
            text: tile.text
            color: tile.ink
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            horizontalAlignment: tile.pictured ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true
        }

        Glyph {
            id: tick

            anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
            side: Math.round(Theme.body * 1.2)
            glyph: "check"
            color: tile.ink
            opacity: tile.chosen ? 1 : 0
        }
    }

    background: Rectangle {
        radius: 12
        color: tile.chosen ? Theme.button : tile.hovered ? Theme.plate : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.contrast && tile.hovered ? Theme.focus : Theme.plateEdge
    }

    FocusRing {
        visible: tile.visualFocus
        corner: 12
        gap: 0
        z: 1
    }
}
