pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A text field.
T.TextField {
    id: field

    implicitWidth: 240 * Math.min(Theme.textScale, 1.5)
    implicitHeight: Math.max(Theme.target, contentHeight + 12)
    leftPadding: 12
    rightPadding: 12
    readonly property color ink: Theme.text
    color: whole.visible ? "transparent" : ink
    placeholderTextColor: Theme.quietText
    selectionColor: Theme.dark ? Theme.highlight : Theme.midSea
    selectedTextColor: Theme.dark ? Theme.ink : Theme.paper
    font.family: Theme.reading
    font.pixelSize: Theme.body
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: placeholderText

    Words {
        x: field.leftPadding + 3  // beside the cursor
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height
        visible: field.length === 0 && field.preeditText === ""
        text: field.placeholderText
        color: Theme.quietText
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Words {
        id: whole
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height
        visible: !field.activeFocus && field.contentWidth > width
        text: field.text
        color: field.ink
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Loader {
        active: field.activeFocus && field.length >= field.maximumLength
        sourceComponent: PaperTip {
            owner: field
            delay: 0
            text: qsTr("No more than %n letter(s)", "", field.maximumLength)
        }
    }

    background: Rectangle {
        radius: 10
        color: Theme.field
        border.width: field.hovered || Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? Theme.contrastInk : field.hovered ? Theme.link : Theme.quietText

        FocusRing {
            visible: field.activeFocus
            gap: 0
        }
    }
}
