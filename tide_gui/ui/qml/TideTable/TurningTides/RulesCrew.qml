pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Crew, captain and promotion")

    Words {
        width: parent.width
        text: qsTr("The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play and that is not Wait promotes: its own task is not performed.")
    }

    Figure {
        words: qsTr("Promote has the number 6 and is performed last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.")

        FigureToken { art: "turning-tides/tokens/task-promote"; words: qsTr("6 Promote") }
        FigureZone { sailor: true; words: qsTr("a sailor") }
        FigureZone { captain: true; words: qsTr("becomes captain") }
    }

    Words {
        width: parent.width
        text: qsTr("Wait does not promote, so you may put it off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.")
    }
}
