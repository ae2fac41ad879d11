import QtQuick
import TideTable.Controls
import TideTable.Models

// Lies over a pile of discards and opens it, for those who may look through it.
PressButton {
    id: button

    required property Session session
    //: button: the cards that are out of the game
    readonly property string words: qsTr("Look through the discards")

    readonly property bool wanted: session.discards.count > 0

    visible: wanted
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: words

    background: FocusRing {
        visible: button.visualFocus
        corner: 6
    }

    TipArea {
        anchors.fill: parent
        session: button.session
        words: button.words
    }
}
