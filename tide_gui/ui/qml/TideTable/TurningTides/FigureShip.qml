pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A ship in a figure, seen from above, with the numbers of its zones.
Item {
    id: ship

    required property real unit
    required property string colour
    required property bool near  // the lower ship of two
    property int captain: 0  // the zone of the captain, or 0
    property bool mast: false
    property list<int> sailors
    property list<int> outward  // the zones of cannons that point away from the enemy
    property list<int> facing  // zones in contact

    width: 1128 * unit
    height: 240 * unit

    Picture {
        anchors.fill: parent
        rotation: ship.near ? 0 : 180
        art: "turning-tides/ships/" + ship.colour
    }

    Repeater {
        model: 7

        Item {
            id: place

            objectName: ship.colour + " " + zone
            required property int index
            readonly property int zone: index + 1
            readonly property real stern: 118 + (7.5 - zone) * 120

            x: (ship.near ? stern : 1128 - stern) * ship.unit
            y: ship.height / 2

            Picture {
                visible: ship.facing.includes(place.zone)
                x: -width / 2
                y: -height / 2
                width: 120 * ship.unit
                height: 184 * ship.unit
                art: "turning-tides/ships/zone-choose"
            }
            FigureUnits {
                unit: ship.unit
                colour: ship.colour
                captain: ship.captain === place.zone
                mast: ship.mast && place.zone === 4
                sailor: ship.sailors.includes(place.zone)
                north: !ship.near && ship.outward.includes(place.zone)
                south: ship.near && ship.outward.includes(place.zone)
            }
            ZonePlaque {
                x: -42 * ship.unit - width / 2
                y: (ship.near ? 96 : -96) * ship.unit - height / 2
                width: Math.max(20, 42 * ship.unit) * Math.min(1.3, Theme.textScale)
                colour: ship.colour
                zone: place.zone
            }
        }
    }
}
