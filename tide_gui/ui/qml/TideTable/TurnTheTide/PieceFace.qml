pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The face or the back of a piece; it turns over when the face appears or disappears.
Item {
    id: side

    required property string kind
    required property int face
    property bool foot: true
    property bool turning: true  // animate the turn
    property int pace: Theme.glide  // milliseconds for a turn
    property int shown: face
    property real turn: kind === "ring" ? (face === 1 ? 1 : 0) : face ? 1 : 0
    readonly property bool turned: turn === 0 || turn === 1
    readonly property real angle: Math.max(0, Math.min(1, (turn - 0.2) / 0.6))  // it turns during the middle of its flight
    readonly property real edge: turned ? 0 : Math.sin(Math.PI * angle)
    readonly property bool up: turn >= 0.5

    onFaceChanged: if (face) shown = face
    onTurnChanged: if (turn === 0) shown = face

    Behavior on turn {
        enabled: side.turning && Theme.glide > 0
        NumberAnimation { duration: side.pace }
    }

    transform: Scale {
        origin.x: side.width / 2
        origin.y: side.height / 2
        xScale: Math.max(0.08, Math.abs(Math.cos(Math.PI * side.angle))) * yScale
        yScale: 1 + (side.kind === "ring" ? 0.6 : 0.14) * side.edge
    }

    Loader {
        anchors.fill: parent
        active: side.kind === "weather" && side.up && side.shown > 0
        sourceComponent: WeatherCard {
            number: side.shown
            foot: side.foot
        }
    }
    Loader {
        anchors.fill: parent
        active: side.kind === "tide" && side.up && side.shown > 0
        sourceComponent: TideCard { number: side.shown }
    }
    Loader {
        anchors.fill: parent
        active: side.kind !== "ring" && !side.up
        sourceComponent: CardBack { kind: side.kind }
    }
    Loader {
        anchors.fill: parent
        active: side.kind === "ring"
        sourceComponent: Ring { kept: side.up }
    }
    Rectangle {  // lit from above: a card on its edge is darker
        anchors.fill: parent
        visible: side.kind !== "ring" && side.edge > 0
        radius: width * 0.07
        color: Theme.ink
        opacity: 0.2 * side.edge
    }
}
