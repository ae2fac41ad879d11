pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card's number, centred in its clear zone; on very small cards it fills the zone.
Text {
    objectName: "card"
    id: number

    required property real unit  // the scale of a card that is 250 wide
    property real size: 48
    property real middle: 42
    property real ground: 58  // the baseline of the digits

    font.family: Theme.display
    font.weight: Font.Bold
    font.pixelSize: Math.max(1, Math.max(size * unit, Math.min(13, size * 1.3 * unit)))
    x: middle * unit - width / 2
    y: ground * unit - baselineOffset
    Accessible.ignored: true
}
