pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// How many cards a rival holds: one node for all of them, and the number on the fan.
Item {
    id: fan

    required property int seat
    required property string name
    required property int cards
    required property PiecePositions positions
    required property Session session
    readonly property bool mine: positions.layout.place(seat) === 0
    readonly property rect spot: mine ? positions.wholeHand(cards) : positions.wholeFan(seat, cards)

    visible: cards > 0 && (!mine || session.viewer !== seat)
    x: spot.x
    y: spot.y
    z: mine ? 400 : 230
    width: spot.width
    height: spot.height
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 holds cards face down: %2").arg(name).arg(cards)

    CountMark {
        x: fan.width - width * 0.7
        y: fan.height - height * 0.8
        count: fan.cards
        letters: fan.positions.layout.letters
    }
}
