pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A piece as a slip of paper with its name, or face down.
Piece {
    id: piece

    readonly property bool dim: choosable && !fits
    readonly property color paper: Theme.contrast ? Theme.contrastGround : dim ? Theme.plateEdge : Theme.paper
    required property PlainPositions places
    readonly property real strip: slot === count - 1 ? 1 : places.strip(area, seat, count)  // the share of its width that is not covered
    positions: places
    ratio: places.ratio(area, seat)
    readonly property real lettering: ratio < 1 || places.layout.tucked && own ? 0.34 : 0.24  // the text size as a share of the width

    accessible: true
    tipWords: tip || words
    shaded: own || moving

    Rectangle {
        objectName: "card"
        width: piece.pictureWidth
        height: width * piece.ratio
        radius: width * 0.08
        color: piece.face > 0 ? piece.paper : Theme.contrast ? Theme.contrastBack : Theme.midSea
        border.width: Math.max(1, width * 0.02)
        border.color: Theme.contrast ? (piece.dim ? Theme.contrastDimEdge : Theme.contrastInk) : piece.face > 0 ? Theme.deepSea : Theme.foam

        Text {
            x: Math.max(3, parent.width * 0.07)
            y: x
            width: parent.width * piece.strip - x - 2
            height: parent.height - 2 * y
            visible: piece.face > 0
            text: piece.label
            font { family: Theme.reading; bold: true; pixelSize: Math.max(10, Theme.far, Math.min(22, parent.width * piece.lettering)) }
            minimumPixelSize: 7
            fontSizeMode: Text.Fit
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            color: Theme.contrast ? (piece.dim ? Theme.contrastDim : Theme.contrastInk) : piece.dim ? Theme.quietText : Theme.ink
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            visible: piece.pressable && piece.clickable && !piece.picked
            radius: parent.radius
            color: "transparent"
            border { width: Math.max(2, parent.width * 0.05); color: Theme.glow }
        }
        Rectangle {
            anchors { fill: parent; margins: parent.width * 0.14 }
            visible: piece.face === 0
            radius: parent.radius
            color: "transparent"
            border { width: Math.max(1, parent.width * 0.03); color: Theme.foam }
            opacity: 0.7
        }
    }
}
