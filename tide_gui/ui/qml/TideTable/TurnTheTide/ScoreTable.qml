pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The points of every seat in each round, how it came to those of this one, and a note that hands are passed.
GamePart {
    id: table

    readonly property int columns: session.roundCount + 1
    readonly property real column: Theme.grown(78 * Theme.textScale)
    readonly property bool stacked: room - 88 < columns * column + Theme.grown(220)

    function titles(): list<string> {
        const titles = [];
        for (let round = 1; round < columns; ++round)
            titles.push(qsTr("Round %1", "above the points of a round").arg(round));
        return [...titles, qsTr("Total", "above the points of all rounds")];
    }

    spacing: 14

    Column {
        width: parent.width

        ScoreHead {
            width: parent.width
            column: table.stacked ? width / table.columns : table.column
            titles: table.titles()
        }

        Repeater {
            model: table.session.scores

            ScoreRow {
                width: parent?.width ?? 0
                columns: table.columns
                column: table.stacked ? width / table.columns : table.column
                stacked: table.stacked
            }
        }
    }

    Row {
        width: parent.width
        spacing: 16

        PassingPicture {
            id: passing

            anchors.verticalCenter: parent.verticalCenter
            seats: table.session.seatCount
        }

        Words {
            width: parent.width - passing.width - 16
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Now all pass their twelve cards to the left, all preservers turned up again.")
            size: Theme.grown(Theme.body)
        }
    }
}
