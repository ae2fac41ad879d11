pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The number of cards in a fan or a deck.
Rectangle {
    id: mark

    required property int count
    property real letters: 1  // the scale of the text

    width: Math.max(height, number.implicitWidth + 12)
    height: number.implicitHeight + 2
    radius: height / 2
    color: Theme.deepGround
    border.width: Theme.hair
    border.color: Theme.paper

    Text {
        id: number
        anchors.centerIn: parent
        text: mark.count
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Math.round(Math.max(13, Theme.far, Math.min(24, 15 * mark.letters)))
        color: Theme.paper
        Accessible.ignored: true
    }
}
