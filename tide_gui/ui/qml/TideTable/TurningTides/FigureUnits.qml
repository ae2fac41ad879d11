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

    UnitPlan {
        id: plan
    }
    Unit {
        visible: units.destroyed
        box: plan.planks()
        art: "turning-tides/ships/zone-destroyed-" + units.colour
    }
    Unit {
        visible: units.mast
        box: plan.mast(units.captain || units.sailor ? 1 : 0)
        art: "turning-tides/crew/mast-" + units.colour
    }
    Unit {
        visible: units.north
        box: plan.cannon(true)
        art: "turning-tides/crew/cannon-" + units.colour
    }
    Unit {
        visible: units.south
        rotation: 180
        box: plan.cannon(false)
        art: "turning-tides/crew/cannon-" + units.colour
    }
    Unit {
        visible: units.captain
        box: plan.captain(units.sailor ? 1 : 0, units.mast, (units.north ? 1 : 0) + (units.south ? 1 : 0))
        art: "turning-tides/crew/captain-" + units.colour
    }
    Unit {
        visible: units.sailor
        box: plan.sailor(0, 1, units.captain, units.mast, 0)
        art: "turning-tides/crew/sailor-" + units.colour
    }

    component Unit: Picture {
        property rect box

        x: box.x * units.unit
        y: box.y * units.unit
        width: box.width * units.unit
        height: box.height * units.unit
    }
}
