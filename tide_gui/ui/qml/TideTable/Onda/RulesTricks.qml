pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Tricks, and the end of a round")

    Steps {
        lines: [
            qsTr("Turns go clockwise. Who leads has to play or to turn the tide; all others may also pass."),
            qsTr("Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick."),
            qsTr("The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads."),
            qsTr("The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing."),
            qsTr("The seat with the lowest total leads the next round. The first who leads is drawn by lot.")
        ]
    }

    Figure {
        words: qsTr("The signs at a seat.")

        FigureToken { art: "onda/tokens/leader"; words: qsTr("led the trick") }
        FigureToken { art: "onda/tokens/to-beat"; words: qsTr("is to beat") }
        FigureToken { art: "onda/tokens/passed"; words: qsTr("has passed") }
        FigureToken { art: "onda/tokens/went-out"; words: qsTr("has no cards left") }
    }
}
