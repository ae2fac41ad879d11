pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The face of a weather card: picture, number in two corners, preserver in two places.
Item {
    objectName: "card"
    id: card

    required property int number
    readonly property real unit: width / 250
    readonly property string printed: number < 13 || number > 48 ? "none" : number > 24 && number < 37 ? "whole" : "half"

    height: width * Theme.cardRatio

    Picture {
        anchors.fill: parent
        art: "turn-the-tide/cards/weather-" + (card.number < 10 ? "0" : "") + card.number
    }
    Picture {
        x: 103 * card.unit
        y: 6 * card.unit
        width: 44 * card.unit
        height: width
        art: "turn-the-tide/tokens/preserver-" + card.printed
    }
    Picture {
        x: 19 * card.unit
        y: 60 * card.unit
        width: 46 * card.unit
        height: width
        art: "turn-the-tide/tokens/preserver-" + card.printed
    }
    CardNumber {
        unit: card.unit
        text: card.number
        color: Theme.ink
    }
    CardNumber {
        unit: card.unit
        text: card.number
        color: Theme.ink
        size: 44
        middle: 207
        ground: 332
    }
}
