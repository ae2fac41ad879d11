pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Swing and Fire")

    Words {
        width: parent.width
        text: qsTr("Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.")
    }

    Figure {
        words: qsTr("A Swing at a zone with captain, sailor and mast, and another one.")

        FigureZone { sailor: true; words: qsTr("your sailor") }
        FigureZone { colour: "silver"; captain: true; sailor: true; mast: true; words: qsTr("opposite") }
        FigureZone { colour: "silver"; captain: true; mast: true; words: qsTr("after a Swing") }
        FigureZone { colour: "silver"; mast: true; words: qsTr("after another") }
    }

    Words {
        width: parent.width
        text: qsTr("Fire: choose a zone of yours with a sailor, a cannon that points at the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, whatever cannons stand there.")
    }

    Figure {
        words: qsTr("Three Fires at the zone of the mast.")

        FigureZone { sailor: true; north: true; words: qsTr("sailor and cannon toward the enemy") }
        FigureZone { colour: "silver"; sailor: true; south: true; mast: true; words: qsTr("opposite") }
        FigureZone { colour: "silver"; sailor: true; south: true; words: qsTr("the mast falls") }
        FigureZone { colour: "silver"; words: qsTr("all units are removed") }
        FigureZone { colour: "silver"; destroyed: true; words: qsTr("the empty zone is destroyed") }
    }

    Heading {
        width: parent.width
        text: qsTr("An example")
        size: Theme.lead
    }

    Figure {
        id: before

        words: qsTr("Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.")

        FigureFleet {
            width: before.width - 40
            offset: 5
            manned: true
        }
    }

    Figure {
        id: after

        words: qsTr("Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.")

        FigureFleet {
            width: after.width - 40
            offset: 6
            manned: true
            sailors: [5]
        }
    }
}
