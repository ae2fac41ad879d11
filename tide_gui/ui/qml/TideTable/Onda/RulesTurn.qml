pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Turning the tide")

    Steps {
        lines: [
            qsTr("Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds."),
            qsTr("Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick."),
            qsTr("In this trick nobody can turn the tide again.")
        ]
    }

    Figure {
        words: qsTr("The sign at the side says whether the tide may still turn in this trick.")

        FigureToken { art: "onda/tokens/turn-allowed"; words: qsTr("may turn") }
        FigureToken { art: "onda/tokens/turn-blocked"; words: qsTr("has turned") }
    }

    Words {
        width: parent.width
        text: qsTr("The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.")
    }
}
