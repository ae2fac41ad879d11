pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Keys")

    KeyTable {
        keys: [qsTr("Return"), qsTr("Tab"), qsTr("\u2190"), qsTr("D")]
        actions: [qsTr("play the raised card; a card of several parts asks for them one after the other"), qsTr("go to the buttons for zones, sides and units"), qsTr("in the lee: from the first card of the hand on to the exchange cards at its left"),
            qsTr("look through the discards")]
    }

    Words {
        width: parent.width
        text: qsTr("The keys of all games:")
    }

    KeyTable {}
}
