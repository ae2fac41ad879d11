pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A decision that cost something, on the chart: a stroke below it, and on the line a ring if it is among the costliest
// of the seat, or a disc if it is the one that is shown.
Item {
    objectName: "reviewTick"
    id: tick

    required property real place
    required property real chance
    required property bool much
    required property bool marked
    required property bool current
    required property Item ground  // where the lines are drawn

    x: Math.round(place * ground.width)
    z: current ? 3 : 2

    Rectangle {
        x: -width / 2
        y: tick.ground.height + 2
        width: 2
        height: tick.much ? 9 : 4
        color: tick.current ? mark.border.color : Theme.danger
    }
    Rectangle {
        objectName: "ring"
        id: mark
        visible: tick.chance >= 0 && (tick.marked || tick.current)
        x: -width / 2
        y: (1 - tick.chance) * tick.ground.height - height / 2
        width: tick.current ? 11 : 9
        height: width
        radius: width / 2
        color: tick.current ? border.color : Theme.page
        border.width: 2
        border.color: !tick.current ? Theme.danger : Theme.contrast ? Theme.contrastMark : Theme.heading
    }
}
