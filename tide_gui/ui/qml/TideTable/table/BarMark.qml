pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// A few words on a small plate in the bar.
Item {
    id: mark

    property alias text: words.text
    property alias color: words.color
    property bool strong: false
    readonly property real room: parent?.width ?? 400

    implicitWidth: words.implicitWidth + 24
    width: Math.min(implicitWidth, room)
    height: Math.max(Theme.target, words.height + 8)

    Plate {
        anchors.fill: parent
        raised: false
        corner: Math.min(20, height / 2)
    }
    Words {
        id: words
        x: 12
        width: parent.width - 24
        anchors.verticalCenter: parent.verticalCenter
        font.bold: mark.strong
        lineHeight: Math.round(size * 1.3)
    }
}
