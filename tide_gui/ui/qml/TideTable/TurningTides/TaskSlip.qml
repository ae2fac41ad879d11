pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A task card in the hold: its sign on a slip of paper.
Rectangle {
    objectName: "card"
    id: slip

    required property string task

    radius: width * 0.14
    color: Theme.paper
    border.width: 1
    border.color: PaperColours.slipEdge

    Picture {
        anchors.centerIn: parent
        width: parent.width * 0.92
        height: width
        art: slip.task === "" ? "" : "turning-tides/tokens/task-" + slip.task
    }
}
