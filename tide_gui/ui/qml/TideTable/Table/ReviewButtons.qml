pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Goes through the game: from decision to decision, to what cost something, or by itself at one of three speeds.
Row {
    id: buttons

    required property Review review
    readonly property Autoplay autoplay: review.autoplay
    readonly property var paces: ({
        slow: [qsTr("Speed: slow", "button: a finished game plays by itself; a press changes the speed"), "usual"],
        usual: [qsTr("Speed: usual", "button: a finished game plays by itself; a press changes the speed"), "fast"],
        fast: [qsTr("Speed: fast", "button: a finished game plays by itself; a press changes the speed"), "slow"]
    })

    signal wanted(way: string, direction: int)

    spacing: Math.max(2, (width - children.length * Theme.target) / (children.length - 1))

    Way {
        //: button; costly: a decision that cost a part of the chance to win
        text: qsTr("To the previous costly decision")
        glyph: "skip"
        flipped: true
        onClicked: buttons.wanted("costly", -1)
    }
    Way {
        //: button: of the player who is looked at
        text: qsTr("To the previous decision")
        glyph: "back"
        onClicked: buttons.wanted("own", -1)
    }
    Way {
        text: buttons.autoplay.playing ? qsTr("Pause", "button: a finished game that plays by itself stops") : qsTr("Play", "button: a finished game plays by itself")
        glyph: buttons.autoplay.playing ? "pause" : "continue"
        ground: Theme.softPlate
        onClicked: buttons.autoplay.playing ? buttons.autoplay.pause() : buttons.autoplay.play()
    }
    Way {
        //: button: of the player who is looked at
        text: qsTr("To the next decision")
        glyph: "back"
        flipped: true
        onClicked: buttons.wanted("own", 1)
    }
    Way {
        //: button; costly: a decision that cost a part of the chance to win
        text: qsTr("To the next costly decision")
        glyph: "skip"
        onClicked: buttons.wanted("costly", 1)
    }
    Way {
        text: buttons.paces[buttons.autoplay.pace][0]
        glyph: "speed"
        onClicked: buttons.autoplay.setPace(buttons.paces[buttons.autoplay.pace][1])
    }

    component Way: IconButton {
        focusPolicy: Qt.TabFocus
    }
}
