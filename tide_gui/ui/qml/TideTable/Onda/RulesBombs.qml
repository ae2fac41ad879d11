pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Bombs")

    Words {
        width: parent.width
        text: qsTr("The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.")
    }

    Words {
        width: parent.width
        text: qsTr("A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.")
    }

    Figure {
        words: qsTr("If a bomb was played, the next bomb card is turned up after the trick. After the sixth comes the first again.")

        Repeater {
            model: [qsTr("Run of 2"), qsTr("Set of 2"), qsTr("Run of 3"), qsTr("Set of 3"), qsTr("Run of 4"), qsTr("Set of 4")]

            Column {
                id: bomb

                required property int index
                required property string modelData

                spacing: 6

                Picture {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 84
                    height: width * 1.4
                    art: "onda/cards/bomb-" + (bomb.index + 1)
                }

                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: bomb.modelData
                    size: Theme.notes
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    Words {
        width: parent.width
        text: qsTr("A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.")
    }
}
