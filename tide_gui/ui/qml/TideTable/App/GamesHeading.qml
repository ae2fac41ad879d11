pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The heading above the open games, the finished ones and what cannot be read.
Item {
    id: heading

    required property string section

    implicitHeight: words.height + 14

    Heading {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        width: parent.width
        text: heading.section === "open" ? qsTr("Open") : heading.section === "finished" ? qsTr("Finished") : qsTr("Not readable")
    }
}
