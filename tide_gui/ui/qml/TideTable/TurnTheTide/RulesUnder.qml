pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Last chance, and going under")

    Words {
        width: parent.width
        text: qsTr("Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.")
    }

    Figure {
        words: qsTr("A preserver, one that was lost, the duck of the last chance, and what comes after.")

        FigureToken { art: "tokens/ring"; words: qsTr("kept") }
        FigureToken { art: "turn-the-tide/tokens/ring-lost"; words: qsTr("lost") }
        FigureToken { art: "turn-the-tide/tokens/last-chance"; words: qsTr("last chance") }
        FigureToken { art: "tokens/sheep-sinking"; words: qsTr("gone under") }
    }

    Words {
        width: parent.width
        text: qsTr("Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.")
    }

    Words {
        width: parent.width
        text: qsTr("A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.")
    }
}
