pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// One seat on the score pad.
ScoreLine {
    id: line

    required property int tokens
    required property int kept
    required property int bonus
    required property int penalty
    required property int points

    columns: 5
    Accessible.name: qsTr("%1: %2 of %3 preservers kept, lowest tide %4, went under %5, this round %6, total %7").arg(name).arg(kept).arg(
                         tokens).arg(signed(bonus)).arg(signed(-penalty)).arg(points).arg(total)

    Cell { text: qsTr("%1 of %2").arg(line.kept).arg(line.tokens) }
    Cell { text: line.signed(line.bonus); faint: line.bonus === 0; color: faint ? Theme.quietText : Theme.good }
    Cell { text: line.signed(-line.penalty); faint: line.penalty === 0; color: faint ? Theme.quietText : Theme.danger }
    Cell { text: line.signed(line.points); font.bold: true }
    Cell { text: line.total < 0 ? line.signed(line.total) : line.total; display: true }

    component Cell: ScoreCell { line: line }
}
