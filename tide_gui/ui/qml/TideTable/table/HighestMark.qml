pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// The mark of the highest tide: it pops up where it goes.
Picture {
    required property bool worn

    art: "tokens/highest-tide"
    height: width
    visible: scale > 0
    scale: worn ? 1 : 0

    Behavior on scale {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.glide * 1.3; easing.type: Easing.OutBack; easing.overshoot: 3.5 }
    }
}
