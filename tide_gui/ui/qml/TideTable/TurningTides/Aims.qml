pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What a move would do on the ships: the way of a shot or a swing, and who would come to a zone.
Item {
    id: aims

    required property TableLayout layout
    required property PiecePositions positions
    required property var aims  // the own zones and those that would be struck from there
    required property bool swings
    required property var comer  // a unit and its new zone, or null
    readonly property real unit: layout.scale

    Repeater {
        model: aims.aims

        Picture {
            required property var modelData

            objectName: "aim"
            x: aims.layout.zoneX(aims.layout.nearSeat, modelData.zone) - width / 2
            y: (aims.layout.farMiddle + aims.layout.nearMiddle - height) / 2
            width: (aims.swings ? 120 : 60) * aims.unit
            height: 200 * aims.unit
            art: aims.swings ? "turning-tides/effects/swing-path" : "turning-tides/effects/shot-path"
        }
    }
    Loader {
        active: aims.comer !== null
        sourceComponent: Picture {
            readonly property int seat: aims.layout.nearSeat
            readonly property bool north: aims.comer.face === 1
            readonly property var spot: aims.positions.coming(seat, aims.comer.zone, aims.comer.comer, north)

            objectName: "comer"
            x: spot.x
            y: spot.y
            width: spot.width
            height: width * Ships.ratio(aims.comer.comer)
            rotation: aims.comer.comer === "cannon" && !north ? 180 : 0
            opacity: 0.7
            art: "turning-tides/crew/" + aims.comer.comer + "-" + Ships.colour(seat)
        }
    }
}
