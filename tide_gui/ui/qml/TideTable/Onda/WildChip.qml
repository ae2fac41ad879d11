pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A chip on a wild: what it is, or what it is for.
Rectangle {
    id: chip

    property string picture
    property string words
    property color fill
    property color ink
    property color rim

    width: label.implicitWidth + (picture === "" ? 0 : height * 0.75) + height * 0.6
    radius: height / 2
    color: fill
    border.width: 2
    border.color: rim

    Picture {
        visible: chip.picture !== ""
        x: chip.height * 0.18
        anchors.verticalCenter: parent.verticalCenter
        width: chip.height * 0.8
        height: width
        art: chip.picture
    }
    Text {
        id: label
        anchors.right: parent.right
        anchors.rightMargin: chip.height * 0.3
        height: parent.height
        text: chip.words
        color: chip.ink
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Math.round(chip.height * 0.6)
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
