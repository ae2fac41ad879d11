pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The number of face-down cards in a hand, as one accessible item for all of them.
Item {
    id: fan

    required property string name
    required property int cards
    required property Session session
    property real letters: 1  // the scale of the text
    //: %1: a name
    readonly property string words: qsTr("%1 holds %n card(s) face down", "", cards).arg(name)

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    CountMark {
        x: fan.width - width * 0.7
        y: fan.height - height * 0.8
        count: fan.cards
        letters: fan.letters
    }
    TipArea {
        anchors.fill: parent
        session: fan.session
        words: fan.words
    }
}
