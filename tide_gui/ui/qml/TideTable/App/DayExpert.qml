pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What an expert makes of the same seat; nothing before the person has finished.
Column {
    id: expert

    required property Days days
    required property var game

    signal reached(item: Item)

    visible: game.expert !== "hidden"
    spacing: 6

    Words {
        width: parent.width
        visible: text !== ""
        text: expert.game.expertWords
    }

    PaperButton {
        visible: expert.game.expert === "offered"
        glyph: "hint"
        //: button: an expert plays the same deal, to compare
        text: qsTr("What does an expert make of it?")
        Accessible.description: qsTr("An expert plays the same cards on your seat, in the background")
        onClicked: expert.days.askExpert(expert.game.game)
        onActiveFocusChanged: if (activeFocus) expert.reached(this)
    }
    PaperButton {
        visible: expert.game.expert === "running"
        glyph: "close"
        //: button: the expert plays no further
        text: qsTr("Stop")
        onClicked: expert.days.stopExpert()
        onActiveFocusChanged: if (activeFocus) expert.reached(this)
    }
    PaperButton {
        visible: expert.game.expert === "done"
        glyph: "log"
        text: qsTr("Look at that game")
        onClicked: expert.days.lookAtExpert(expert.game.game)
        onActiveFocusChanged: if (activeFocus) expert.reached(this)
    }
}
