pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("House rules")

    Words {
        width: parent.width
        text: qsTr("Two changes can be switched on when a game is set up. They then hold for the whole game.")
    }

    Words {
        width: parent.width
        font.bold: true
        text: qsTr("Open play")
    }

    Words {
        width: parent.width
        text: qsTr("The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.")
    }

    Words {
        width: parent.width
        font.bold: true
        text: qsTr("Open leftovers")
    }

    Words {
        width: parent.width
        text: qsTr("The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.")
    }
}
