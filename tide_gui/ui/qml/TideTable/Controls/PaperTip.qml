pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A tool tip: nothing in it can be pressed.
T.ToolTip {
    id: tip

    required property Item owner
    property bool above: false
    readonly property bool inFront: owner.Window.active  // another window may hide that the mouse has left

    parent: owner
    enabled: false
    x: Math.round((owner.width - width) / 2)
    y: above ? -height - 8 : owner.height + 8
    implicitWidth: Math.min(implicitContentWidth, 320 * Theme.textScale) + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: 8
    leftPadding: 12
    rightPadding: 12
    topPadding: 4
    bottomPadding: 4
    delay: Theme.tipDelay
    closePolicy: T.Popup.NoAutoClose
    Component.onCompleted: visible = true
    onInFrontChanged: if (!inFront) close()

    contentItem: Words {
        text: tip.text
        size: Theme.notes
        color: Theme.slip
    }

    background: Rectangle {
        radius: 8
        color: Theme.dark ? Theme.plateEdge : Theme.ink
    }
}
