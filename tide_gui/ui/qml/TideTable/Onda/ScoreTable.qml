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
            titles: [
                //: column of the score pad: points for the cards left in the hand
                qsTr("Cards left"),
                //: column of the score pad: points for the wilds left
                qsTr("Wilds left"),
                //: column of the score pad: points for the player who had no card left first
                qsTr("Went out"),
                //: column of the score pad: points of this round
                qsTr("Round"),
                //: column of the score pad: points of all rounds
                qsTr("Total")
            ]
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
