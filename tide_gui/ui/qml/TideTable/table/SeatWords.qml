pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// Who plays a seat, its score, and whether it is on its last chance or out.
Item {
    id: block

    required property string player
    required property int score
    required property bool afloat
    required property bool lastChance
    property real growth: 1
    readonly property real line: height / 3
    readonly property string mark: !afloat ? qsTr("out") : lastChance ? qsTr("last chance") : ""

    FitWords {
        width: parent.width
        height: block.line
        text: block.player
        size: Theme.notes * block.growth
        color: Theme.quietText
        lineHeight: 0.8
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    FitWords {
        y: block.line
        width: parent.width
        height: block.line
        text: qsTr("Score %1").arg(block.score)
        size: Theme.body * block.growth
        font.weight: Font.Bold
        lineHeight: 0.8
        wrapMode: Text.NoWrap
    }
    Rectangle {
        visible: block.mark !== ""
        width: mark.implicitWidth + (duck.visible ? height : 0) + 16
        height: Math.max(20, block.line)
        x: Math.min(0, parent.width - width)
        y: block.line * 2
        radius: height / 2
        color: Theme.contrast ? "#000000" : block.afloat ? Theme.brick : Theme.storm
        border.width: Theme.contrast ? 2 : 0
        border.color: "#ffffff"

        Picture {
            id: duck
            visible: block.lastChance && block.afloat
            art: "tokens/last-chance"
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
            size: Math.max(13, Math.min(Theme.notes * block.growth, block.line * 0.7))
            font.weight: Font.Bold
            fontSizeMode: Text.FixedSize
            wrapMode: Text.NoWrap
        }
    }
}
