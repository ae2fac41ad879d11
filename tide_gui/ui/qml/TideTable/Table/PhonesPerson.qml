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

    readonly property string whereabouts: {
        if (here)
            //: %1: a person; where the cards of this person are
            return qsTr("%1: on a phone");
        if (phone)
            //: %1: a person; where the cards of this person are
            return qsTr("%1: the phone is away, and may come back");
        if (known)
            //: %1: a person; where the cards of this person are
            return qsTr("%1: at the screen, until the phone of last time comes");
        //: %1: a person; where the cards of this person are
        return qsTr("%1: at the screen");
    }
    readonly property string claim: {
        if (here)
            //: %1: a person; these cards: those of this person
            return qsTr("%1: on a phone, and another phone wants these cards");
        if (phone)
            //: %1: a person; these cards: those of this person
            return qsTr("%1: the phone is away, and another phone wants these cards");
        //: %1: a person; these cards: those of this person
        return qsTr("%1: another phone wants these cards");
    }
    readonly property string homeward: {
        if (wanted)
            //: button: another phone may have the cards of this person
            return qsTr("Let it in");
        if (phone)
            //: button: this person plays at the screen again
            return qsTr("Back to the screen");
        //: button: the phone of last time does not get the cards by itself any more
        return qsTr("Forget that phone");
    }
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
        //: button: make the phone of this person vibrate or sound
        text: qsTr("Call")
        Accessible.description: line.name
        onClicked: line.called()
    }
    PaperButton {
        id: bot

        visible: line.phone && !line.here && line.leavable
        //: button: in the place of this person
        text: qsTr("Let a bot play on")
        Accessible.description: line.name
        onClicked: line.botWanted()
    }
    PaperButton {
        id: back

        visible: line.known || line.phone
        text: line.homeward
        Accessible.description: line.name
        onClicked: line.returned()
    }
}
