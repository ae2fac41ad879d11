pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("A turn")

    Steps {
        lines: [
            qsTr("Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed."),
            qsTr("Both choose a card of their hand in secret. Every card may be chosen, also one that could do nothing now."),
            qsTr("Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed."),
            qsTr("Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand."),
            qsTr("The ships sail one step on, and the next turn begins.")
        ]
    }

    Figure {
        words: qsTr("The order of tasks: the lower number is performed first.")

        FigureToken { art: "turning-tides/tokens/task-wait"; words: qsTr("0 Wait") }
        FigureToken { art: "turning-tides/tokens/task-sailor"; words: qsTr("1 Sailor") }
        FigureToken { art: "turning-tides/tokens/task-cannon"; words: qsTr("1 Cannon") }
        FigureToken { art: "turning-tides/tokens/task-move"; words: qsTr("2 Move") }
        FigureToken { art: "turning-tides/tokens/task-navigate"; words: qsTr("3 Navigate") }
        FigureToken { art: "turning-tides/tokens/task-swing"; words: qsTr("4 Swing") }
        FigureToken { art: "turning-tides/tokens/task-fire"; words: qsTr("5 Fire") }
        FigureToken { art: "turning-tides/tokens/task-promote"; words: qsTr("6 Promote") }
    }

    Words {
        width: parent.width
        text: qsTr("At equal numbers the ship with the pawn is first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can fetch it.")
    }

    Figure {
        words: qsTr("Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.")

        FigureZone { sailor: true; words: qsTr("gold, with the pawn, swings") }
        FigureZone { colour: "silver"; sailor: true; target: true; words: qsTr("silver is hit") }
        FigureZone { colour: "silver"; words: qsTr("nobody is left to swing") }
        FigureToken { art: "turning-tides/tokens/pawn"; words: qsTr("now with silver") }
    }
}
