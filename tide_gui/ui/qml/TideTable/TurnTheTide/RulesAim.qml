pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What it is about")

    Words {
        width: parent.width
        size: Theme.lead
        text: qsTr("Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.")
    }

    Words {
        width: parent.width
        text: qsTr("In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.")
    }

    Words {
        width: parent.width
        text: qsTr("And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.")
    }

    Figure {
        words: qsTr("Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.")

        Repeater {
            model: 5

            Picture {
                required property int index

                width: 84
                height: 84
                art: "seats/seat-" + (index + 1)
            }
        }
    }
}
