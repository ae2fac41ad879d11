pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models
import TideTable.Table

// A card in the list of an open hand.
Item {
    id: slip

    required property string modelData
    required property string title
    required property Session session

    Accessible.role: Accessible.StaticText
    Accessible.name: title

    TaskSlip {
        anchors.centerIn: parent
        height: parent.height - 2
        width: Math.min(parent.width - 2, height)
        task: slip.modelData
    }
    TipArea {
        anchors.fill: parent
        session: slip.session
        words: slip.title
    }
}
