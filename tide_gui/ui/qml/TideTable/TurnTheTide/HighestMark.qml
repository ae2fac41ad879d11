pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The mark of the highest tide, with an animation when it appears.
Picture {
    required property bool worn

    art: "turn-the-tide/tokens/highest-tide"
    height: width
    visible: scale > 0
    scale: worn ? 1 : 0

    Behavior on scale {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.swell; easing.type: Easing.OutBack; easing.overshoot: 3.5 }
    }
}
