pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A small weather card: only its number and its preserver.
Rectangle {
    objectName: "card"
    id: card

    required property int face

    readonly property real scaled: Math.max(Theme.far / 15, Math.min(Theme.textScale, 1.5))
    readonly property string preserver: face > 24 && face < 37 ? "whole" : face > 12 && face < 49 ? "half" : "none"

    implicitWidth: Math.round(31 * scaled)
    implicitHeight: Math.round(46 * scaled)
    radius: 4
    color: Theme.paper
    border.width: 1
    border.color: Theme.contrast ? Theme.contrastInk : Theme.dark ? Theme.ink : CardColours.edge
    Accessible.ignored: true

    Rectangle {
        anchors { fill: parent; topMargin: Math.round(card.height * 0.48); margins: 2 }
        radius: 3
        color: CardColours.weather[Math.floor((card.face - 1) / 12)]
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.height * 0.26 - height / 2
        text: card.face
        color: Theme.ink
        font { family: Theme.display; bold: true; pixelSize: Math.round(15 * card.scaled) }
        Accessible.ignored: true
    }

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.height * 0.73 - height / 2
        width: Math.round(16 * card.scaled)
        height: width
        art: "turn-the-tide/tokens/preserver-" + card.preserver
    }
}
