pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The shadow of a raised item, lit from above.
BorderImage {
    property real reach: 1  // 1 for an item the size of a plate, less for a smaller one

    anchors {
        fill: parent
        leftMargin: -12 * reach
        rightMargin: -12 * reach
        topMargin: -8 * reach
        bottomMargin: -18 * reach
    }
    border {
        left: 24
        right: 24
        top: 24
        bottom: 24
    }
    source: Theme.art + "paper/shadow.png"
    visible: !Theme.contrast
    Accessible.ignored: true
}
