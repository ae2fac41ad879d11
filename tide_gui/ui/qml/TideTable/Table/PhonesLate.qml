pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Offers to call those on phones for whom all have been waiting for a while, or to let them play at the screen.
Plate {
    id: plate

    required property Phones phones

    visible: phones.late.length > 0
    width: lines.width + 32
    height: lines.height + 24
    grainy: true
    Accessible.role: Accessible.Grouping

    Column {
        id: lines

        x: 16
        y: 12
        spacing: 8

        Repeater {
            model: plate.phones.late

            Row {
                id: line

                required property var modelData

                spacing: 10

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 has been choosing for a while.").arg(line.modelData.name)
                }
                PaperButton {
                    text: qsTr("Call")
                    onClicked: plate.phones.call(line.modelData.place)
                }
                PaperButton {
                    text: qsTr("Play at the screen")
                    onClicked: plate.phones.toScreen(line.modelData.place)
                }
            }
        }
    }
}
