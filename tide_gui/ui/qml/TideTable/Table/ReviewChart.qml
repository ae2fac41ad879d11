pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// How often each seat wins if all play on alike, over the game. Pressing or dragging goes to a moment. At the right a
// badge for each seat stands as high as its line is at the moment that is shown.
FocusScope {
    objectName: "reviewChart"
    id: chart

    required property Review review
    property real tall: 92 + 2 * label  // the curves
    property bool captioned: true
    readonly property int label: Math.min(Theme.grown(Theme.notes), 18)  // of the marks at the left
    readonly property int badge: Math.round(1.4 * label)
    readonly property list<real> badges: spread(Array.from({length: lines.count}, (none, row) => (lines.itemAt(row) as ReviewLine)?.level ?? 0))

    signal chosen()  // a press or a drag has ended at a moment

    // Where the badges begin: each at its level if that is free, in the order of the levels, none on another.
    function spread(levels: list<real>): list<real> {
        const tops = levels.map(level => level - badge / 2);
        const rows = tops.map((top, row) => row).sort((one, other) => tops[one] - tops[other]);
        let free = -badge / 2;
        rows.forEach((row, rank) => {
            tops[row] = Math.max(free, Math.min(tops[row], ground.height + badge / 2 - (rows.length - rank) * badge));
            free = tops[row] + badge;
        });
        return tops;
    }

    readonly property int value: Math.round(review.place * 100)
    readonly property int minimumValue: 0
    readonly property int maximumValue: 100
    readonly property int stepSize: 1

    implicitHeight: axis.y + (axis.visible ? axis.height + 4 : 0)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    //: to a screen reader: a slider for the moment of a finished game that is shown
    Accessible.name: review.axis || qsTr("The way through the game")
    Accessible.description: qsTr("Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.")

    Repeater {
        model: [100, 50, 0]

        Item {
            id: tick
            required property int modelData
            y: ground.y + (1 - modelData / 100) * ground.height
            width: chart.width
            visible: chart.review.axis !== ""

            Words {
                y: -height / 2
                width: ground.x - 5
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignRight
                text: tick.modelData
                size: chart.label
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
        x: chart.label * 2 + 6
        y: chart.label * 0.7
        width: chart.width - x - chart.badge - 6
        height: chart.tall

        Rectangle {
            x: Math.round(chart.review.place * parent.width - width / 2)
            y: -4
            width: 2
            height: parent.height + 8
            color: Theme.contrast ? Theme.contrastMark : Theme.heading
        }
        Repeater {
            id: lines
            model: chart.review.chances

            ReviewLine {
                width: ground.width
                height: ground.height
                badge: chart.badge
                badgeTop: chart.badges[index] ?? 0
            }
        }
        Repeater {
            model: chart.review.turningPoints

            ReviewTick {
                ground: ground
            }
        }
    }
    Words {
        id: axis
        visible: chart.captioned && text !== ""
        y: ground.y + ground.height + chart.label * 0.7 + 6  // with room for the strokes
        x: 8
        width: chart.width - 16
        text: chart.review.axis
        size: Theme.notes
        color: Theme.quietText
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true  // it is the name of the chart
    }
    MouseArea {
        width: parent.width
        height: axis.y
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
