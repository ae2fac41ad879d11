pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What is drawn for a moment: a shot, a swing, a hit, somebody overboard, a splash, a promotion. With reduced
// motion each is a still picture.
Item {
    id: effects

    required property string shown
    required property int shownSeat
    required property int shownZone
    required property int shownTarget
    required property TableLayout layout
    required property Session session
    readonly property real unit: layout.scale
    readonly property int pace: session.pace.skipping ? 0 : Math.min(Theme.glide, 380)
    readonly property bool near: layout.place(shownSeat) === 0
    readonly property string colour: Ships.colour(shownSeat)
    readonly property real fromX: layout.zoneX(shownSeat, shownZone)
    readonly property real fromY: layout.middle(shownSeat)
    readonly property real toX: layout.zoneX(1 - shownSeat, shownTarget)
    readonly property real toY: layout.middle(1 - shownSeat)
    readonly property real railY: fromY + (near ? -128 : 128) * unit
    readonly property bool captain: shown === "captain"
    readonly property bool overboard: shown === "overboard" || captain
    property real way: 1  // from 0 to 1

    function play() {
        motion.stop();
        way = 1;
        if (shown !== "" && pace > 0)
            motion.start();
    }

    onShownChanged: play()
    onShownZoneChanged: play()

    NumberAnimation {
        id: motion
        target: effects
        property: "way"
        from: 0
        to: 1
        duration: effects.pace
    }

    // A shot: flash at the mouth, then the ball flies over.
    Flash {
        visible: effects.shown === "fire" && (effects.way < 0.5 || effects.pace === 0)
        art: "turning-tides/effects/muzzle-flash"
        size: 96
        centreX: effects.fromX
        centreY: effects.railY - (effects.near ? 44 : -44) * effects.unit
        rotation: effects.near ? 0 : 180
        scale: Math.min(1, 0.5 + effects.way * 2)
    }
    Flash {
        visible: effects.shown === "fire"
        art: "turning-tides/effects/smoke-" + Math.min(3, 1 + Math.floor(effects.way * 3))
        size: 96
        centreX: effects.fromX
        centreY: effects.railY - (effects.near ? 60 : -60) * effects.unit
        opacity: 1 - 0.6 * effects.way
    }
    Flash {
        visible: effects.shown === "fire"
        art: "turning-tides/effects/ball"
        size: 32
        centreX: effects.fromX + (effects.toX - effects.fromX) * effects.way
        centreY: effects.railY + (effects.toY - effects.railY) * effects.way
    }

    // A swing: the sailor flies over on a rope.
    Flash {
        visible: effects.shown === "swing"
        art: "turning-tides/effects/swinger-" + effects.colour
        size: 160
        ratio: 1.1
        centreX: effects.fromX
        centreY: effects.fromY + (effects.toY - effects.fromY) * effects.way
        rotation: (effects.near ? 1 : -1) * (28 - 56 * effects.way)
        transformOrigin: Item.Top
    }

    // Hits, at the zone that is struck.
    Flash {
        visible: effects.shown === "hit" || effects.shown === "wreck" || effects.shown === "mast"
        art: "turning-tides/effects/hit"
        size: 128
        centreX: effects.fromX
        centreY: effects.fromY
        scale: 0.4 + 0.9 * effects.way
        opacity: effects.pace === 0 ? 1 : 1.3 - effects.way
    }
    Flash {
        visible: effects.shown === "mast"
        art: "turning-tides/crew/mast-" + effects.colour
        size: 100
        ratio: Ships.ratio("mast")
        centreX: effects.fromX - 6 * effects.unit
        centreY: effects.fromY - 8 * effects.unit
        transformOrigin: Item.Bottom
        rotation: 80 * effects.way
    }
    Flash {
        visible: effects.overboard
        art: "turning-tides/crew/overboard-" + (effects.captain ? "captain-" : "sailor-") + effects.colour
        size: effects.captain ? 120 : 88
        ratio: Ships.ratio("captain")
        centreX: effects.fromX
        centreY: effects.fromY + (effects.near ? 120 : -120) * effects.unit * effects.way
        rotation: effects.pace === 0 ? 0 : 200 * effects.way
    }
    Flash {
        visible: effects.shown === "splash" || effects.overboard && effects.way > 0.7
        art: "turning-tides/effects/splash"
        size: 96
        ratio: 104 / 96
        centreX: effects.fromX
        centreY: effects.fromY + (effects.overboard ? effects.near ? 120 : -120 : 0) * effects.unit
        scale: 0.5 + 0.6 * effects.way
    }
    Flash {
        visible: effects.shown === "promote"
        art: "turning-tides/crew/promoted-" + effects.colour
        size: 80
        ratio: 1.2
        centreX: effects.fromX
        centreY: effects.fromY - 20 * effects.unit
        scale: 0.7 + 0.5 * Math.sin(Math.PI * effects.way)
    }

    component Flash: Picture {
        property real size
        property real ratio: 1
        property real centreX
        property real centreY

        x: centreX - width / 2
        y: centreY - height / 2
        width: Math.max(1, size * effects.unit)
        height: width * ratio
    }
}
