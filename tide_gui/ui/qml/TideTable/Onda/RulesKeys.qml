pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("Keys")

    KeyTable {
        keys: [qsTr("N"), qsTr("Shift + N"), qsTr("P"), qsTr("S"), qsTr("D"), qsTr("\u2190")]
        actions: [qsTr("show the next combination that can be played"), qsTr("show the one before"), qsTr("go to Pass"), qsTr("sort the hand another way"), qsTr("look through the discards, with the memory aid"),
            qsTr("from the first card of the hand on to the wilds at its left")]
    }

    Words {
        width: parent.width
        text: qsTr("The keys of all games:")
    }

    KeyTable {}
}
