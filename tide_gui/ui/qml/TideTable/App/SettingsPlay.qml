pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The settings for pace, presses, memory aid and log.
Group {
    id: group

    required property PageFrame frame
    required property Preferences preferences

    //: heading: how the game goes
    title: qsTr("Play")

    SettingLine {
        //: label: how fast cards move
        title: qsTr("Speed")
        words: qsTr("How fast everything moves. Any key or click skips ahead.")

        SettingChoice {
            frame: group.frame
            //: label: how fast cards move
            name: qsTr("Speed")
            keys: ["calm", "brisk", "off"]
            labels: [qsTr("Calm", "speed"), qsTr("Brisk", "speed"), qsTr("At once", "speed: nothing moves")]
            value: group.preferences.speed
            onEdited: key => group.preferences.speed = key
        }
    }

    SettingLine {
        title: qsTr("After the cards are turned")
        words: qsTr("Wait for a click before the game goes on, or go on after a moment.")

        SettingChoice {
            frame: group.frame
            name: qsTr("After the cards are turned")
            keys: ["click", "timed"]
            labels: [qsTr("Wait", "for a click, after the cards are turned"), qsTr("Go on", "by itself, after the cards are turned")]
            value: group.preferences.pauseAfterReveal
            onEdited: key => group.preferences.pauseAfterReveal = key
        }
    }

    SettingSwitch {
        title: qsTr("One press plays")
        words: qsTr("A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.")
        frame: group.frame
        on: group.preferences.onePressPlays
        onEdited: value => group.preferences.onePressPlays = value
    }

    SettingSwitch {
        title: qsTr("First-time hints")
        words: qsTr("One line explains what happens for the first time, once. It goes when you play on, or with Escape.")
        frame: group.frame
        on: group.preferences.firstTimes
        onEdited: value => group.preferences.firstTimes = value
    }

    SettingLine {
        title: qsTr("First-time hints once more")
        words: group.preferences.hasExplained ? qsTr("Explains again what was explained before, in every game.") : qsTr("So far nothing was explained that could be shown again.")

        PaperButton {
            text: qsTr("Show them all again")
            enabled: group.preferences.hasExplained
            onClicked: group.preferences.explainAgain()
            onActiveFocusChanged: if (visualFocus) group.frame.reveal(this)
        }
    }

    SettingSwitch {
        title: qsTr("Memory aid")
        words: qsTr("The log keeps every card shown so far. Without it, as at a real table, you have to remember.")
        frame: group.frame
        on: group.preferences.memoryAid
        onEdited: value => group.preferences.memoryAid = value
    }

    SettingSwitch {
        title: qsTr("Log beside the table")
        words: qsTr("One line for everything that happens. Choose a line to see that moment again.")
        frame: group.frame
        on: group.preferences.logOpen
        onEdited: value => group.preferences.logOpen = value
    }
}
