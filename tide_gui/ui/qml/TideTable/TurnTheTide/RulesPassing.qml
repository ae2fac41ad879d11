pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The hands go round")

    Words {
        width: parent.width
        text: qsTr("After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.")
    }

    Figure {
        words: qsTr("Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.")

        PassingPicture {
            seats: 4
        }
    }

    Words {
        width: parent.width
        text: qsTr("There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.")
    }

    Words {
        width: parent.width
        text: qsTr("That is why the last page shows a table of hands: who made how much of the very same cards.")
    }
}
