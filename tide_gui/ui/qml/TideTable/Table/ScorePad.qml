pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The results of a round, shown over the table until closed.
OverTable {
    objectName: "scorePad"
    id: pad

    required property Program program
    required property Session session

    pad: true
    widest: Theme.grown(760)
    title: session.roundCount > 0 ? qsTr("Round %1 of %2 is over").arg(session.roundNumber).arg(session.roundCount)
                                  : qsTr("Round %1 is over").arg(session.roundNumber)
    part: "scores"
    shown: session.tutor?.parts.includes(part) ?? false
    first: session.tutor ? null : next
    Keys.onEscapePressed: menuWanted()

    GamePartLoader {
        width: parent.width
        session: pad.session
        name: "ScoreTable"
        otherwise: Qt.resolvedUrl("PlainScoreTable.qml")
        room: pad.span
    }

    buttons: PaperButton {
        id: next

        visible: !pad.session.tutor  // the lesson goes on
        kind: "primary"
        glyph: "continue"
        size: Theme.grown(Theme.lead)
        text: qsTr("Next round")
        onClicked: pad.session.seeScores()
    }
}
