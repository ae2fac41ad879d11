pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Says what was just deleted, and brings it back.
Item {
    id: bar

    property string text

    signal undone()
    signal closed()

    y: 8
    height: Math.max(words.height, undo.height)
    visible: text !== ""
    onTextChanged: if (text !== "") Accessible.announce(text)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Words {
        id: words

        anchors { left: parent.left; right: undo.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: bar.text
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true
    }

    PaperButton {
        id: undo

        anchors { right: close.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        glyph: "undo"
        //: button: bring back the game that was deleted
        text: qsTr("Undo")
        onClicked: bar.undone()
    }

    IconButton {
        id: close

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        tipAbove: true
        glyph: "close"
        //: button: close this notice
        text: qsTr("Close")
        onClicked: bar.closed()
    }
}
