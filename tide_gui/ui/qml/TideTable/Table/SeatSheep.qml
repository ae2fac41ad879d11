pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sheep of a seat: swimming, thinking or sinking.
Item {
    id: sheep

    required property int seat
    property bool afloat: true
    property bool thinking: false
    property real sunk: afloat ? 0 : 1

    height: width
    clip: sunk > 0 && sunk < 1

    Behavior on sunk {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.sink; easing.type: Easing.InOutSine }
    }

    Picture {
        visible: sheep.sunk < 0.45
        y: sheep.sunk * sheep.height
        width: parent.width
        height: width
        rotation: -16 * sheep.sunk
        art: Theme.seatArt("seat", sheep.seat)
    }
    Picture {
        visible: sheep.sunk >= 0.45
        y: sheep.height * (0.12 + (1 - sheep.sunk) * 0.5)
        width: parent.width
        height: width * 0.875
        art: sheep.sunk > 0 ? Theme.seatArt("sinking", sheep.seat) : ""
    }
    Picture {
        visible: sheep.thinking && sheep.afloat
        x: sheep.width * 0.6
        y: -sheep.height * 0.03
        width: sheep.width * 0.38
        height: width
        art: "tokens/thinking"
    }
}
