pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The chance to win over the game, a line for each seat. Pressing or dragging goes to a moment.
FocusScope {
    objectName: "reviewChart"
    id: chart

    required property Review review

    signal chosen()  // a press or a drag has ended at a moment

    readonly property int value: Math.round(review.place * 100)
    readonly property int minimumValue: 0
    readonly property int maximumValue: 100
    readonly property int stepSize: 1

    implicitHeight: Math.round(116 + 2 * Theme.notes)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Chance to win over the game, if an expert played on")
    Accessible.description: qsTr("Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one that cost something to the next.")

    Repeater {
        model: [100, 50, 0]

        Item {
            id: tick
            required property int modelData
            y: ground.y + (1 - modelData / 100) * ground.height
            width: chart.width

            Words {
                y: -height / 2
                width: ground.x - 5
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignRight
                text: qsTr("%1%").arg(tick.modelData)
                size: Math.min(Theme.notes, 18)
                color: Theme.quietText
                Accessible.ignored: true
            }
            Rectangle {
                x: ground.x
                width: ground.width
                height: 1
                color: Theme.plateEdge
            }
        }
    }
    Item {
        id: ground
        x: Math.min(Theme.notes, 18) * 3.2
        y: Theme.notes * 0.7
        width: chart.width - x - 8
        height: chart.height - 2 * y - 6  // with room for the strokes below it

        Rectangle {
            x: Math.round(chart.review.place * parent.width - width / 2)
            y: -4
            width: 2
            height: parent.height + 8
            color: Theme.contrast ? Theme.contrastMark : Theme.heading
        }
        Repeater {
            model: chart.review.chances

            ReviewLine {
                width: ground.width
                height: ground.height
            }
        }
        Repeater {
            model: chart.review.turningPoints

            ReviewTick {
                ground: ground
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        Accessible.ignored: true
        onPressed: mouse => chart.review.drag((mouse.x - ground.x) / ground.width)
        onReleased: chart.chosen()
        onPositionChanged: mouse => chart.review.drag((mouse.x - ground.x) / ground.width)
    }
    FocusRing {
        visible: chart.activeFocus
        corner: 8
        gap: -2
    }
}
