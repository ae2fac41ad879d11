pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// A seat's player, its score, and a mark for what is special about it now.
Item {
    id: block

    required property string player
    required property string kindLabel
    required property int score
    required property string mark
    required property Session session
    property string markArt  // a picture before the mark
    property color markColor: Theme.slate
    property color markInk: Theme.paper
    property string tip
    property real growth: 1
    property bool afar: false  // the score is read from afar, and takes the room of the player
    readonly property real line: height / 3
    readonly property bool brief: afar || line < 19 || least.advanceWidth > width || folded  // a picture on the sheep shows the player instead
    readonly property bool folded: letters.advanceWidth + 12 > width  // the mark takes two lines
    readonly property bool pictured: folded && markArt !== "" && score.height + 1.64 * letters.height > height  // there is room for its picture alone

    function fitting(size: real): int {
        return afar ? Theme.far : Math.max(13, Math.min(size * growth, line * 0.72));
    }

    TextMetrics {
        id: least
        font.family: Theme.reading
        font.pixelSize: 13
        text: block.kindLabel
    }
    TextMetrics {
        id: most
        font: least.font
        text: block.player
    }
    FitWords {
        visible: !block.brief
        width: parent.width
        height: block.line
        text: most.advanceWidth > width ? block.kindLabel : block.player
        size: block.fitting(Theme.notes)
        fontSizeMode: Text.HorizontalFit
        color: Theme.quietText
        wrapMode: Text.NoWrap
    }
    FitWords {
        id: score

        readonly property string number: block.score < 0 ? "\u2212" + -block.score : block.score.toString()
        //: on a small plate: the points of a player so far
        readonly property string words: qsTr("Score %1").arg(number)

        y: block.brief ? 0 : block.line
        width: parent.width
        height: block.brief ? Math.max(21, block.line * 1.6) : block.line
        text: narrowest.advanceWidth(words) <= width ? words : number
        size: block.brief ? Math.max(13, Math.min(Theme.body, height * 0.75)) : block.fitting(Theme.body)
        fontSizeMode: Text.HorizontalFit
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
    }
    FontMetrics {
        id: narrowest
        font { family: Theme.reading; pixelSize: score.minimumPixelSize; bold: true }
    }
    TextMetrics {
        id: letters
        font: mark.font
        text: block.mark
    }
    Rectangle {
        objectName: "seatMark"
        id: label
        readonly property real line: Math.max(22, block.afar ? 1.2 * Theme.far : block.line)

        visible: block.mark !== ""
        width: block.pictured ? line : block.folded ? parent.width - 6 : letters.advanceWidth + (badge.visible ? line : 0) + 16
        height: block.folded && !block.pictured ? Math.max(line, mark.contentHeight + 2) : line
        x: Math.min(0, parent.width - width)
        y: block.brief ? score.height : Math.max(block.line * 2, score.y + score.height)
        radius: line / 2
        color: Theme.contrast ? Theme.contrastGround : block.markColor
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk

        TipArea {
            anchors.fill: parent
            session: block.session
            words: block.tip
        }
        Picture {
            id: badge
            visible: block.pictured || block.markArt !== "" && letters.advanceWidth + label.line + 12 <= block.width  // it would push the words onto the sheep
            art: block.markArt
            x: -3
            y: -3
            width: label.line + 6
            height: width
        }
        FitWords {
            id: mark
            visible: !block.pictured
            x: badge.visible ? label.line + 6 : block.folded ? 6 : 8
            y: -Theme.low * font.pixelSize
            width: block.folded ? parent.width - 12 : Math.ceil(letters.advanceWidth)
            height: parent.height
            text: block.mark
            color: Theme.contrast ? Theme.paper : block.markInk
            size: block.fitting(Theme.notes)
            font.weight: Font.Bold
            fontSizeMode: Text.FixedSize
            wrapMode: block.folded ? Text.Wrap : Text.NoWrap
            lineHeight: block.folded ? 0.82 : 1
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
