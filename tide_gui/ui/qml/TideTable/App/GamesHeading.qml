pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The heading above open, finished or unreadable games.
Item {
    id: heading

    required property string section

    implicitHeight: words.height + 14

    Heading {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        width: parent.width
        text: heading.section === "open" ? qsTr("Open", "heading: games that are not over") : heading.section === "finished" ? qsTr("Finished", "heading: games that are over") : qsTr("Not readable", "heading: files of games")
    }
}
