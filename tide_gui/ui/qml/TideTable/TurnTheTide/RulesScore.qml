pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The score of a round")

    Steps {
        lines: [
            qsTr("Every preserver you still have is 1 point. None left is 0 points."),
            qsTr("If you went under in this round, you lose 1 point."),
            qsTr("The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.")
        ]
    }

    Figure {
        words: qsTr("Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.")

        RulesScoreSeat { seat: 0; kept: 3; tide: 7; points: 3 }
        RulesScoreSeat { seat: 1; kept: 0; tide: 10; points: 0 }
        RulesScoreSeat { seat: 2; kept: 2; tide: 8; points: 2 }
        RulesScoreSeat { seat: 3; kept: 1; tide: 3; points: 2 }
    }
}
