pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Ships and zones")

    Words {
        width: parent.width
        text: qsTr("A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:")
    }

    Figure {
        words: qsTr("What each ship has, on deck and in the hold together.")

        FigureToken { art: "turning-tides/crew/captain-gold"; words: qsTr("1 captain") }
        FigureToken { art: "turning-tides/crew/sailor-gold"; words: qsTr("4 sailors") }
        FigureToken { art: "turning-tides/crew/cannon-gold"; words: qsTr("4 cannons") }
        FigureToken { art: "turning-tides/crew/mast-gold"; words: qsTr("1 mast") }
    }

    Words {
        width: parent.width
        text: qsTr("Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points over it, so a zone has room for two. The mast stands in zone 4 and never moves.")
    }

    Words {
        width: parent.width
        text: qsTr("What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.")
    }

    Figure {
        id: start

        words: qsTr("The start. The cannons point away from the enemy: they serve in the second round, or when they are moved. All other sailors and cannons are in the hold.")

        FigureFleet {
            width: start.width - 40
            manned: true
        }
    }
}
