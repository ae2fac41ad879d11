pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card in a figure, with a label and the badge of its seat.
FigureItem {
    id: shown

    property string kind: "weather"
    property int face
    property int seat: -1

    least: 92
    most: 120 * Theme.textScale

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
}
