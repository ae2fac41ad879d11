pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Goes through the game: from decision to decision, to what cost something, or by itself at one of three speeds.
Row {
    id: buttons

    required property Review review
    readonly property Autoplay autoplay: review.autoplay
    readonly property var paces: ({ slow: [qsTr("Speed: slow"), "usual"], usual: [qsTr("Speed: usual"), "fast"], fast: [qsTr("Speed: fast"), "slow"] })

    signal wanted(way: string, direction: int)

    spacing: Math.max(2, (width - children.length * Theme.target) / (children.length - 1))

    Way {
        text: qsTr("To the decision before that cost something")
        glyph: "skip"
        flipped: true
        onClicked: buttons.wanted("costly", -1)
    }
    Way {
        text: qsTr("To the decision before")
        glyph: "back"
        onClicked: buttons.wanted("own", -1)
    }
    Way {
        text: buttons.autoplay.playing ? qsTr("Pause") : qsTr("Play")
        glyph: buttons.autoplay.playing ? "pause" : "continue"
        ground: Theme.softPlate
        onClicked: buttons.autoplay.playing ? buttons.autoplay.pause() : buttons.autoplay.play()
    }
    Way {
        text: qsTr("To the next decision")
        glyph: "back"
        flipped: true
        onClicked: buttons.wanted("own", 1)
    }
    Way {
        text: qsTr("To the next decision that cost something")
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
