pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The result of the round for every seat.
GamePart {
    id: table

    readonly property real column: Theme.grown(84 * Theme.textScale)
    readonly property bool stacked: room - 88 < 5 * column + Theme.grown(220)

    Column {
        width: parent.width

        ScoreHead {
            width: parent.width
            column: table.stacked ? width / 5 : table.column
            titles: [qsTr("Cards left"), qsTr("Wilds left"), qsTr("Went out"), qsTr("Round"), qsTr("Total")]
        }

        Repeater {
            model: table.session.scores

            ScoreRow {
                width: parent?.width ?? 0
                column: table.stacked ? width / 5 : table.column
                stacked: table.stacked
            }
        }
    }

    Words {
        width: parent.width
        text: qsTr("Whoever has the lowest total leads the next round. Tide and bomb stay as they are.")
        size: Theme.grown(Theme.body)
        color: Theme.quietText
    }
}
