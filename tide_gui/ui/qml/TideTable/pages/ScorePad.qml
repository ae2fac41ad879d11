pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// What a round brought: lies over the table until the hands are passed on.
OverTable {
    objectName: "scorePad"
    id: pad

    required property Program program
    required property Session session

    readonly property real column: 96 * Theme.textScale
    readonly property bool stacked: width - 88 < 5 * column + 220

    pad: true
    title: qsTr("Round %1 of %2 is over").arg(session.roundNumber).arg(session.roundCount)
    first: next

    Column {
        width: parent.width

        ScoreHead {
            width: parent.width
            column: pad.stacked ? width / 5 : pad.column
            stacked: pad.stacked
        }

        Repeater {
            model: pad.session.scores

            ScoreLine {
                width: parent?.width ?? 0
                column: pad.stacked ? width / 5 : pad.column
                stacked: pad.stacked
            }
        }
    }

    Row {
        width: parent.width
        spacing: 16

        PassingPicture {
            id: passing

            anchors.verticalCenter: parent.verticalCenter
            seats: pad.session.seatCount
        }

        Words {
            width: parent.width - passing.width - 16
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Now every seat passes its twelve cards, and all its preservers turned up again, to the seat on its left.")
        }
    }

    buttons: PaperButton {
        id: next

        kind: "primary"
        glyph: "continue"
        size: Theme.lead
        text: qsTr("Next round")
        onClicked: pad.session.seeScores()
    }
}
