pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What the marks of the calendar mean.
Flow {
    spacing: 16
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Marks of the calendar")

    Meaning { mark: "won"; text: qsTr("Won", "mark of a day in the calendar: how its game went") }
    Meaning { mark: "shared"; text: qsTr("Victory shared", "mark of a day in the calendar: how its game went") }
    Meaning { mark: "lost"; text: qsTr("Not won", "mark of a day in the calendar: how its game went") }
    Meaning { mark: "won"; late: true; text: qsTr("Won on a later day", "mark of a day in the calendar: how its game went") }
    Meaning { mark: "practice"; text: qsTr("Practice only", "mark of a day in the calendar: how its game went") }
    Meaning { mark: "open"; text: qsTr("Begun", "mark of a day in the calendar: how its game went") }

    component Meaning: Row {
        property alias mark: sign.mark
        property alias late: sign.late
        property alias text: meaning.text

        spacing: 6
        Accessible.role: Accessible.ListItem
        Accessible.name: text

        DayMark {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            mark: ""
            side: Math.round(Theme.target * 0.5)  // as in the calendar
        }
        Words {
            id: meaning

            size: Theme.notes
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
