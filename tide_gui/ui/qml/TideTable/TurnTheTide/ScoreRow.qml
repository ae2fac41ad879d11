pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// One seat on the score pad: how it came to its points in this round, and a column for each round.
ScoreLine {
    id: score

    required property string result
    required property list<int> byRound
    required property string byRoundText

    function plain(number: int): string {
        return number < 0 ? signed(number) : number.toString();
    }

    Accessible.name: qsTr("%1: %2. Points by round: %3. Total: %4.", "a player, what came of the last round, a list of numbers, a number").arg(name).arg(result).arg(byRoundText).arg(plain(total))
    below: Words {
        width: parent?.width ?? 0
        text: score.result
        size: Theme.grown(Theme.notes)
        color: Theme.quietText
        lineHeight: Math.round(size * 1.3)
        Accessible.ignored: true
    }

    Repeater {
        model: score.columns - 1

        ScoreCell {
            required property int index
            readonly property bool played: index < score.byRound.length
            readonly property int points: played ? score.byRound[index] : 0

            objectName: "roundCell"
            line: score
            text: played ? score.plain(points) : "\u2013"
            font.bold: index === score.byRound.length - 1
            color: points < 0 ? Theme.danger : played ? Theme.text : Theme.quietText
        }
    }
    ScoreCell {
        line: score
        text: score.plain(score.total)
        display: true
    }
}
