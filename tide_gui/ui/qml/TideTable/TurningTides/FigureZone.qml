pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A zone in a figure with what stands in it, and a label.
FigureItem {
    id: shown

    property string colour: "gold"
    property bool captain: false
    property bool mast: false
    property bool sailor: false
    property bool north: false
    property bool south: false
    property bool destroyed: false
    property bool target: false
    readonly property real unit: 0.62

    width: Math.max(96, implicitWidth)
    most: 132 * Theme.textScale

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 120 * shown.unit
        height: 236 * shown.unit

        Picture {
            anchors.centerIn: parent
            width: 120 * shown.unit
            height: 216 * shown.unit
            art: "turning-tides/ships/zone-" + shown.colour
        }
        FigureUnits {
            objectName: "figureUnits"
            x: parent.width / 2
            y: parent.height / 2
            unit: shown.unit
            colour: shown.colour
            captain: shown.captain
            mast: shown.mast
            sailor: shown.sailor
            north: shown.north
            south: shown.south
            destroyed: shown.destroyed
        }
        Picture {
            anchors.centerIn: parent
            visible: shown.target
            width: 120 * shown.unit
            height: 184 * shown.unit
            art: "turning-tides/ships/zone-target"
        }
    }
}
