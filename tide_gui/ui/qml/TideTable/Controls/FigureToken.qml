pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A picture in a figure with its name.
FigureItem {
    property alias art: picture.art
    property alias side: picture.width
    property alias tall: picture.height

    least: 100
    most: Infinity
    lineHeight: Math.round(Theme.notes * Theme.lineHeight)

    Picture {
        id: picture

        anchors.horizontalCenter: parent.horizontalCenter
        width: 64
        height: width
    }
}
