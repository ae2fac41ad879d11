pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What it is about")

    Words {
        width: parent.width
        size: Theme.lead
        text: qsTr("Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.")
    }

    Words {
        width: parent.width
        text: qsTr("You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.")
    }

    Figure {
        words: qsTr("Gold sails against silver.")

        Picture {
            width: 240
            height: 180
            art: "games/turning-tides"
        }
    }
}
