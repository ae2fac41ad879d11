pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A button of thick paper: it is three pixels high and sinks when pressed.
PressButton {
    id: button

    property string kind: "plain"  // plain, primary, danger
    property string glyph
    property int size: Theme.body
    property list<string> texts  // those that it may have: it is wide enough for each

    readonly property bool filled: kind === "primary"
    readonly property color face: filled ? Theme.button : Theme.softPlate
    readonly property color words: filled ? Theme.buttonText : kind === "danger" ? Theme.danger : Theme.text
    readonly property bool sunk: down || !enabled
    readonly property int lip: Theme.contrast ? 0 : 3

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target + lip, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Math.round(size * (glyph === "" ? 1.2 : 0.9))
    rightPadding: Math.round(size * 1.2)
    topPadding: Math.round(size * 0.35) + (down ? lip : 0)
    bottomPadding: Math.round(size * 0.35) + (down ? 0 : lip)
    opacity: enabled ? 1 : Theme.contrast ? 0.65 : 0.5
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text

    contentItem: Item {
        implicitWidth: Math.ceil(label.x + Math.max(label.implicitWidth, ...button.texts.map(text => letters.advanceWidth(text)))) + 1  // layouts round widths down
        implicitHeight: Math.max(label.implicitHeight, picture.visible ? picture.height : 0)

        FontMetrics {
            id: letters
            font: label.font
        }
        Glyph {
            id: picture

            visible: button.glyph !== ""
            glyph: button.glyph
            side: Math.round(button.size * 1.5)
            color: button.words
            x: Math.max(0, (parent.width - label.x - label.paintedWidth) / 2)
            anchors.verticalCenter: parent.verticalCenter
        }

        Words {
            id: label

            x: picture.visible ? picture.width + button.size * 0.55 : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            size: button.size
            color: button.words
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: button.lip > 0 && !button.sunk
            radius: 10
            color: Qt.darker(button.face, button.filled && !Theme.dark ? 1.5 : Theme.dark ? 1.45 : 1.22)
        }

        Rectangle {
            anchors { fill: parent; topMargin: button.sunk ? button.lip : 0; bottomMargin: button.sunk ? 0 : button.lip }
            radius: 10
            color: button.hovered && !button.down ? Qt.lighter(button.face, button.filled ? (Theme.dark ? 1.1 : 1.35) : Theme.dark ? 1.2 : 1.04)
                                                  : button.face
            border.width: Theme.contrast ? 2 : 1
            border.color: Theme.contrast ? (button.hovered ? Theme.focus : Theme.contrastInk)
                                         : button.filled ? button.face : button.kind === "danger" ? Theme.danger : Theme.plateEdge
        }
    }

    FocusRing {
        visible: button.visualFocus
    }
}
