pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One swell of the hero scene, and the sheep that float behind it.
Item {
    id: swell

    required property real unit
    required property int number
    required property real crest
    required property real sway
    required property real clear
    required property var sheep

    readonly property real lift: Math.sin(sway + number * 1.3)

    Repeater {
        model: swell.sheep

        Picture {
            required property var modelData

            width: modelData[3] * swell.unit
            height: width
            x: swell.clear + (swell.width - swell.clear - width) * modelData[2]
            y: (swell.crest + 16) * swell.unit - height * (swell.number === 2 ? 0.93 : 1.0) + swell.lift * 3 * swell.unit
            rotation: Math.cos(swell.sway + swell.number) * (swell.sway === 0 ? 0 : 1.5)
            art: "seats/seat-" + modelData[0]
        }
    }

    Image {
        readonly property int tall: Math.ceil(160 * swell.unit)

        x: -40 + swell.lift * 14
        y: Math.round(swell.crest * swell.unit)
        width: swell.width + 80
        height: tall
        source: Theme.art + "scene/hero-wave-" + (swell.number + 1) + (Theme.dark ? "-dark.svg" : "-light.svg")
        sourceSize: Qt.size(Math.ceil(960 * swell.unit), tall)
        fillMode: Image.TileHorizontally
        horizontalAlignment: Image.AlignLeft
        Accessible.ignored: true
    }
}
