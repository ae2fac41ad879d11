pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    required property Program program

    rules: program.rules
    keys: [
        ["N", qsTr("show the next combination that can be played")],
        //: a key with Shift held
        [qsTr("Shift + N"), qsTr("show the one before", "the combination")],
        ["P", qsTr("go to Pass", "the button with this title")],
        ["S", qsTr("sort the hand another way")],
        ["D", qsTr("look through the discards, with the memory aid")],
        //: the arrow key to the left
        [qsTr("\u2190"), qsTr("from the first card of the hand on to the wilds at its left")]
    ]
    onLeave: program.back()
    figures: QtObject {
        readonly property Component suits: Figure {
            Picture { width: 240; height: 180; art: "games/onda" }
        }
        readonly property Component urchins: Figure {
            FigureWaves { faces: [11] }
            FigureWaves { faces: [32] }
            FigureWaves { faces: [81] }
            FigureWaves { faces: [152] }
        }
        readonly property Component wild: Figure {
            FigureWild { face: 82 }
            FigureWild { face: 0 }
            FigureWaves { faces: [82]; values: [13] }
        }
        readonly property Component kinds: Figure {
            FigureWaves { faces: [92] }
            FigureWaves { faces: [41, 41, 42] }
            FigureWaves { faces: [51, 62, 71, 81] }
        }
        readonly property Component gap: Figure {
            FigureWaves { faces: [51, 62, 71] }
            FigureWaves { faces: [61, 22, 82]; values: [0, 7, 0] }
        }
        readonly property Component high: Figure {
            FigureToken { art: "onda/tokens/tide-high" }
            FigureWaves { faces: [82] }
            FigureWaves { faces: [101] }
        }
        readonly property Component low: Figure {
            FigureToken { art: "onda/tokens/tide-low" }
            FigureWaves { faces: [82] }
            FigureWaves { faces: [51] }
        }
        readonly property Component sign: Figure {
            FigureToken { art: "onda/tokens/turn-allowed" }
            FigureToken { art: "onda/tokens/turn-blocked" }
        }
        readonly property Component bombs: Figure {
            Repeater {
                model: 6

                FigureToken {
                    required property int index

                    least: 0
                    side: 84
                    tall: side * Theme.cardRatio
                    art: "onda/cards/bomb-" + (index + 1)
                }
            }
        }
        readonly property Component signs: Figure {
            FigureToken { art: "onda/tokens/leader" }
            FigureToken { art: "onda/tokens/to-beat" }
            FigureToken { art: "onda/tokens/passed" }
            FigureToken { art: "onda/tokens/went-out" }
        }
        readonly property Component points: Figure {
            EndSeat { seat: 0; wilds: 1; points: "+3" }
            EndSeat { seat: 1; faces: [11, 82, 131]; wilds: 1; points: "\u22129" }
            EndSeat { seat: 2; faces: [41, 151, 152]; wilds: 2; points: "\u221214" }
        }
    }

    component FigureWild: FigureItem {
        property alias face: card.face  // 0 for those who may not see it

        WildCard {
            id: card

            width: 84
            height: width * Theme.cardRatio
        }
    }

    component EndSeat: FigureSeat {
        id: shown

        property list<int> faces
        required property int wilds

        width: 190

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            height: 46
            spacing: 4

            Repeater {
                model: shown.faces

                SmallWave {
                    required property int modelData

                    width: 32
                    height: 45
                    face: modelData
                }
            }

            Repeater {
                model: shown.wilds

                Picture {
                    width: 32
                    height: 45
                    art: "onda/cards/wild"
                }
            }
        }
    }
}
