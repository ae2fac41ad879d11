pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The result of the round for every seat, and a note that hands are passed.
GamePart {
    id: table

    readonly property real column: 96 * Theme.textScale
    readonly property bool stacked: room - 88 < 5 * column + 220

    spacing: 14

    Column {
        width: parent.width

        ScoreHead {
            width: parent.width
            column: table.stacked ? width / 5 : table.column
            titles: [qsTr("Preservers"), qsTr("Lowest tide"), qsTr("Went under"), qsTr("Round"), qsTr("Total")]
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
        }
    }
}
