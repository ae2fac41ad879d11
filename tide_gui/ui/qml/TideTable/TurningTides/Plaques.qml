pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The numbers of the zones, on the rails that face away from the enemy.
Item {
    id: plaques

    required property TableLayout layout
    required property Session session
    required property bool animated

    Repeater {
        model: 14

        ZonePlaque {
            required property int index
            readonly property int seat: index < 7 ? 0 : 1
            readonly property bool near: plaques.layout.place(seat) === 0

            x: Math.round(plaques.layout.zoneX(seat, zone) - 42 * plaques.layout.scale - width / 2)
            y: plaques.layout.middle(seat) + (near ? 96 : -96) * plaques.layout.scale - height / 2
            width: plaques.layout.plaque
            colour: Ships.colour(seat)
            zone: index % 7 + 1

            Behavior on x {
                enabled: plaques.animated && Theme.glide > 0
                NumberAnimation { duration: plaques.session.pace.skipping ? Theme.skip : Theme.glide; easing.type: Easing.InOutCubic }
            }
        }
    }
}
