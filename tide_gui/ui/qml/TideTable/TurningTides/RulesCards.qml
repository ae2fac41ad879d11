pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The cards")

    Words {
        width: parent.width
        text: qsTr("Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.")
    }

    FigureTask {
        art: "wait"
        rank: 0
        name: qsTr("Wait")
        count: qsTr("1 card")
        words: qsTr("Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: that pairing of zones is skipped.")
    }
    FigureTask {
        art: "sailor"
        rank: 1
        name: qsTr("Sailor")
        count: qsTr("2 cards")
        words: qsTr("A sailor comes from the hold to any zone of your ship that is not destroyed.")
    }
    FigureTask {
        art: "cannon"
        rank: 1
        name: qsTr("Cannon")
        count: qsTr("2 cards")
        words: qsTr("A cannon comes from the hold to any such zone, on a side that has no cannon yet.")
    }
    FigureTask {
        art: "move"
        rank: 2
        name: qsTr("Move")
        count: qsTr("1 card")
        words: qsTr("The captain, a sailor or a cannon goes to any other such zone, however far away. A cannon may take either free side there, or change its side in its own zone.")
    }
    FigureTask {
        art: "navigate"
        rank: 3
        name: qsTr("Navigate")
        count: qsTr("1 card")
        words: qsTr("Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.")
    }
    FigureTask {
        art: "swing"
        rank: 4
        name: qsTr("Swing")
        count: qsTr("2 cards")
        words: qsTr("A sailor of yours attacks the crew of the zone opposite.")
    }
    FigureTask {
        art: "fire"
        rank: 5
        name: qsTr("Fire")
        count: qsTr("3 cards")
        words: qsTr("A cannon of yours shoots at the zone opposite.")
    }
}
