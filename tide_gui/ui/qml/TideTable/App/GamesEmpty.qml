pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Says why a list of games is empty, and offers what to do.
Column {
    id: empty

    required property string text
    property alias button: button

    signal pressed()

    readonly property real room: (parent?.height ?? 0) - y - topPadding - words.height - button.height - 3 * spacing

    anchors.horizontalCenter: parent?.horizontalCenter
    width: Math.min(parent?.width ?? 0, 460 * Theme.textScale)
    topPadding: 24
    spacing: 16

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: height >= 60
        width: height
        height: Math.min(150, empty.room)
        art: "seats/seat-5"
    }

    Words {
        id: words

        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        size: Theme.lead
        text: empty.text
    }

    PaperButton {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        visible: text !== ""
        kind: "primary"
        onClicked: empty.pressed()
    }
}
