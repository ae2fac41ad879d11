pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// How many cards a rival holds: one node for all of them, and the number on the fan.
Item {
    id: fan

    required property int cards
    required property string name

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %n card(s) face down", "", cards).arg(name)

    Rectangle {
        x: parent.width - width * 0.7
        y: parent.height - height * 0.8
        width: Math.max(height, number.implicitWidth + 10)
        height: number.implicitHeight
        radius: height / 2
        color: Theme.contrast ? "#000000" : Theme.deepSea
        border.width: Theme.hair
        border.color: Theme.paper

        Text {
            id: number
            anchors.centerIn: parent
            text: fan.cards
            font.family: Theme.display
            font.weight: Font.Bold
            font.pixelSize: Math.max(13, Math.min(Theme.body, fan.height * 0.36))
            color: Theme.paper
            Accessible.ignored: true
        }
    }
}
