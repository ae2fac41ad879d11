pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The introductory game")

    Words {
        width: parent.width
        text: qsTr("A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.")
    }

    Steps {
        lines: [
            qsTr("There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second."),
            qsTr("Nobody is promoted. A captain once removed stays in the hold."),
            qsTr("A ship without crew is not beaten yet.")
        ]
    }

    Words {
        width: parent.width
        text: qsTr("Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the other one.")
    }
}
