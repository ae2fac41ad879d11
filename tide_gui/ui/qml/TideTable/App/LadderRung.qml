pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One step of the stairs: a check where the bot is beaten, a sheep where the person stands, a number further up.
Item {
    id: rung

    required property var modelData
    property int number: 1
    property bool named: true
    property bool here: false
    property int sheep: 0
    readonly property bool beaten: modelData.state === "beaten"
    readonly property bool next: modelData.state === "next"

    Accessible.role: Accessible.ListItem
    Accessible.name: modelData.words

    Picture {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: step.top; bottomMargin: -4 }
        visible: rung.here
        width: Math.min(56, rung.width)
        height: width
        art: "seats/seat-" + (rung.sheep + 1)
    }

    Rectangle {
        id: step

        anchors.fill: parent
        radius: 6
        color: rung.beaten ? Theme.good : rung.next ? Theme.button : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: rung.beaten || rung.next ? color : Theme.plateEdge
    }

    Column {
        anchors { left: step.left; right: step.right; top: step.top; topMargin: 6 }
        spacing: 2

        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: rung.beaten
            glyph: "check"
            side: Math.round(Math.min(Theme.body, 24) * 1.3)
            color: Theme.page
        }
        Words {
            width: parent.width
            visible: !rung.beaten
            text: rung.number
            size: Math.min(Theme.body, 24)
            lineHeight: Math.round(size * 1.3)
            font.bold: true
            color: rung.next ? Theme.buttonText : Theme.quietText
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Words {
            width: parent.width
            visible: rung.named
            text: rung.modelData.name
            size: Theme.notes
            lineHeight: Math.round(size * 1.3)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.NoWrap
            color: rung.beaten ? Theme.page : rung.next ? Theme.buttonText : Theme.text
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
