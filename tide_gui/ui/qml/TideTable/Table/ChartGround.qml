pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The ground of a chart of points: a line at each round number, and how points and places become pixels.
Item {
    id: ground

    required property real most
    required property real least
    required property int places  // from the left end to the right one
    property int step: most - least <= 8 ? 2 : most - least <= 20 ? 5 : 10
    readonly property real unit: (height - 16) / Math.max(1, most - least)
    readonly property real stride: (width - 44) / Math.max(1, places)

    function up(points: real): real {
        return 8 + (most - points) * unit
    }

    Repeater {
        model: Math.floor(ground.most / ground.step) - Math.ceil(ground.least / ground.step) + 1

        Rectangle {
            id: tick

            required property int index
            readonly property int value: (Math.ceil(ground.least / ground.step) + index) * ground.step

            y: ground.up(value)
            width: ground.width - 34
            height: value === 0 ? 2 : 1
            color: value === 0 ? Theme.quietText : Theme.plateEdge

            Words {
                x: -width - 8
                y: -height / 2
                text: tick.value < 0 ? "\u2212" + -tick.value : tick.value
                size: Theme.notes
                color: Theme.quietText
                Accessible.ignored: true
            }
        }
    }
}
