pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The tide: it is squashed, changes and opens again when it turns.
Item {
    id: mark

    required property string tide
    readonly property string shown: fallen > 0.5 ? "low" : "high"
    property real fallen: tide === "low" ? 1 : 0

    Behavior on fallen {
        enabled: Theme.glide > 0
        NumberAnimation { duration: 2 * Theme.lift; easing.type: Easing.InOutQuad }
    }
    Picture {
        objectName: "tideMark"
        anchors.fill: parent
        art: "onda/tokens/tide-" + mark.shown
        transform: Scale {
            origin.y: mark.height / 2
            yScale: Math.abs(1 - 2 * mark.fallen)
        }
    }
}
