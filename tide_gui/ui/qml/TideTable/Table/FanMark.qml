import QtQuick

// The number of cards on a seat's fan, or on the near hand while it is face down.
FanCount {
    required property int seat
    required property TablePositions positions
    property var openHand: []  // the cards, if all of them can be seen
    readonly property bool near: session.nearSeat === seat && !session.handless
    readonly property rect spot: near ? positions.hand.whole(cards) : positions.wholeFan(seat, cards)

    visible: cards > 0 && openHand.length === 0 && (!near || session.viewer !== seat)
    x: spot.x
    y: spot.y
    z: near ? Level.ownCount : Level.counts
    width: spot.width
    height: spot.height
    letters: positions.letters
}
