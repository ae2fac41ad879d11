pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The lee")

    Words {
        width: parent.width
        text: qsTr("When the ships have passed each other, both prepare the next round in the lee:")
    }

    Steps {
        lines: [
            qsTr("Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile."),
            qsTr("Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they are free again."),
            qsTr("The other cards are shuffled and are the new draw pile. The hand is Wait alone."),
            qsTr("Both ships turn about. Cannons that pointed away now point at the enemy, and the reverse. The pawn stays where it is.")
        ]
    }

    Figure {
        words: qsTr("The cannon stays at its side of the ship, and the ship turns.")

        FigureZone { sailor: true; south: true; words: qsTr("away in this round") }
        Picture {
            width: 90
            height: 146
            art: "turning-tides/effects/turn-about"
        }
        FigureZone { sailor: true; north: true; words: qsTr("toward in the next") }
    }
}
