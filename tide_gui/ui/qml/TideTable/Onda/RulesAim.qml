pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What it is about")

    Words {
        width: parent.width
        size: Theme.lead
        text: qsTr("Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.")
    }

    Words {
        width: parent.width
        text: qsTr("Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.")
    }

    Figure {
        words: qsTr("Shells and stars are the two suits of the waves.")

        Picture {
            width: 240
            height: 180
            art: "games/onda"
        }
    }
}
