pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How many cards a hand holds face down: one node for all of them, and the number on the fan.
Item {
    id: fan

    required property string name
    required property int cards
    property real letters: 1  // how far they may grow

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 holds cards face down: %2").arg(name).arg(cards)

    CountMark {
        x: fan.width - width * 0.7
        y: fan.height - height * 0.8
        count: fan.cards
        letters: fan.letters
    }
}
