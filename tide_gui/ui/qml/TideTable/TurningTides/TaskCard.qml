pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A task card: its picture, its number in the order of tasks, its name.
Picture {
    objectName: "card"
    id: card

    required property int face
    required property string colour  // of its ship
    required property string name
    property bool promoting: false  // the card has become a promotion
    readonly property real unit: width / 250
    readonly property var tasks: ["", "wait", "sailor", "cannon", "move", "navigate", "swing", "fire"]
    readonly property var ranks: [0, 0, 1, 1, 2, 3, 4, 5]

    art: face > 0 ? "turning-tides/cards/" + (promoting ? "promote" : tasks[face]) + "-" + colour : ""

    CardNumber {
        unit: card.unit
        text: card.promoting ? 6 : card.ranks[card.face]
        color: Theme.paper
        size: 30
        most: 46 * card.unit
        middle: 42
        ground: 109
    }
    Text {
        x: card.width * 0.03
        y: 278 * card.unit
        width: card.width * 0.94
        height: 60 * card.unit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: card.name
        font.family: Theme.display
        font.bold: true
        font.pixelSize: Math.max(1, Math.min(66, 42 * Theme.textScale) * card.unit)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 1
        color: Theme.ink
        Accessible.ignored: true
    }
}
