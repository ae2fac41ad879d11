pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The ring around the item with keyboard focus: yellow, with a thin dark line outside.
Rectangle {
    id: ring

    property real gap: 2
    property real corner: 10

    anchors.fill: parent
    anchors.margins: -3 - gap
    radius: corner + 3 + gap
    color: "transparent"
    border.width: 3
    border.color: Theme.focus

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        radius: ring.radius + 1
        color: "transparent"
        border.width: 1
        border.color: Theme.focusEdge
    }
}
