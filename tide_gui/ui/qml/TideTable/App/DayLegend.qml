pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What the marks of the calendar mean.
Flow {
    spacing: 16
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Marks of the calendar")

    Meaning { mark: "won"; text: qsTr("won") }
    Meaning { mark: "shared"; text: qsTr("victory shared") }
    Meaning { mark: "lost"; text: qsTr("not won") }
    Meaning { mark: "won"; late: true; text: qsTr("won on a later day") }
    Meaning { mark: "practice"; text: qsTr("practice only") }
    Meaning { mark: "open"; text: qsTr("begun") }

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
