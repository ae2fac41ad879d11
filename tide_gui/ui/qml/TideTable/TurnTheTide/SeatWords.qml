pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// A seat's player, its score, and whether it is on its last chance or out.
Item {
    id: block

    required property string player
    required property string kindLabel
    required property int score
    required property bool afloat
    required property bool lastChance
    required property Session session
    property real growth: 1
    readonly property real line: height / 3
    readonly property bool brief: line < 19 || least.advanceWidth > width  // a picture on the sheep shows the player instead
    readonly property string mark: !afloat ? qsTr("out") : lastChance ? qsTr("last chance") : ""
    readonly property string tip: !afloat ? qsTr("Out of the round: loses 1 point.")
                                          : lastChance ? qsTr("Last chance: no preserver left. With the highest tide after a hand this seat is out.") : ""

    function fitting(size: real): int {
        return Math.max(13, Math.min(size * growth, line * 0.72));
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
        y: block.brief ? 0 : block.line
        width: parent.width
        height: block.brief ? Math.max(21, block.line * 1.6) : block.line
        text: qsTr("Score %1").arg(block.score < 0 ? "\u2212" + -block.score : block.score)
        size: block.brief ? Math.max(13, Math.min(Theme.body, height * 0.75)) : block.fitting(Theme.body)
        fontSizeMode: Text.HorizontalFit
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
    }
    Rectangle {
        visible: block.mark !== ""
        width: mark.implicitWidth + (duck.visible ? height : 0) + 16
        height: Math.max(20, block.line)
        x: Math.min(0, parent.width - width)
        y: block.brief ? score.height : Math.max(block.line * 2, score.y + score.height)
        radius: height / 2
        color: Theme.contrast ? "#000000" : block.afloat ? Theme.brick : Theme.slate
        border.width: Theme.contrast ? 2 : 0
        border.color: "#ffffff"

        TipArea {
            anchors.fill: parent
            session: block.session
            words: block.tip
        }
        Picture {
            id: duck
            visible: block.lastChance && block.afloat
            art: "turn-the-tide/tokens/last-chance"
            x: -3
            y: -3
            width: parent.height + 6
            height: width
        }
        FitWords {
            id: mark
            x: duck.visible ? parent.height + 6 : 8
            height: parent.height
            text: block.mark
            color: Theme.paper
            size: block.fitting(Theme.notes)
            font.weight: Font.Bold
            fontSizeMode: Text.FixedSize
            wrapMode: Text.NoWrap
        }
    }
}
