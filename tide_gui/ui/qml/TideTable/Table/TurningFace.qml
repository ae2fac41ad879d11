pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The two sides of a piece. It turns over in the middle of its flight.
Item {
    id: side

    required property int face
    property bool faceUp: face > 0
    property int shown: face  // while it turns face down, the face that it had
    property Component front
    property Component back
    property bool animated: true
    property int pace: Theme.glide  // milliseconds for a turn
    property real hop: 0.14  // how much larger it gets as it turns
    property bool flat: true  // a card on its edge is darker
    property real turn: faceUp ? 1 : 0
    readonly property bool turned: turn === 0 || turn === 1
    readonly property real angle: Math.max(0, Math.min(1, (turn - 0.2) / 0.6))
    readonly property real edge: turned ? 0 : Math.sin(Math.PI * angle)
    readonly property bool up: turn >= 0.5

    onFaceChanged: if (face) shown = face
    onTurnChanged: if (turn === 0) shown = face

    Behavior on turn {
        enabled: side.animated && Theme.glide > 0
        NumberAnimation { duration: side.pace }
    }

    transform: Scale {
        origin.x: side.width / 2
        origin.y: side.height / 2
        xScale: Math.max(0.08, Math.abs(Math.cos(Math.PI * side.angle))) * yScale
        yScale: 1 + side.hop * side.edge
    }

    Loader {
        anchors.fill: parent
        sourceComponent: !side.up ? side.back : side.shown > 0 ? side.front : null
    }
    Loader {
        active: side.flat && side.edge > 0
        sourceComponent: Rectangle {  // lit from above
            width: side.width
            height: side.height
            radius: width * 0.07
            color: Theme.ink
            opacity: 0.2 * side.edge
        }
    }
}
