pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A wild in a figure, with a caption.
Column {
    id: shown

    property int face: 0  // 0 for those who may not see it
    property string words

    spacing: 6

    WildCard {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 84
        height: width * 1.4
        face: shown.face
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, 130 * Theme.textScale)
        text: shown.words
        size: Theme.notes
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.25)
    }
}
