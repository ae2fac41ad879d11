pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How often an expert would play a card: a bar of that height, with the percentage above it; a lamp on the first choice.
// In a review the foot says how many of 100 games the card wins.
Item {
    id: mark

    required property int share  // per cent
    required property int wins  // of 100 games; -1: not said
    required property bool preferred  // the expert's first choice
    required property real strip  // the width of the card that no other card covers
    readonly property real highest: height * (wins < 0 ? 0.38 : 0.22)

    Rectangle {
        id: light
        visible: mark.share > 0
        x: Math.round((mark.strip - width) / 2)
        y: (mark.wins < 0 ? mark.height * 0.96 : worth.y - 2) - height
        width: Math.round(mark.strip * 0.56)
        height: Math.max(6, Math.round(mark.highest * mark.share / 100))
        radius: Math.min(4, height / 2)
        color: Theme.contrast ? "#ffff00" : Theme.highlight
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? "#000000" : Theme.ink
    }
    Rectangle {
        id: label
        visible: mark.share > 0
        anchors.horizontalCenter: light.horizontalCenter
        anchors.bottom: light.top
        anchors.bottomMargin: 3
        width: Math.min(mark.strip - 2, words.implicitWidth + 10)
        height: Math.round(words.font.pixelSize * 1.5)
        radius: height / 2
        color: mark.preferred ? light.color : Theme.contrast ? "#000000" : Theme.paper
        border.width: Theme.contrast || mark.preferred ? 2 : 1
        border.color: Theme.contrast ? "#ffff00" : Theme.ink

        Text {
            id: words
            anchors.centerIn: parent
            scale: Math.min(1, (mark.strip - 6) / implicitWidth)  // a narrow strip and 100%
            text: qsTr("%1%").arg(mark.share)
            color: Theme.contrast && !mark.preferred ? "#ffffff" : Theme.ink
            font.family: Theme.display
            font.bold: true
            font.pixelSize: Math.round(Math.max(13, Math.min(24, mark.strip * 0.29)))
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: worth
        visible: mark.wins >= 0
        x: Math.round((mark.strip - width) / 2)
        y: Math.round(mark.height * 0.97) - height
        width: Math.min(mark.strip - 2, (trophy.visible ? trophy.width + 1 : 0) + number.implicitWidth + 8)
        height: label.height
        radius: 5
        color: Theme.contrast ? "#000000" : Theme.paper
        border.width: 1
        border.color: Theme.contrast ? "#ffffff" : Theme.ink

        Glyph {
            id: trophy
            visible: mark.strip - 2 >= width + number.implicitWidth + 9
            x: 3
            anchors.verticalCenter: parent.verticalCenter
            glyph: "trophy"
            side: Math.round(words.font.pixelSize * 0.9)
            color: Theme.contrast ? "#ffffff" : Theme.ink
        }
        Text {
            id: number
            x: trophy.visible ? trophy.width + 4 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            text: mark.wins
            color: Theme.contrast ? "#ffffff" : Theme.ink
            font: words.font
            Accessible.ignored: true
        }
    }
    Loader {
        active: mark.preferred
        anchors.horizontalCenter: label.horizontalCenter
        anchors.bottom: label.top
        anchors.bottomMargin: 2
        sourceComponent: Rectangle {
            width: Math.min(mark.strip - 2, Math.round(label.height * 1.05))
            height: width
            radius: width / 2
            color: Theme.contrast ? "#000000" : Theme.paper
            border.width: 2
            border.color: light.border.color

            Glyph {
                anchors.centerIn: parent
                glyph: "hint"
                side: Math.round(parent.width * 0.72)
                color: Theme.contrast ? "#ffffff" : Theme.ink
            }
        }
    }
}
