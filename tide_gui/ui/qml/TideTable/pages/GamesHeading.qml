pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// The heading above the open games, and above the finished ones.
Item {
    id: heading

    required property string section

    implicitHeight: words.height + 14

    Heading {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        width: parent.width
        text: heading.section === "true" ? qsTr("Finished") : qsTr("Open")
    }
}
