pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The number of face-down cards in a hand, as one accessible item for all of them.
Item {
    id: fan

    required property string name
    required property int cards
    property real letters: 1  // the scale of the text

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 holds cards face down: %2").arg(name).arg(cards)

    CountMark {
        x: fan.width - width * 0.7
        y: fan.height - height * 0.8
        count: fan.cards
        letters: fan.letters
    }
}
