pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A wild: face down for all but its owner, who sees its value and suit on a chip at its foot.
Item {
    id: wild

    property int face: 0
    property string purpose  // what it is for, while it is picked
    readonly property real edge: 5  // the frame of a picked card covers it

    Picture {
        anchors.fill: parent
        art: "onda/cards/wild"
    }
    WildChip {
        visible: wild.face > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - wild.edge
        height: Math.max(24, wild.width * 0.4 * Math.min(1.5, Theme.textScale))
        picture: "onda/tokens/suit-" + (wild.face % 10 === 1 ? "shells" : "stars")
        words: String(Math.floor(wild.face / 10))
        fill: Theme.paper
        ink: Theme.ink
        rim: WaveColours.wild
    }
    WildChip {
        visible: wild.purpose !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: wild.edge
        height: Math.max(24, wild.width * 0.4 * Math.min(1.5, Theme.textScale))
        words: wild.purpose
        fill: WaveColours.wildNumber
        ink: Theme.paper
        rim: Theme.paper
    }
}
