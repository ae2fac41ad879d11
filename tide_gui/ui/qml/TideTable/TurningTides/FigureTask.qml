pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A task card in the rules, with what it does at its right.
Row {
    id: task

    required property string art
    required property int rank
    required property string name
    required property string count
    required property string words

    width: parent?.width ?? 0
    spacing: 18

    TaskCard {
        width: 92
        height: width * 1.4
        task: task.art
        rank: task.rank
        colour: "gold"
        name: task.name
    }

    Column {
        width: parent.width - 92 - task.spacing

        Words {
            width: parent.width
            text: qsTr("%1 (%2)").arg(task.name).arg(task.count)
            font.bold: true
        }
        Words {
            width: parent.width
            text: task.words
        }
    }
}
