pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What stands in a zone, around the middle of the zone.
Item {
    id: units

    required property real unit  // a point of the pictures
    required property string colour
    property bool captain: false
    property bool mast: false
    property bool sailor: false
    property bool north: false  // a cannon that points up
    property bool south: false
    property bool destroyed: false

    Unit {
        visible: units.destroyed
        wide: 120
        ratio: 184 / 120
        art: "turning-tides/ships/zone-destroyed-" + units.colour
    }
    Unit {
        visible: units.mast
        across: -12
        down: -8
        wide: 100
        ratio: 1.38
        art: "turning-tides/crew/mast-" + units.colour
    }
    Unit {
        visible: units.north
        down: -84
        art: "turning-tides/crew/cannon-" + units.colour
        ratio: 88 / 64
    }
    Unit {
        visible: units.south
        down: 84
        rotation: 180
        art: "turning-tides/crew/cannon-" + units.colour
        ratio: 88 / 64
    }
    Unit {
        visible: units.captain
        across: units.mast ? 14 : 0
        down: units.sailor || units.mast ? -26 : -4
        wide: units.mast ? 70 : 88
        ratio: 96 / 88
        art: "turning-tides/crew/captain-" + units.colour
    }
    Unit {
        visible: units.sailor
        down: units.captain || units.mast ? 46 : 0
        art: "turning-tides/crew/sailor-" + units.colour
    }

    component Unit: Picture {
        property real across: 0
        property real down: 0
        property real wide: 64
        property real ratio: 1

        x: across * units.unit - width / 2
        y: down * units.unit - height / 2
        width: wide * units.unit
        height: width * ratio
    }
}
