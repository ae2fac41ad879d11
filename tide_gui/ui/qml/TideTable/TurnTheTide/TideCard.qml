pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The face of a tide card.
Item {
    objectName: "card"
    id: card

    required property int number
    readonly property real unit: width / 250

    height: width * Theme.cardRatio

    Picture {
        anchors.fill: parent
        art: "turn-the-tide/cards/tide-" + (card.number < 10 ? "0" : "") + card.number
    }
    CardNumber {
        unit: card.unit
        text: card.number
        color: Theme.foam
    }
    CardNumber {
        unit: card.unit
        text: card.number
        color: Theme.foam
        size: 44
        middle: 207
        ground: 332
    }
}
