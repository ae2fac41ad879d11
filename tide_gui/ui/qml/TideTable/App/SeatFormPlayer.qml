pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Chooses the player of a seat: a person or a bot by level, with buttons for another bot of that level and for its page.
Row {
    id: row

    required property int seat
    required property string kind
    required property string character
    required property bool another
    required property bool known  // a character, which has a page
    required property bool asked  // its page was shown just now
    required property list<string> kinds
    required property list<string> titles
    readonly property bool bot: kind !== "person"

    signal picked(string kind)
    signal changed()
    signal portraitWanted()
    signal reached()

    spacing: 8

    Picture {
        id: who

        anchors.verticalCenter: parent.verticalCenter
        width: 32
        height: 32
        art: row.bot ? "tokens/bot" : "tokens/human"
    }

    Picker {
        width: parent.width - who.width - other.width - portrait.width - 24
        //: %1: a number
        name: qsTr("Player of seat %1").arg(row.seat + 1)
        model: row.titles
        chosen: row.kinds.indexOf(row.kind)
        Accessible.description: row.character
        onActivated: index => row.picked(row.kinds[index])
        onActiveFocusChanged: if (activeFocus) row.reached()
    }

    IconButton {
        id: other

        opacity: row.bot && row.another ? 1 : 0
        enabled: row.bot && row.another
        glyph: "another"
        text: qsTr("Another bot of this level")
        Accessible.name: qsTr("Another bot of this level for seat %1").arg(row.seat + 1)
        Accessible.description: row.character
        Accessible.ignored: !enabled
        onClicked: row.changed()
        onActiveFocusChanged: if (activeFocus) row.reached()
    }

    IconButton {
        id: portrait

        opacity: row.known ? 1 : 0
        enabled: row.known
        sought: row.asked
        glyph: "help"
        //: button: to the page about this bot
        text: qsTr("How this bot plays")
        Accessible.name: qsTr("How the bot of seat %1 plays").arg(row.seat + 1)
        Accessible.description: row.character
        Accessible.ignored: !enabled
        onClicked: row.portraitWanted()
        onActiveFocusChanged: if (activeFocus) row.reached()
    }
}
