pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The place of a card of this turn, and when it is performed.
Item {
    id: place

    required property string words
    required property string owner
    required property string ship  // in place of a long name
    required property string spoken  // to a screen reader
    required property bool acting
    required property bool empty
    required property TableLayout layout
    readonly property bool brief: layout.handless  // the colour of the card tells whose it is

    Picture {
        anchors.left: parent.left
        anchors.right: parent.right
        height: width * Theme.cardRatio
        visible: place.empty
        art: "turning-tides/tokens/place-dark"
    }
    Rectangle {
        x: (place.width - width) / 2
        y: parent.width * Theme.cardRatio + 5
        width: place.layout.turnLabel
        height: place.layout.turnWords
        visible: !place.brief || place.words !== ""
        radius: 10
        color: Theme.contrast ? Theme.contrastGround : place.acting ? Theme.highlight : Theme.plate
        border.width: Theme.contrast ? 2 : 1
        border.color: place.acting ? Theme.focus : Theme.plateEdge
        Accessible.role: Accessible.StaticText
        Accessible.name: place.spoken
        Accessible.ignored: place.spoken === ""

        Line {
            visible: !place.brief
            text: least.advanceWidth(place.owner) <= width ? place.owner : place.ship
            height: place.words === "" ? parent.height : parent.height / 2
        }
        Line {
            y: place.brief ? -Theme.low * Theme.far : parent.height / 2 - 2
            height: place.brief ? parent.height : parent.height / 2
            text: place.words
            font.bold: true
        }
    }

    FontMetrics {
        id: least
        font { family: Theme.reading; pixelSize: 13 }
    }

    component Line: FitWords {
        smallest: 10
        x: 6
        width: parent.width - 12
        size: place.layout.turnWords * 0.36
        color: place.acting && !Theme.contrast ? Theme.ink : Theme.text
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
    }
}
