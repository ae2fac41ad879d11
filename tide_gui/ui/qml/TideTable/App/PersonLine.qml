pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A person in the list: sheep, name, wins against par.
ListLine {
    required property string name
    required property int sheep
    required property string wins
    required property string last

    //: %1: a day, as 3 November, or today
    readonly property string latest: last === "" ? "" : qsTr("last game: %1").arg(last)

    heading: name
    facts: [wins, latest].filter(fact => fact !== "").join(" \u00b7 ")
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
