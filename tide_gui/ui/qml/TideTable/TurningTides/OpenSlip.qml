pragma ComponentBehavior: Bound

import QtQuick

// A card in the list of an open hand.
Item {
    id: slip

    required property string modelData

    TaskSlip {
        anchors.centerIn: parent
        height: parent.height - 2
        width: Math.min(parent.width - 2, height)
        task: slip.modelData
    }
}
