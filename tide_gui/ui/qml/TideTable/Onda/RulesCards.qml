pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Cards and wilds")

    Words {
        width: parent.width
        text: qsTr("There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.")
    }

    Figure {
        words: qsTr("The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.")

        FigureWaves { faces: [11]; words: qsTr("3 minus points") }
        FigureWaves { faces: [32]; words: qsTr("2 minus points") }
        FigureWaves { faces: [81]; words: qsTr("1 minus point") }
        FigureWaves { faces: [152]; words: qsTr("3 minus points") }
    }

    Words {
        width: parent.width
        text: qsTr("Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.")
    }

    Figure {
        words: qsTr("A star 8 that was put down as a wild.")

        FigureWild { face: 82; words: qsTr("for its owner") }
        FigureWild { words: qsTr("for all others") }
        FigureWaves { faces: [82]; values: [13]; words: qsTr("played as a 13") }
    }
}
