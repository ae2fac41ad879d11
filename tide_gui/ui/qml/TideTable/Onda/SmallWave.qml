pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A wave card as a small slip: its number above its suit.
Rectangle {
    objectName: "card"
    id: slip

    required property int face
    property int value: 0  // that a wild stands for
    readonly property bool plain: Theme.textScale > 1.3 || height < 28  // the number needs more of it
    readonly property bool stars: face % 10 !== 1

    radius: width * 0.16
    color: value > 0 ? WaveColours.wild : stars ? WaveColours.stars : Theme.paper
    border.width: Theme.hair
    border.color: stars || value > 0 ? WaveColours.starsEdge : Theme.plateEdge

    Text {
        y: parent.height * 0.01
        width: parent.width
        height: parent.height * (slip.plain ? 0.64 : 0.54)
        text: slip.value > 0 ? slip.value : Math.floor(slip.face / 10)
        color: slip.stars || slip.value > 0 ? Theme.paper : Theme.ink
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Math.max(13, Theme.far, parent.height * 0.42 * Math.min(1.4, Theme.controlScale))
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Picture {
        x: (parent.width - width) / 2
        y: parent.height * (slip.plain ? 0.64 : 0.55)
        width: parent.height * (slip.plain ? 0.34 : 0.4)
        height: width
        art: "onda/tokens/suit-" + (slip.stars ? "stars" : "shells")
    }
}
