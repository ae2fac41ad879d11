pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A best of three at a glance: three places for games, a check for each that was won, a cross for each that was lost.
Row {
    id: score

    required property int won
    required property int lost

    spacing: 4

    Repeater {
        model: 3

        Rectangle {
            id: game

            required property int index
            readonly property bool taken: index < score.won
            readonly property bool played: index < score.won + score.lost

            width: Math.round(26 * Math.min(1.5, Theme.textScale))
            height: width
            radius: width / 2
            color: taken ? Theme.good : "transparent"
            border.width: 2
            border.color: taken ? Theme.good : Theme.quietText

            Glyph {
                anchors.centerIn: parent
                visible: game.played
                glyph: game.taken ? "check" : "close"
                side: Math.round(game.width * 0.7)
                color: game.taken ? Theme.page : Theme.quietText
            }
        }
    }
}
