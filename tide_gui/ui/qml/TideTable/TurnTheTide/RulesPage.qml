pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    required property Program program

    rules: program.rules
    onLeave: program.back()
    figures: QtObject {
        readonly property Component sheep: Figure {
            Flock {}
        }
        readonly property Component weather: Figure {
            FigureCard { face: 7 }
            FigureCard { face: 18 }
            FigureCard { face: 30 }
            FigureCard { face: 42 }
            FigureCard { face: 55 }
        }
        readonly property Component tides: Figure {
            FigureCard { kind: "tide"; face: 2 }
            FigureCard { kind: "tide"; face: 7 }
            FigureCard { kind: "tide"; face: 11 }
        }
        readonly property Component hand: Figure {
            FigureCard { face: 58; seat: 0 }
            FigureCard { face: 41; seat: 1 }
            FigureCard { face: 17; seat: 2 }
            FigureCard { kind: "tide"; face: 3; seat: 0 }
            FigureCard { kind: "tide"; face: 9; seat: 1 }
        }
        readonly property Component preservers: Figure {
            FigureToken { art: "tokens/ring" }
            FigureToken { art: "turn-the-tide/tokens/ring-lost" }
            FigureToken { art: "turn-the-tide/tokens/last-chance" }
            FigureToken { art: "tokens/sheep-sinking" }
        }
        readonly property Component points: Figure {
            EndSeat { seat: 0; kept: 3; tide: 7; points: "3" }
            EndSeat { seat: 1; kept: 0; tide: 10; points: "0" }
            EndSeat { seat: 2; kept: 2; tide: 8; points: "2" }
            EndSeat { seat: 3; kept: 1; tide: 3; points: "2" }
        }
        readonly property Component passing: Figure {
            PassingPicture { seats: 4 }
        }
    }

    component EndSeat: FigureSeat {
        id: shown

        required property int kept
        required property int tide

        width: 110

        CardPicture {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 84
            kind: "tide"
            face: shown.tide
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            height: 24
            spacing: 4

            Repeater {
                model: Math.max(1, shown.kept)

                Picture {
                    width: 24
                    height: 24
                    art: shown.kept > 0 ? "tokens/ring" : "turn-the-tide/tokens/ring-lost"
                }
            }
        }
    }
}
