pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The mark of the highest tide, with an animation when it appears.
Picture {
    objectName: "highestMark"
    id: mark

    required property bool worn
    required property Session session
    readonly property string words: worn ? qsTr("Highest tide: whoever has it after a hand loses a preserver.", "a hand: all play a card each") : ""

    art: "turn-the-tide/tokens/highest-tide"
    height: width
    visible: scale > 0
    scale: worn ? 1 : 0

    Behavior on scale {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.swell; easing.type: Easing.OutBack; easing.overshoot: 3.5 }
    }

    TipArea {
        anchors.fill: parent
        session: mark.session
        words: mark.words
    }
}
