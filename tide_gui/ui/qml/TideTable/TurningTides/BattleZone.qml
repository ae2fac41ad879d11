pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A zone at the end of a game, around its middle: what stands there, or when it was destroyed.
Item {
    id: place

    required property int ship  // whose it is, or -1 in another row
    required property int zone
    required property list<string> units
    required property bool destroyed
    required property list<string> lost
    required property string ending
    required property bool near
    required property real unit
    readonly property string colour: Ships.colour(ship)
    readonly property int crew: units.filter(each => each === "sailor").length
    readonly property int guns: units.filter(each => each === "toward" || each === "away").length
    readonly property bool captain: units.includes("captain")
    readonly property bool mast: units.includes("mast")

    objectName: "battleZone"
    visible: ship >= 0
    Accessible.role: Accessible.StaticText
    Accessible.name: ending

    // Where a unit stands.
    function box(kind: string, nth: int): rect {
        if (kind === "mast")
            return plan.mast(crew + (captain ? 1 : 0));
        if (kind === "captain")
            return plan.captain(crew, mast, guns);
        return kind === "sailor" ? plan.sailor(nth, crew, captain, mast, guns) : plan.cannon((kind === "toward") === near);
    }

    UnitPlan {
        id: plan
    }
    Unit {
        visible: place.destroyed
        box: plan.planks()
        art: visible ? "turning-tides/ships/zone-destroyed-" + place.colour : ""
    }
    Repeater {
        model: place.units

        Unit {
            required property int index
            required property string modelData
            readonly property bool gun: modelData === "toward" || modelData === "away"
            readonly property bool north: (modelData === "toward") === place.near

            box: place.box(modelData, index - place.units.indexOf(modelData))
            rotation: gun && !north ? 180 : 0
            art: `turning-tides/crew/${gun ? "cannon" : modelData}-${place.colour}`
        }
    }
    Rectangle {
        visible: place.lost.length > 0
        x: -width / 2
        y: place.near ? -86 * place.unit : 86 * place.unit - height
        width: 114 * place.unit
        height: Math.max(40, 66 * place.unit)
        radius: 6
        color: Theme.plate
        border.width: Theme.hair
        border.color: Theme.plateEdge

        Repeater {
            model: place.lost

            FitWords {
                required property int index
                required property string modelData

                x: 2
                y: 3 + index * height
                width: parent?.width - 4
                height: parent?.height / 2 - 3
                text: modelData
                size: Theme.notes
                font.bold: true
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
    ZonePlaque {
        x: -42 * place.unit - width / 2
        y: (place.near ? 96 : -96) * place.unit - height / 2
        width: Math.max(20, 42 * place.unit) * Math.min(1.3, Theme.textScale)
        colour: place.colour
        zone: place.zone
    }

    component Unit: Picture {
        property rect box

        x: box.x * place.unit
        y: box.y * place.unit
        width: box.width * place.unit
        height: box.height * place.unit
    }
}
