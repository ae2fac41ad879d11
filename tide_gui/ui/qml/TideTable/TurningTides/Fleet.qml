pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Both ships, and the marks that tie zones in contact.
Item {
    id: fleet

    required property TableLayout layout
    required property Session session
    required property bool animated
    property int preview: 0  // steps by which the ships would sail on
    readonly property int pace: session.pace.skipping ? Theme.skip : Theme.glide
    readonly property int seen: layout.offset + preview
    readonly property int nearSeat: layout.nearSeat

    Repeater {
        model: fleet.preview ? 2 : 0

        Picture {  // where the ships would lie
            required property int index
            readonly property int seat: index
            readonly property bool bowRight: fleet.layout.bowRight(seat)

            x: fleet.layout.zoneAt(seat, 1, fleet.seen) - (bowRight ? 898 : 230) * fleet.layout.scale
            y: fleet.layout.middle(seat) - 120 * fleet.layout.scale
            width: Math.round(1128 * fleet.layout.scale)
            height: Math.round(240 * fleet.layout.scale)
            rotation: bowRight ? 0 : 180
            opacity: 0.5
            art: "turning-tides/ships/" + Ships.colour(seat)
        }
    }
    Repeater {
        model: 2

        Vessel {
            required property int index

            seat: index
            layout: fleet.layout
            colour: Ships.colour(index)
            animated: fleet.animated
            pace: fleet.pace
            opacity: fleet.preview ? 0.6 : 1
        }
    }
    Repeater {
        model: 7

        Picture {
            required property int index
            readonly property int other: fleet.seen + 1 - index  // the zone of the enemy opposite

            visible: other >= 1 && other <= 7
            x: fleet.layout.zoneAt(fleet.nearSeat, index + 1, fleet.seen) - width / 2
            y: (fleet.layout.farMiddle + fleet.layout.nearMiddle - height) / 2
            width: 120 * fleet.layout.scale
            height: 40 * fleet.layout.scale
            art: "turning-tides/ships/contact"
        }
    }
}
