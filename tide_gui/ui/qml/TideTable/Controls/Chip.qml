pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A small label.
Rectangle {
    id: chip

    property alias text: words.text
    property color ink: Theme.text

    implicitWidth: words.implicitWidth + 20
    implicitHeight: words.implicitHeight + 2
    radius: height / 2
    color: Theme.dark ? Theme.softPlate : Theme.page
    border.width: Theme.contrast ? 2 : 1
    border.color: ink

    Words {
        id: words

        anchors.centerIn: parent
        size: Theme.notes
        color: chip.ink
        wrapMode: Text.NoWrap
        lineHeight: Math.round(size * 1.35)
    }
}
