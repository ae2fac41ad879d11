import QtQuick
import TideTable.Table

// The number of cards on a seat's fan, or on the near hand while it is face down.
FanCount {
    id: mark

    required property int seat
    required property PiecePositions positions
    readonly property bool near: positions.layout.place(seat) === 0
    readonly property rect spot: near ? positions.hand.whole(cards) : positions.wholeFan(seat, cards)

    visible: cards > 0 && (!near || session.viewer !== seat)
    x: spot.x
    y: spot.y
    z: near ? 400 : 230
    width: spot.width
    height: spot.height
    letters: positions.letters
}
