pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Buttons that go from one past moment to another, and open the hands of a finished game. A review has its own ways.
Row {
    id: buttons

    required property Session session

    visible: session.lookingBack
    spacing: 8

    LookButton {
        visible: buttons.session.review === null
        //: button: shows the moment of the game before this one
        text: qsTr("Step back")
        glyph: "back"
        onClicked: buttons.session.lookBack.go(-1)
    }
    LookButton {
        visible: buttons.session.review === null
        //: button: shows the next moment of the game
        text: qsTr("Step forward")
        glyph: "back"
        flipped: true
        onClicked: buttons.session.lookBack.go(1)
    }
    LookButton {
        visible: buttons.session.lookBack.canOpenHands
        text: buttons.session.lookBack.handsOpen ? qsTr("Close the hands", "button: the cards of the players lie face down again") : qsTr("Open all hands", "button: the cards of all players are shown")
        glyph: "open-hands"
        checked: buttons.session.lookBack.handsOpen
        onClicked: buttons.session.lookBack.openHands(!buttons.session.lookBack.handsOpen)
    }

    component LookButton: IconButton {
        ground: Theme.plate
        tipAbove: true
        focusPolicy: Qt.TabFocus
    }
}
