pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A task card: its picture, its number in the order of tasks, its name.
Picture {
    objectName: "card"
    id: card

    required property string task
    required property int rank
    required property string name
    required property string colour  // of its ship
    property real strip: width  // what no other card covers
    readonly property real unit: width / 250

    art: task === "" ? "" : "turning-tides/cards/" + task + "-" + colour

    CardNumber {
        unit: card.unit
        text: card.rank
        color: Theme.paper
        size: 30
        most: 46 * card.unit
        readable: 0  // the order of tasks tells it
        middle: 42
        ground: 109
    }
    Text {
        x: card.width * 0.03
        y: 278 * card.unit
        width: Math.min(card.width, card.strip) - card.width * 0.06
        height: 60 * card.unit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        visible: Theme.far === 0
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
