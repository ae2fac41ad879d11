pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card in a figure, with a caption and the badge of its seat.
Column {
    id: shown

    property string kind: "weather"
    property int face
    property int seat: -1
    property string words

    spacing: 6

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: shown.seat >= 0
        width: 34
        height: 34
        art: visible ? "seats/badge-" + (shown.seat + 1) : ""
    }

    CardPicture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 92
        kind: shown.kind
        face: shown.face
    }

    Words {
        width: Math.max(92, Math.min(implicitWidth, 120 * Theme.textScale))
        visible: text !== ""
        text: shown.words
        size: Theme.notes
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.25)
    }
}
