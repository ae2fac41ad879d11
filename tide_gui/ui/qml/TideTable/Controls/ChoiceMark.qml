pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// One choice of a ChoiceRow.
T.AbstractButton {
    id: mark

    property bool chosen: false
    property int size: Theme.body
    readonly property color ink: chosen ? Theme.buttonText : Theme.text

    implicitWidth: Math.ceil(label.implicitWidth) + 2 * tick.width + 26
    implicitHeight: Math.max(Theme.target, label.implicitHeight + 8)
    focus: chosen
    focusPolicy: chosen ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen

    contentItem: Item {
        Words {
            id: label

            anchors.centerIn: parent
            text: mark.text
            size: mark.size
            color: mark.ink
            font.bold: mark.chosen
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Glyph {
            id: tick

            anchors { right: label.left; rightMargin: 5; verticalCenter: parent.verticalCenter }
            side: Math.round(mark.size * 1.1)
            glyph: "check"
            color: mark.ink
            visible: mark.chosen
        }
    }

    background: Rectangle {
        radius: 9
        color: mark.chosen ? Theme.button : mark.hovered ? Theme.plate : "transparent"
        border.width: Theme.contrast && mark.hovered ? 2 : 0
        border.color: Theme.focus
    }

    FocusRing {
        visible: mark.visualFocus
        corner: 9
        gap: 0
        z: 1
    }
}
