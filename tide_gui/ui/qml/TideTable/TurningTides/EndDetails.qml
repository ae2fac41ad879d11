pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// Why the game ended and what each seat hit, and then both ships after each round.
GamePart {
    id: part

    spacing: 18

    DetailTable {
        width: parent.width
        session: part.session
        room: part.room
        title: qsTr("How it ended")
        widest: 320
    }

    Heading {
        id: heading

        width: parent.width
        text: qsTr("The course of the game")
    }

    Words {
        width: parent.width
        text: qsTr("Both ships after each round. Squares are zones, empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.")
    }

    Flow {
        objectName: "course"
        width: parent.width
        spacing: 8
        Accessible.role: Accessible.List
        Accessible.name: heading.text

        Repeater {
            model: part.session.details

            CourseRound {}
        }
    }
}
