pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A short text under a card in the middle, with the badge of its seat on the card's corner.
Item {
    id: note

    required property string words
    property int seat: -1
    property bool strong: false
    property real room: width

    Plate {
        id: plate
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(note.room, words.implicitWidth + 18)
        height: note.height
        raised: false
        corner: height / 2
        color: note.strong ? Theme.glow : Theme.plate
        edge: note.strong && !Theme.contrast ? Theme.highlight : Theme.plateEdge

        FitWords {
            id: words
            anchors.fill: parent
            anchors.leftMargin: 2
            anchors.rightMargin: 2
            text: note.words
            smallest: 8
            size: Math.max(Theme.body, note.height * 0.56)
            color: note.strong ? Theme.ink : Theme.text
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Picture {
        visible: note.seat >= 0
        width: Math.round(note.width * 0.38)
        height: width
        x: -width * 0.2
        y: -height * 0.98
        art: note.seat < 0 ? "" : Theme.seatArt("badge", note.seat)
    }
}
