pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The face of a wave card. A wild that was played shows the value that it stands for; its own stays at the foot.
Item {
    objectName: "card"
    id: card

    required property int face
    property int value: 0  // that a wild stands for
    property bool bomb: false
    readonly property real unit: width / 250
    readonly property real enlarged: unit < 0.2 ? 2.4 : unit < 0.3 ? 1.95 : 1.5  // at most, on small cards with large text
    readonly property real swollen: unit < 0.2 && Theme.textScale > 1.5 ? 1.2 : 1  // the smallest cards, with the largest text
    readonly property int printed: Math.floor(face / 10)
    readonly property string suit: face % 10 === 1 ? "shells" : "stars"
    readonly property color ink: suit === "shells" ? Theme.ink : Theme.paper

    height: width * Theme.cardRatio

    Picture {
        anchors.fill: parent
        art: card.face > 0 ? "onda/cards/" + card.suit + "-" + (card.printed < 10 ? "0" : "") + card.printed : ""
    }
    Picture {
        anchors.fill: parent
        visible: card.bomb
        art: visible ? "onda/cards/bomb-cover" : ""
    }
    Picture {
        anchors.fill: parent
        visible: card.value > 0
        art: visible ? "onda/cards/wild-cover" : ""
    }
    CardNumber {
        unit: card.unit
        text: card.value > 0 ? card.value : card.printed
        color: card.value > 0 ? Theme.paper : card.ink
        size: 62 * card.swollen
        most: size * unit * card.enlarged
        middle: 48
        ground: 66
    }
    CardNumber {
        unit: card.unit
        text: card.printed
        color: card.ink
        size: 52 * card.swollen
        most: size * unit * card.enlarged
        middle: 204
        ground: 330
    }
}
