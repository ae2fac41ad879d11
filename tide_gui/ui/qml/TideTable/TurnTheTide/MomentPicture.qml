pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A moment of a game at a glance: the tides on offer, the tide of each seat, what lies before it in open play, and the hand.
SmallTable {
    id: whole

    readonly property int leftward: Math.ceil(seats / 2)  // as many seats lie at the left

    readonly property real centre: Math.max(160, 48 + 40 * leftward)  // of the offer, which keeps free of the seats at the left

    function column(seat: int): real {
        return seat < leftward ? 8 + 40 * seat : 312 - 40 * (seats - seat);
    }

    tall: 136
    below: Repeater {
        model: whole.seats

        Picture {
            required property int index

            x: whole.column(index) * whole.unit
            y: 8 * whole.unit
            width: 18 * whole.unit
            height: width
            art: Theme.seatArt("badge", index)
        }
    }
    piece: SmallPiece {
        id: piece

        readonly property bool isTide: kind === "tide"

        function place(): rect {
            if (own)
                return rowed(10, 80, 300, 32, 48);
            if (area === "offer")
                return Qt.rect(whole.centre + (slot ? 2 : -36), 8, 34, 46);
            if (area === "tide" && slot === count - 1)
                return Qt.rect(whole.column(seat) + 13, 14, 26, 36);
            if (area === "chosen" && face > 0)
                return Qt.rect(whole.column(seat), 37, 24, 36);  // the number of the tide stays free
            return Qt.rect(0, 0, 0, 0);
        }

        table: whole
        z: isTide ? 0 : slot + 1
        spot: place()

        Loader {
            active: piece.spot.width > 0
            anchors.fill: parent
            sourceComponent: piece.isTide ? tide : card
        }
        Component {
            id: card

            Item {
                MiniCard {
                    face: piece.face
                    transformOrigin: Item.TopLeft
                    scale: piece.width / Math.max(1, width)
                }
            }
        }
        Component {
            id: tide

            Rectangle {
                objectName: "card"
                radius: 4
                color: Theme.contrast ? Theme.contrastGround : Theme.foam
                border.width: Theme.contrast ? 2 : 1
                border.color: Theme.contrast ? Theme.contrastInk : Theme.ink

                Rectangle {
                    anchors { fill: parent; margins: 2; topMargin: parent.height * 0.56 }
                    radius: 3
                    color: Theme.contrast ? Theme.contrastInk : Theme.deepSea
                }
                Text {
                    width: parent.width
                    height: parent.height * 0.56
                    text: piece.face
                    color: Theme.contrast ? Theme.contrastInk : Theme.ink
                    font { family: Theme.display; bold: true; pixelSize: Math.max(1, Math.round(parent.height * 0.42)) }
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
