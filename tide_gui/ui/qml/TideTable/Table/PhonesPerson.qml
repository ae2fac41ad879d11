pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A person in the sheet of the phones: where the cards are, and what can be done about it.
Flow {
    id: line

    required property string name
    required property bool known
    required property bool phone
    required property bool here
    required property bool wanted  // by another phone
    required property bool leavable

    signal returned()
    signal called()
    signal botWanted()

    readonly property string whereabouts: here ? qsTr("%1: on a phone") : phone ? qsTr("%1: the phone is away, and may come back") : known ? qsTr("%1: at the screen, until the phone of last time comes") : qsTr("%1: at the screen")
    readonly property string claim: here ? qsTr("%1: on a phone, and another phone wants these cards") : phone ? qsTr("%1: the phone is away, and another phone wants these cards") : qsTr("%1: another phone wants these cards")
    readonly property real taken: [ring, bot, back].reduce((sum, each) => each.visible ? sum + each.width + spacing : sum, 0)

    spacing: 10

    Words {
        width: line.width - line.taken < 160 * Theme.textScale ? line.width : line.width - line.taken
        height: Math.max(implicitHeight, width < line.width ? back.implicitHeight : 0)
        text: (line.wanted ? line.claim : line.whereabouts).arg(line.name)
    }
    PaperButton {
        id: ring

        visible: line.here
        text: qsTr("Call")
        Accessible.description: line.name
        onClicked: line.called()
    }
    PaperButton {
        id: bot

        visible: line.phone && !line.here && line.leavable
        text: qsTr("Let a bot play on")
        Accessible.description: line.name
        onClicked: line.botWanted()
    }
    PaperButton {
        id: back

        visible: line.known || line.phone
        text: line.wanted ? qsTr("Let it have them") : line.phone ? qsTr("Back to the screen") : qsTr("Forget that phone")
        Accessible.description: line.name
        onClicked: line.returned()
    }
}
