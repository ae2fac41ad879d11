pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The score")

    Words {
        width: parent.width
        text: qsTr("Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.")
    }

    Figure {
        words: qsTr("The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.")

        FigureScore { seat: 0; wilds: 1; points: 3 }
        FigureScore { seat: 1; faces: [11, 82, 131]; wilds: 1; points: -9 }
        FigureScore { seat: 2; faces: [41, 151, 152]; wilds: 2; points: -14 }
    }

    Words {
        width: parent.width
        text: qsTr("After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.")
    }
}
