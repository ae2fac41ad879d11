pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What has the table to itself for a moment: it arrives, and a ring marks where it happens. The log says the same to
// screen readers.
Item {
    objectName: "moment"
    id: frame

    required property string kind
    required property string words
    required property rect place
    required property real air  // between the place and its ring
    property color tint: Theme.focus
    property real arrived: 1  // how far it has come; at once without motion

    anchors.fill: parent
    z: Level.effects
    Accessible.ignored: true

    NumberAnimation on arrived {
        running: Theme.glide > 0
        from: 0
        to: 1
        duration: Theme.glide
        easing.type: Easing.OutCubic
    }
    Rectangle {
        x: frame.place.x - frame.air
        y: frame.place.y - frame.air
        width: frame.place.width + 2 * frame.air
        height: frame.place.height + 2 * frame.air
        radius: Theme.corner + frame.air
        color: "transparent"
        border { width: 5; color: frame.tint }
    }
}
