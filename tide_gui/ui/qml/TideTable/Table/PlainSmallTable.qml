pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The small picture of a game without one of its own: the hand of the seat that decides, as slips of paper.
SmallTable {
    id: whole

    tall: 70
    piece: SmallPiece {
        id: piece

        table: whole
        spot: own ? rowed(10, 16, 300, 48, 46) : Qt.rect(0, 0, 0, 0)

        Rectangle {
            objectName: "card"
            anchors.fill: parent
            radius: 4
            color: Theme.contrast ? Theme.contrastGround : Theme.paper
            border.width: 1
            border.color: Theme.contrast ? Theme.contrastInk : Theme.deepSea

            Text {
                anchors { fill: parent; margins: 3 }
                text: piece.label
                font { family: Theme.reading; bold: true; pixelSize: 15 }
                fontSizeMode: Text.Fit
                minimumPixelSize: 7
                wrapMode: Text.WordWrap
                color: Theme.contrast ? Theme.contrastInk : Theme.ink
                Accessible.ignored: true
            }
        }
    }
}
