pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Greys out the cards of a seat that has drowned and is out of the round.
Item {
    id: veil

    required property int seat
    required property bool afloat
    required property int cards
    required property PiecePositions positions

    z: positions.layout.holds(seat) ? 690 : 220
    visible: opacity > 0
    opacity: afloat ? 0 : 1

    Behavior on opacity {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.sink }
    }

    Repeater {
        model: ["fan", "tide"]

        Rectangle {
            required property string modelData
            readonly property bool hand: modelData === "fan" && veil.positions.layout.holds(veil.seat)
            readonly property rect spot: hand ? veil.positions.hand.whole(veil.cards) : veil.positions.layout.part(veil.seat, modelData)

            visible: modelData === "tide" || veil.cards > 0
            x: spot.x - (hand ? 0 : 5)
            y: spot.y - (hand ? 0 : 2)
            width: spot.width + (hand ? 0 : 7)
            height: spot.height + (hand ? 0 : 7)
            radius: hand ? 8 : 6
            color: Theme.softPlate
            opacity: hand ? 0.5 : 0.66
        }
    }
}
