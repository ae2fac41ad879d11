pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// One line of the log.
T.AbstractButton {
    id: line

    required text
    required property int index
    required property string kind
    required property bool current
    property bool focused: false
    readonly property bool head: kind === "heading"

    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    leftPadding: 12
    rightPadding: 6
    topPadding: head ? 8 : 2
    bottomPadding: 2
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.focused: focused
    Accessible.onPressAction: click()

    contentItem: Words {
        id: words
        text: line.text
        size: Theme.grown(Theme.notes)
        font.bold: line.head
        color: line.current && !Theme.contrast ? Theme.ink : line.head ? Theme.heading : line.kind === "mark" ? Theme.quietText : Theme.text
        lineHeight: Math.round(size * 1.35)
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: 8
        color: line.current ? Theme.lit : line.hovered ? Theme.softPlate : "transparent"
        border.width: line.current && Theme.contrast ? 2 : 0
        border.color: Theme.focus

        Rectangle {
            visible: line.head && !line.current
            width: 4
            height: parent.height - 10
            x: 2
            y: 8
            radius: 2
            color: Theme.link
        }
        FocusRing {
            visible: line.focused
            corner: 8
            gap: -3
        }
    }
}
