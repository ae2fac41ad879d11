pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card's number, centred in its clear zone; with large text and on very small cards it fills the zone.
Text {
    objectName: "card"
    id: number

    required property real unit  // the scale of a card that is 250 wide
    property real size: 48
    property real middle: 42
    property real ground: 58  // the baseline of the digits
    property real most: size * unit * (unit < 0.2 ? 1.95 : 1.5)
    property real readable: upper ? Math.min(Theme.far, 2.6 * size * unit) : 0  // from afar
    readonly property real more: font.pixelSize / (size * unit) - 1
    readonly property bool upper: middle < 125

    visible: font.pixelSize >= Theme.far  // from afar one that cannot be read is left out
    font.family: Theme.display
    font.weight: Font.Bold
    font.pixelSize: Math.max(1, readable, Math.min(most, size * unit * Theme.textScale), Math.min(13, size * 1.3 * unit))
    x: Math.max(Theme.far > 0 ? 6 * unit : -width, (middle + (upper ? 9 : -9) * more) * unit - width / 2)  // inside of the card
    y: Math.max(Theme.far > 0 ? 6 * unit + 0.74 * font.pixelSize : 0, (ground + (upper ? 10 : 4) * more) * unit) - baselineOffset
    Accessible.ignored: true

    Rectangle {
        z: -1
        visible: number.more > 0.2  // the digits are larger than the clear zone
        x: -5 * number.unit
        y: number.baselineOffset - 0.74 * number.font.pixelSize - 5 * number.unit
        width: number.width + 10 * number.unit
        height: 0.74 * number.font.pixelSize + 10 * number.unit
        radius: 10 * number.unit
        color: number.color.hslLightness > 0.5 ? Theme.deepSea : Theme.paper
    }
}
