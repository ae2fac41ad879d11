pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Combinations")

    Words {
        width: parent.width
        text: qsTr("You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.")
    }

    Figure {
        words: qsTr("The three kinds of combinations.")

        FigureWaves { faces: [92]; words: qsTr("a single card") }
        FigureWaves { faces: [41, 41, 42]; words: qsTr("a set of 3") }
        FigureWaves { faces: [51, 62, 71, 81]; words: qsTr("a run of 4") }
    }

    Words {
        width: parent.width
        text: qsTr("Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.")
    }

    Figure {
        words: qsTr("A run of 3 needs a run of 3. Here a wild fills the gap.")

        FigureWaves { faces: [51, 62, 71]; words: qsTr("5 to 7") }
        FigureWaves { faces: [61, 22, 82]; values: [0, 7, 0]; words: qsTr("6 to 8 beats it at high tide") }
    }
}
