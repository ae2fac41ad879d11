pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A moment of a game at a glance: both ships with all that stands on them, and the hand.
SmallTable {
    id: whole

    property int offset: 0
    property bool eastward: true
    readonly property real zones: 6 + Math.abs(6 - offset)  // between the middles of the outermost ones
    readonly property real ratio: Math.min(0.2, 306 / (120 * zones + 460))  // of the pictures
    readonly property real far: 8 + 120 * ratio
    readonly property real near: far + 252 * ratio

    function across(seat: int, zone: int): real {
        const steps = seat === whole.seat ? offset / 2 + 1 - zone : zone - 1 - offset / 2;
        return 160 + (eastward ? steps : -steps) * 120 * ratio;
    }

    function down(seat: int): real {
        return seat === whole.seat ? near : far;
    }

    tall: 152
    below: [
        Repeater {
            model: whole.middle

            Item {
                id: sea
                required property int offset
                required property bool eastward

                SeaBinding { property: "offset"; value: sea.offset }
                SeaBinding { property: "eastward"; value: sea.eastward }
            }
        },
        Repeater {
            model: 2

            Picture {
                required property int index
                readonly property bool bowRight: (index === whole.seat) === whole.eastward

                x: (whole.across(index, 1) - (bowRight ? 898 : 230) * whole.ratio) * whole.unit
                y: (whole.down(index) - 120 * whole.ratio) * whole.unit
                width: 1128 * whole.ratio * whole.unit
                height: 240 * whole.ratio * whole.unit
                rotation: bowRight ? 0 : 180
                art: "turning-tides/ships/" + Ships.colour(index)
            }
        }
    ]
    piece: SmallPiece {
        id: piece

        required property int zone
        required property int nth
        required property int sailors
        required property bool captain
        required property bool mast
        required property bool toward
        required property bool away
        required property string task
        readonly property bool card: kind === "card"
        readonly property int deck: kind === "zone" ? face : zone  // where it lies aboard
        readonly property bool north: (seat === whole.seat) === (face === 1)  // a cannon that points up
        readonly property int guns: (toward ? 1 : 0) + (away ? 1 : 0)
        readonly property string colour: Ships.colour(seat)
        readonly property UnitPlan plan: UnitPlan {}

        // In points of the pictures, from the middle of the zone.
        function box(): rect {
            if (kind === "captain")
                return plan.captain(sailors, mast, guns);
            if (kind === "mast")
                return plan.mast(sailors + (captain ? 1 : 0));
            if (kind === "sailor")
                return plan.sailor(nth, sailors, captain, mast, guns);
            return kind === "cannon" ? plan.cannon(north) : plan.planks();
        }

        function place(): rect {
            if (own)
                return rowed(10, 112, 300, 34, 34);
            if (deck === 0)
                return Qt.rect(0, 0, 0, 0);
            const at = box();
            return Qt.rect(whole.across(seat, deck) + at.x * whole.ratio, whole.down(seat) + at.y * whole.ratio, at.width * whole.ratio, at.height * whole.ratio);
        }

        table: whole
        lifts: card
        spot: place()

        Loader {
            active: piece.spot.width > 0 && piece.kind !== "zone"  // a zone only has marks
            anchors.fill: parent
            sourceComponent: piece.card ? slip : unit
        }
        Component {
            id: slip

            TaskSlip { task: piece.task }
        }
        Component {
            id: unit

            Picture {
                art: piece.kind === "wreck" ? "turning-tides/ships/zone-destroyed-" + piece.colour : "turning-tides/crew/" + piece.kind + "-" + piece.colour
                rotation: piece.kind === "cannon" && !piece.north ? 180 : 0
            }
        }
    }

    component SeaBinding: Binding {
        target: whole
        restoreMode: Binding.RestoreNone  // the picture outlives this row
    }
}
