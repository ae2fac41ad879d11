pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    id: chapter

    required property RulesFrame page

    title: qsTr("Which zones face each other")

    Words {
        width: parent.width
        text: qsTr("The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. Zones face each other when their numbers add up to two more than the zones that the ships have passed: after 3 zones they add up to 5.")
    }

    Figure {
        id: figure

        words: qsTr("Press the arrows to let the ships sail.")

        FigureContact {
            width: figure.width - 40
            page: chapter.page
        }
    }

    Words {
        width: parent.width
        text: qsTr("After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.")
    }
}
