pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A round button with only an icon; its text is the accessible name and the tool tip.
PressButton {
    id: button

    property string glyph
    property bool flipped: false
    property color ink: Theme.text
    property color ground: "transparent"
    property bool tipAbove: false
    property bool used: false  // pressed since it was hovered or focused: the tool tip would be in the way

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    padding: 0
    opacity: enabled ? 1 : 0.4
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text
    onPressedChanged: used = used || pressed
    onClicked: used = true
    onHoveredChanged: used = used && hovered
    onVisualFocusChanged: used = used && visualFocus

    contentItem: Item {
        Glyph {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? 1 : 0
            glyph: button.glyph
            color: button.ink
            mirror: button.flipped
        }
    }

    background: Rectangle {
        radius: width / 2
        color: button.down ? Theme.plateEdge : button.hovered || button.checked ? Theme.softPlate : button.ground
        border.width: Theme.contrast ? 2 : button.ground.a > 0 || button.hovered || button.checked ? 1 : 0
        border.color: Theme.contrast && (button.hovered || button.checked) ? Theme.focus : Theme.plateEdge
    }

    FocusRing {
        corner: button.height / 2
        gap: 0
        visible: button.visualFocus
    }

    Loader {
        active: (button.hovered || button.visualFocus) && !button.used && button.text !== ""
        sourceComponent: PaperTip {
            owner: button
            above: button.tipAbove
            text: button.text
        }
    }
}
