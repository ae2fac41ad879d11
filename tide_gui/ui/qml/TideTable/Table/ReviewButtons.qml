pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Goes through the game: from turn to turn, to what cost something, or by itself at one of three speeds.
Row {
    id: buttons

    required property Review review
    readonly property var paces: ({ slow: [qsTr("Speed: slow"), "usual"], usual: [qsTr("Speed: usual"), "fast"], fast: [qsTr("Speed: fast"), "slow"] })

    spacing: Math.max(2, (width - children.length * Theme.target) / (children.length - 1))

    Way {
        text: qsTr("To the decision before that cost something")
        glyph: "skip"
        flipped: true
        onClicked: buttons.review.go("costly", -1)
    }
    Way {
        text: qsTr("To the turn before")
        glyph: "back"
        onClicked: buttons.review.go("turn", -1)
    }
    Way {
        text: buttons.review.playing ? qsTr("Pause") : qsTr("Play")
        glyph: buttons.review.playing ? "pause" : "continue"
        ground: Theme.softPlate
        onClicked: buttons.review.playing ? buttons.review.pause() : buttons.review.play()
    }
    Way {
        text: qsTr("To the next turn")
        glyph: "back"
        flipped: true
        onClicked: buttons.review.go("turn", 1)
    }
    Way {
        text: qsTr("To the next decision that cost something")
        glyph: "skip"
        onClicked: buttons.review.go("costly", 1)
    }
    Way {
        text: buttons.paces[buttons.review.pace][0]
        glyph: "speed"
        onClicked: buttons.review.setPace(buttons.paces[buttons.review.pace][1])
    }

    component Way: IconButton {
        focusPolicy: Qt.TabFocus
    }
}
