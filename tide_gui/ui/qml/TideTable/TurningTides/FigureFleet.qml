pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Both ships in a figure, gold below, after so many steps of the first round.
Item {
    id: fleet

    property int offset: 0
    property bool manned: false  // with the units at the start of a game
    property list<int> sailors: [4, 5]  // of gold
    readonly property real unit: width / 1900
    readonly property int first: Math.max(1, offset - 5)  // the zones in contact
    readonly property int last: Math.min(7, offset + 1)
    readonly property list<int> contact: Array.from({ length: last - first + 1 }, (_, at) => first + at)

    height: 500 * unit

    FigureShip {  // the bow's zone has its middle 230 from the tip of the bow
        x: fleet.width / 2 - (fleet.offset * 60 + 230) * fleet.unit
        unit: fleet.unit
        colour: "silver"
        near: false
        facing: fleet.contact
        captain: fleet.manned ? 6 : 0
        mast: fleet.manned
        sailors: fleet.manned ? [4, 5] : []
        outward: fleet.manned ? [5] : []
    }
    FigureShip {
        x: fleet.width / 2 + (fleet.offset * 60 - 898) * fleet.unit
        y: 258 * fleet.unit
        unit: fleet.unit
        colour: "gold"
        near: true
        facing: fleet.contact
        captain: fleet.manned ? 3 : 0
        mast: fleet.manned
        sailors: fleet.manned ? fleet.sailors : []
        outward: fleet.manned ? [5] : []
    }
    Repeater {
        model: fleet.contact

        Picture {
            required property int modelData

            x: fleet.width / 2 + ((fleet.offset / 2 + 1 - modelData) * 120 - 60) * fleet.unit
            y: 229 * fleet.unit
            width: 120 * fleet.unit
            height: 40 * fleet.unit
            art: "turning-tides/ships/contact"
        }
    }
}
