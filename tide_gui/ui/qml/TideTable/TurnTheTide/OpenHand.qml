pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The numbers of a seat's open hand, in place of its small cards.
Rectangle {
    id: open

    required property var openHand
    readonly property int columns: 4
    readonly property real letter: Math.min(height / 3 * 0.8, width / columns * 0.62)

    radius: 6
    color: Theme.plate
    border { width: Theme.hair; color: Theme.plateEdge }

    Grid {
        anchors.fill: parent
        anchors.margins: 2
        columns: open.columns

        Repeater {
            model: open.openHand

            Text {
                required property int modelData

                width: (open.width - 4) / open.columns
                height: (open.height - 4) / 3
                text: modelData
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font { family: Theme.display; weight: Font.Bold; pixelSize: Math.max(9, Math.round(open.letter)) }
                color: Theme.heading
                Accessible.ignored: true
            }
        }
    }
}
