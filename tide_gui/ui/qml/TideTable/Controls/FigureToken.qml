pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A token in a figure with its name.
Column {
    id: shown

    property string art
    property string words

    spacing: 6

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 64
        height: 64
        art: shown.art
    }

    Words {
        width: Math.max(100, implicitWidth)
        text: shown.words
        size: Theme.notes
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
    }
}
