pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A person in the sheet of the phones: where the cards are, and the way back to the screen.
Flow {
    id: line

    required property string name
    required property bool known
    required property bool phone
    required property bool here

    signal returned()
    signal called()

    spacing: 10

    Words {
        width: Math.max(160, line.width - back.width - ring.width - 3 * line.spacing)
        text: line.here ? qsTr("%1: on a phone").arg(line.name) : line.phone ? qsTr("%1: the phone is away, and may come back").arg(line.name) : line.known ? qsTr("%1: at the screen, until the phone of last time comes").arg(line.name) : qsTr("%1: at the screen").arg(line.name)
    }
    PaperButton {
        id: ring

        visible: line.here
        width: visible ? implicitWidth : 0
        text: qsTr("Call")
        onClicked: line.called()
    }
    PaperButton {
        id: back

        visible: line.known
        width: visible ? implicitWidth : 0
        text: line.phone ? qsTr("Back to the screen") : qsTr("Forget that phone")
        onClicked: line.returned()
    }
}
