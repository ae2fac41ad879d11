pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How often an expert would play a card: a bar of that height, with the percentage above it; a lamp on the first choice.
// In a review the foot says how many of 100 games it wins. All of it lies where nothing is printed on the card.
Item {
    objectName: "hintMark"
    id: mark

    required property int share  // per cent
    required property int wins  // of 100 games; -1: not said
    required property bool preferred  // the expert's first choice
    required property real strip  // the width of the card that no other card covers
    required property rect blank  // right of the printed corner, below it, above the foot; in shares of the card

    readonly property real upper: height * blank.top
    readonly property real lower: height * blank.bottom
    readonly property int letters: Math.round(Math.max(13, Math.min(24, strip * 0.29)))
    readonly property int gap: 2
    readonly property real aside: strip - 2 - width * blank.left  // the room right of the corner
    readonly property bool lampAside: aside >= letters * 1.2
    readonly property int lines: (share > 0 ? 1 : 0) + (wins >= 0 ? 1 : 0) + (preferred && !lampAside ? 1 : 0)
    readonly property int line: Math.min(Math.round(letters * 1.5), Math.floor((lower - upper) / Math.max(1, lines)) - gap)
    readonly property real spare: lower - upper - lines * (line + gap)  // for the bar

    Plaque {
        id: worth
        visible: mark.wins >= 0
        y: Math.round(mark.lower) - height
        width: Math.min(mark.strip - 2, (trophy.visible ? trophy.width + 1 : 0) + number.implicitWidth + 8)
        radius: 5
        border.width: 1
        border.color: Theme.slipInk

        Glyph {
            id: trophy
            visible: mark.strip - 2 >= width + number.implicitWidth + 9
            x: 3
            anchors.verticalCenter: parent.verticalCenter
            glyph: "trophy"
            side: Math.round(number.font.pixelSize * 0.9)
            color: number.color
        }
        Digits {
            id: number
            x: trophy.visible ? trophy.width + 4 : (parent.width - width) / 2
            scale: Math.min(1, (worth.width - 6) / implicitWidth)
            text: mark.wins
        }
    }
    Rectangle {
        id: light
        visible: mark.share > 0 && height > 0
        x: Math.round((mark.strip - width) / 2)
        y: Math.round(mark.lower) - (worth.visible ? worth.height + mark.gap : 0) - height
        width: Math.round(mark.strip * 0.56)
        height: mark.spare < 4 ? 0 : Math.round(Math.max(4, Math.min(mark.spare, mark.height * 0.38) * mark.share / 100))
        radius: Math.min(4, height / 2)
        color: Theme.glow
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? Theme.contrastGround : Theme.ink
    }
    Plaque {
        id: label
        visible: mark.share > 0
        y: light.y - mark.gap - height
        width: Math.min(mark.strip - 2, words.implicitWidth + 10)
        radius: height / 2
        color: mark.preferred ? light.color : Theme.slip
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? Theme.contrastMark : Theme.ink

        Digits {
            id: words
            anchors.horizontalCenter: parent.horizontalCenter
            scale: Math.min(1, (mark.strip - 10) / implicitWidth)  // a narrow strip and 100%
            text: qsTr("%1%").arg(mark.share)
            color: Theme.contrast && !mark.preferred ? Theme.contrastInk : Theme.ink
        }
    }
    Loader {
        active: mark.preferred
        sourceComponent: Plaque {
            x: mark.lampAside ? Math.round(mark.width * mark.blank.left) + (mark.aside - width) / 2 : (mark.strip - width) / 2
            y: mark.lampAside ? Math.round(mark.height * 0.03) : label.y - mark.gap - height
            width: height
            height: Math.round(Math.min(mark.line, mark.lampAside ? mark.aside : mark.strip - 2))
            radius: width / 2
            border.width: Theme.contrast ? 2 : 1
            border.color: light.border.color

            Glyph {
                anchors.centerIn: parent
                glyph: "hint"
                side: Math.round(parent.width * 0.74)
                color: number.color
            }
        }
    }

    component Plaque: Rectangle {
        x: Math.round((mark.strip - width) / 2)
        height: mark.line
        color: Theme.slip
    }
    component Digits: Text {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.slipInk
        font { family: Theme.display; bold: true; pixelSize: Math.min(mark.letters, Math.round(mark.line * 0.78)) }
        Accessible.ignored: true
    }
}
