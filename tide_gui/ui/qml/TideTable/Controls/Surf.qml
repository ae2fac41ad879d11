pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sea in front of the lower edge of a page; plain in high contrast.
Image {
    readonly property real covers: height * 0.75

    height: Theme.contrast ? 0 : 32
    visible: !Theme.contrast
    source: Theme.contrast ? "" : Theme.art + (Theme.dark ? "scene/wave-dark.svg" : "scene/wave-light.svg")
    sourceSize.height: 32
    fillMode: Image.TileHorizontally
    verticalAlignment: Image.AlignTop
    Accessible.ignored: true
}
