pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The place of a card of this turn, and when it is performed.
Item {
    id: place

    required property string words
    required property string spoken  // to a screen reader
    required property bool acting
    required property bool empty
    required property real labelHeight

    Picture {
        anchors.left: parent.left
        anchors.right: parent.right
        height: width * Theme.cardRatio
        visible: place.empty
        art: "turning-tides/tokens/place-dark"
    }
    Rectangle {
        readonly property real most: parent.width + 6
        visible: place.words !== ""
        x: (parent.width - width) / 2
        y: parent.width * Theme.cardRatio + 5
        width: Math.min(most, label.implicitWidth + 18)
        height: place.labelHeight
        radius: height / 2
        color: Theme.contrast ? Theme.contrastGround : place.acting ? Theme.highlight : Theme.plate
        border.width: Theme.contrast ? 2 : 1
        border.color: place.acting ? Theme.focus : Theme.plateEdge
        Accessible.role: Accessible.StaticText
        Accessible.name: place.spoken

        FitWords {
            id: label
            anchors.fill: parent
            anchors.leftMargin: 6
            anchors.rightMargin: 6
            text: place.words
            size: place.labelHeight * 0.56
            font.bold: true
            color: place.acting && !Theme.contrast ? Theme.ink : Theme.text
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
