pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The ships pass each other, step by step; below them the zones that face each other.
Column {
    id: contact

    required property RulesFrame page
    readonly property int last: 12

    spacing: 10

    FigureFleet {
        id: fleet

        objectName: "contact"
        width: parent.width
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 12

        IconButton {
            objectName: "stepBack"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "back"
            //: button: the ships in a picture sail
            text: qsTr("One step back")
            enabled: fleet.offset > 0
            onClicked: fleet.offset -= 1
            onVisualFocusChanged: if (visualFocus) contact.page.reveal(contact)
        }
        Words {
            objectName: "stepWords"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(contact.width - 2 * Theme.target - 24, 380 * Theme.textScale)
            //: %3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1
            text: qsTr("Step %1 of %2. Gold and silver face each other in the zones %3").arg(fleet.offset + 1).arg(contact.last + 1).arg(
                      Lists.joined(fleet.contact.map(zone => qsTr("%1\u2013%2", "a zone of gold and one of silver").arg(zone).arg(fleet.offset + 2 - zone))))
            horizontalAlignment: Text.AlignHCenter
        }
        IconButton {
            objectName: "stepOn"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "back"
            flipped: true
            //: button: the ships in a picture sail
            text: qsTr("One step on")
            enabled: fleet.offset < contact.last
            onClicked: fleet.offset += 1
            onVisualFocusChanged: if (visualFocus) contact.page.reveal(contact)
        }
    }
}
