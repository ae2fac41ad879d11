pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A moment of a game at a glance: the combination to beat with the badge of its seat, the wilds, and the hand.
SmallTable {
    id: whole

    tall: 136
    piece: SmallPiece {
        id: piece

        required property int value

        function place(): rect {
            if (own)
                return rowed(10, 86, 300, 29, 42);
            if (area === "laid")
                return rowed(160 - Math.min(200, 36 * count) / 2, 14, 200, 33, 46);
            if (area === "wilds" && seat === whole.seat)
                return Qt.rect(246 + 34 * slot, 18, 29, 42);
            return Qt.rect(0, 0, 0, 0);
        }

        table: whole
        spot: place()

        Loader {
            active: piece.spot.width > 0
            anchors.fill: parent
            sourceComponent: piece.face > 0 ? slip : back
        }
        Loader {
            active: piece.area === "laid" && piece.slot === 0
            sourceComponent: Picture {
                x: -width - 6 * whole.unit
                y: 12 * whole.unit
                width: 22 * whole.unit
                height: width
                art: Theme.seatArt("badge", piece.seat)
            }
        }
        Component {
            id: slip

            SmallWave {
                face: piece.face
                value: piece.area === "wilds" ? Math.floor(piece.face / 10) : piece.value
            }
        }
        Component {
            id: back

            Picture { art: "onda/cards/back" }
        }
    }
}
