pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A task card in the rules, with what it does at its right.
Row {
    id: task

    required property int rank
    readonly property RulesPart part: parent as RulesPart

    spacing: 18

    TaskCard {
        width: 92
        height: width * Theme.cardRatio
        task: task.part?.modelData.name ?? ""
        rank: task.rank
        colour: "gold"
        name: task.part?.lines[0] ?? ""
    }

    ReadingNote {
        width: parent.width - 92 - task.spacing
        //: a card, and the number of such cards
        title: qsTr("%1 (%2)").arg(task.part?.lines[0] ?? "").arg(task.part?.lines[1] ?? "")
        words: task.part?.words ?? ""
    }
}
