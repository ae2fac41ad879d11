pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Cards and preservers")

    Words {
        width: parent.width
        text: qsTr("There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.")
    }

    Words {
        width: parent.width
        text: qsTr("The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.")
    }

    Figure {
        words: qsTr("1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one. These five cards together are worth two.")

        FigureCard { face: 7; words: qsTr("none") }
        FigureCard { face: 18; words: qsTr("half") }
        FigureCard { face: 30; words: qsTr("whole") }
        FigureCard { face: 42; words: qsTr("half") }
        FigureCard { face: 55; words: qsTr("none") }
    }

    Words {
        width: parent.width
        text: qsTr("The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.")
    }

    Figure {
        words: qsTr("Low water, middling water, high water. The post shows it without reading.")

        FigureCard { kind: "tide"; face: 2 }
        FigureCard { kind: "tide"; face: 7 }
        FigureCard { kind: "tide"; face: 11 }
    }
}
