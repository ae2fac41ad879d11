pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("A hand, step by step")

    Steps {
        lines: [
            qsTr("Two tide cards are turned up in the middle. Everybody sees them before choosing."),
            qsTr("Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once."),
            qsTr("The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them."),
            qsTr("A new tide is laid on the old one and counts alone from now on, whether that is better or worse."),
            qsTr("The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest."),
            qsTr("The weather cards that were played are put aside, and the next hand begins.")
        ]
    }

    Words {
        width: parent.width
        font.bold: true
        text: qsTr("An example")
    }

    Figure {
        words: qsTr("On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.")

        FigureCard { face: 58; seat: 0; words: qsTr("highest: takes the 3") }
        FigureCard { face: 41; seat: 1; words: qsTr("second: takes the 9") }
        FigureCard { face: 17; seat: 2; words: qsTr("third: takes nothing") }
        FigureCard { kind: "tide"; face: 3; seat: 0; words: qsTr("lower tide") }
        FigureCard { kind: "tide"; face: 9; seat: 1; words: qsTr("higher tide") }
    }

    Words {
        width: parent.width
        text: qsTr("So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.")
    }
}
