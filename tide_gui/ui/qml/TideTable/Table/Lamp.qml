pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The light around what a lesson points at: a ring that breathes a few times; without animation it rests.
Rectangle {
    objectName: "lamp"
    id: lamp

    required property rect place
    required property real rest  // how far it is from its place at rest
    property real breath: 0
    readonly property real gap: rest + 4 * breath

    x: place.x - gap
    y: place.y - gap
    width: place.width + 2 * gap
    height: place.height + 2 * gap
    color: "transparent"
    radius: 10 + gap
    border.width: Theme.contrast ? 6 : 5
    border.color: Theme.glow
    Accessible.ignored: true

    SequentialAnimation on breath {
        running: Theme.glide > 0 && !Theme.software
        loops: 5
        NumberAnimation { to: 1; duration: 600; easing.type: Easing.InOutSine }
        NumberAnimation { to: 0; duration: 600; easing.type: Easing.InOutSine }
    }

    Hairline { anchors.margins: -1 }
    Hairline { anchors.margins: lamp.border.width }

    component Hairline: Rectangle {
        anchors.fill: parent
        radius: lamp.radius - anchors.margins
        color: "transparent"
        border.width: 1
        border.color: Theme.contrast ? Theme.contrastGround : Theme.ink
    }
}
