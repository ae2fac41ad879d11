pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A person in the list: sheep, name, wins against par.
ListLine {
    required property string name
    required property int sheep
    required property string wins
    required property string last

    heading: name
    facts: last === "" ? wins : qsTr("%1 \u00b7 last game %2").arg(wins).arg(last)
    lettering: Theme.lead
    image { x: 12; width: 64; height: 64; art: "seats/seat-" + (sheep + 1) }
    endPadding: 8
    Keys.onSpacePressed: opened()
    end: Glyph {
        anchors.verticalCenter: parent.verticalCenter
        glyph: "back"
        mirror: true
    }
}
