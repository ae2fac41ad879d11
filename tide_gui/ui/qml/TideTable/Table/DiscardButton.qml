import QtQuick
import TideTable.Controls
import TideTable.Models

// Lies over a pile of discards: opens them, for players with the memory aid.
PressButton {
    id: button

    required property Session session
    readonly property string words: qsTr("Look through the discards")

    visible: session.discards.count > 0
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
