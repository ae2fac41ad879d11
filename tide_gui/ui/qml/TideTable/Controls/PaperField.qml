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
    color: Theme.text
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
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height
        visible: field.length === 0 && field.preeditText === ""
        text: field.placeholderText
        color: Theme.quietText
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
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
