pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Buttons for everything that can be done now besides playing a card.
Row {
    id: buttons

    required property Program program
    required property Session session
    property real size: Theme.body
    property real room: Infinity  // for the height of a button
    property bool resultAside: false  // the end page was closed and can be shown again
    readonly property bool now: !session.lookingBack
    readonly property bool late: session.hasPhones && program.phones.late.length > 0  // all wait for people with phones
    readonly property var paces: ({
        off: [qsTr("Speed: at once", "button: how fast the cards move; a press changes it"), "calm"],
        calm: [qsTr("Speed: calm", "button: how fast the cards move; a press changes it"), "brisk"],
        brisk: [qsTr("Speed: brisk", "button: how fast the cards move; a press changes it"), "off"]
    })

    readonly property var hints: ({
        none: qsTr("Hint", "button: asks for one"),
        awaited: qsTr("Cancel", "button: a hint is awaited, and is wanted no more"),
        //: button: takes the hint that is shown away
        shown: qsTr("Hide the hint"),
        failed: qsTr("Hint", "button: asks for one"),
        refused: qsTr("Close", "button: puts a message away; it says why there are no hints in this game")
    })

    signal resultWanted()

    // Presses the main button, if there is one.
    function confirm(): bool {
        for (const child of children) {
            const choice = child as Choice;
            if (choice?.visible && choice.kind === "primary") {
                choice.click();
                return true;
            }
        }
        return false;
    }

    spacing: 8

    LookButtons {
        session: buttons.session
        anchors.verticalCenter: parent?.verticalCenter
    }
    Choice {
        visible: buttons.session.lookingBack && buttons.session.review === null
        //: button: from an earlier moment of the game to the present one
        text: qsTr("Back to now")
        glyph: "continue"
        kind: "primary"
        onClicked: buttons.session.lookBack.end()
    }
    Choice {
        visible: buttons.now && buttons.resultAside
        //: button: to the page that says who has won
        text: qsTr("The result")
        glyph: "trophy"
        kind: "primary"
        onClicked: buttons.resultWanted()
    }
    SortButton {
        width: Math.min(implicitWidth, buttons.room)
        height: width
        anchors.verticalCenter: parent?.verticalCenter
        program: buttons.program
        session: buttons.session
    }
    Choice {
        visible: buttons.session.hint.offered
        text: buttons.hints[buttons.session.hint.stage]
        glyph: "hint"
        onClicked: buttons.session.hint.press()
    }
    Choice {
        visible: buttons.now && buttons.session.canTakeChoiceBack
        //: button: the choice that was made just now
        text: qsTr("Take it back")
        glyph: "undo"
        onClicked: buttons.session.takeChoiceBack()
    }
    Choice {
        visible: buttons.now && buttons.session.canHandOn
        //: button: the screen goes to the next player
        text: qsTr("Hand on")
        glyph: "share"
        kind: "primary"
        onClicked: buttons.session.handOn()
    }
    Choice {
        visible: buttons.now && buttons.late && buttons.program.phones.late.some(person => person.here)
        //: button: makes the phones ring of the people for whom all wait
        text: qsTr("Call them")
        onClicked: buttons.program.phones.callLate()
    }
    Choice {
        visible: buttons.now && buttons.late
        //: button: the people for whom all wait put their phones away and play at the screen
        text: qsTr("Play at the screen")
        onClicked: buttons.program.phones.lateToScreen()
    }
    Choice {
        visible: buttons.now && buttons.session.pace.waitsForClick
        //: button: ends a pause
        text: qsTr("Go on")
        glyph: "continue"
        kind: "primary"
        onClicked: buttons.session.pace.skip()
    }
    Choice {
        visible: buttons.now && buttons.session.pace.canRunOut
        //: button: the bots play the rest of a round in which no person is left, without pauses
        text: qsTr("Finish the round")
        glyph: "skip"
        onClicked: buttons.session.pace.runOut()
    }
    IconButton {
        visible: buttons.now && buttons.session.pace.canOpenHands
        width: Math.min(implicitWidth, buttons.room)
        height: width
        anchors.verticalCenter: parent?.verticalCenter
        text: buttons.session.pace.handsOpen ? qsTr("Close the hands", "button: the cards of the players lie face down again") : qsTr("Open all hands", "button: the cards of all players are shown")
        glyph: "open-hands"
        checked: buttons.session.pace.handsOpen
        ground: Theme.plate
        tipAbove: true
        focusPolicy: Qt.TabFocus
        onClicked: buttons.session.pace.openHands(!buttons.session.pace.handsOpen)
    }
    Choice {
        visible: buttons.now && buttons.session.pace.watching && !buttons.session.pace.paused
        //: button: a game between bots stops after this turn
        text: qsTr("Pause")
        glyph: "pause"
        onClicked: buttons.session.pace.pause()
    }
    Choice {
        visible: buttons.now && buttons.session.pace.watching && buttons.session.pace.paused
        //: button: a paused game between bots plays one turn
        text: qsTr("Step")
        glyph: "skip"
        onClicked: buttons.session.pace.step()
    }
    Choice {
        visible: buttons.now && buttons.session.pace.watching && buttons.session.pace.paused
        //: button: a paused game between bots goes on
        text: qsTr("Resume")
        glyph: "continue"
        kind: "primary"
        onClicked: buttons.session.pace.resume()
    }
    Choice {
        visible: buttons.now && buttons.session.pace.watching
        text: buttons.paces[buttons.program.preferences.speed][0]
        texts: Object.values(buttons.paces).map(pace => pace[0])
        glyph: "speed"
        onClicked: buttons.program.preferences.speed = buttons.paces[buttons.program.preferences.speed][1]
    }
    Choice {
        visible: buttons.now && buttons.session.lookingOnly && buttons.session.phase !== "over"
        //: button: takes up a game that was only looked at
        text: qsTr("Play on")
        glyph: "continue"
        kind: "primary"
        onClicked: buttons.program.dealer.playOn()
    }

    component Choice: PaperButton {
        size: buttons.size
        leftPadding: Math.round(size * (Theme.far > 0 ? 0.7 : glyph === "" ? 1.2 : 0.9))
        rightPadding: Math.round(size * (Theme.far > 0 ? 0.7 : 1.2))
        height: Math.min(implicitHeight, buttons.room)
        anchors.verticalCenter: parent?.verticalCenter
        focusPolicy: Qt.TabFocus
    }
}
