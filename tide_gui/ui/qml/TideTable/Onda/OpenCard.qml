pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card in the list of an open hand: its number on the colour of its suit, beside its suit if there is room.
Rectangle {
    objectName: "openCard"
    id: card

    required property int modelData
    property int letter
    readonly property bool stars: modelData % 10 !== 1

    border.width: 1
    border.color: stars ? Theme.plate : Theme.plateEdge
    radius: 4
    color: stars ? WaveColours.stars : Theme.paper

    Row {
        anchors.centerIn: parent
        spacing: 2

        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: Math.floor(card.modelData / 10)
            color: card.stars ? Theme.paper : Theme.ink
            font { family: Theme.display; weight: Font.Bold; pixelSize: card.letter }
            Accessible.ignored: true
        }
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            visible: card.width > card.letter * 2.2
            width: card.letter * 0.8
            height: width
            art: visible ? "onda/tokens/suit-" + (card.stars ? "stars" : "shells") : ""
        }
    }
}
