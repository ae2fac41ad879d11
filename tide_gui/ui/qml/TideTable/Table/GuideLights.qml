pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import TideTable.Controls
import TideTable.Models

// Lights what a lesson points at, and shades the rest of the table a little.
Item {
    id: lights

    required property Tutor lesson
    required property Item ground  // in it lie the lit items
    property var items: []  // what is lit
    property list<rect> spots: []  // around what is lit, neighbours together
    property string found: ""  // the stage of the lesson that they were found for
    readonly property string stage: [lesson.step, lesson.waits, lesson.asks].join()
    readonly property bool shining: lesson.points && found === stage
    readonly property real gap: 4

    function find() {
        items = [];
        search(ground);
        spots = rects.merged(items.map(item => item.mapToItem(lights, item.seen ?? Qt.rect(0, 0, item.width, item.height))));
        found = stage;
    }

    function search(item: Item) {
        for (const child of item.children) {
            if (!child.visible || child.opacity === 0)
                continue;
            if (child.pointed && child.width > 0)
                items.push(child);
            search(child);
        }
    }

    // A path around a spot, with round corners.
    function around(spot: rect): string {
        const box = rects.grown(spot, gap), r = 10 + gap, corner = `a ${r} ${r} 0 0 1 `;
        const wide = box.width - 2 * r, high = box.height - 2 * r;
        return `M ${box.x + r} ${box.y} h ${wide} ${corner} ${r} ${r} v ${high} ${corner} ${-r} ${r} h ${-wide} ${corner} ${-r} ${-r} v ${-high} ${corner} ${r} ${-r} z`;
    }

    Accessible.ignored: true

    Rects {
        id: rects
    }
    Shape {
        anchors.fill: parent
        visible: lights.shining && lights.spots.length > 0
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: -1
            fillColor: Theme.dimness
            fillRule: ShapePath.OddEvenFill

            PathSvg {
                path: `M 0 0 h ${lights.width} v ${lights.height} h ${-lights.width} z ` + lights.spots.map(spot => lights.around(spot)).join(" ")
            }
        }
    }
    Repeater {
        model: lights.shining ? lights.spots : []

        Lamp {
            required property rect modelData
            place: modelData
            rest: lights.gap
        }
    }
}
