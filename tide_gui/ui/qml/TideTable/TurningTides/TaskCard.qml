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
        middle: 42
        ground: 109
        visible: Theme.far === 0
    }
    Rectangle {  // the badge of the picture, as large as its number must be from afar
        x: 14 * card.unit
        y: 76 * card.unit
        width: Math.max(50 * card.unit, rank.width + 12 * card.unit)
        height: Math.max(44 * card.unit, 0.82 * Theme.far)
        visible: Theme.far > 0
        radius: 7 * card.unit
        color: Theme.ink

        Text {
            id: rank
            anchors.horizontalCenter: parent.horizontalCenter
            y: (parent.height + 0.7 * font.pixelSize) / 2 - baselineOffset
            text: card.rank
            font { family: Theme.display; bold: true; pixelSize: Math.max(1, Theme.far) }
            color: Theme.paper
            Accessible.ignored: true
        }
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
