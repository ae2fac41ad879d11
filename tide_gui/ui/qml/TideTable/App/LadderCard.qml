pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The ladder of one game: stairs that rise from the water, and the match on the next one.
Group {
    id: card

    required property Ladder ladder
    required property var game

    signal reached(item: Item)
    signal playAsked(game: string)

    title: game.title

    Row {
        id: stairs

        readonly property int rise: Math.round(14 * Theme.controlScale)
        readonly property int steps: card.game.rungs.length
        readonly property int here: Math.min(card.game.beaten, steps - 1)
        readonly property int headroom: Math.max(0, 52 - rise * (steps - 1 - here))  // for the sheep, wherever it stands
        readonly property real space: (width - spacing * (steps - 1)) / steps
        readonly property bool named: space >= Theme.notes * 5.4

        width: parent.width
        height: 34 + rise * (steps - 1) + 2 * Theme.notes + headroom
        spacing: 3
        Accessible.role: Accessible.List
        Accessible.name: card.game.climbed

        Repeater {
            model: card.game.rungs

            LadderRung {
                required property int index

                anchors.bottom: parent?.bottom
                width: stairs.space
                height: stairs.height - stairs.headroom - stairs.rise * (stairs.steps - 1 - index)
                here: index === stairs.here
                number: index + 1
                named: stairs.named
                sheep: card.ladder.sheep
            }
        }
    }

    Flow {
        width: parent.width
        spacing: 16

        Picture {
            width: 112
            height: 84
            file: card.game.picture
        }
        Column {
            width: Math.max(260, parent.width - 112 - parent.spacing)
            spacing: 6

            Words {
                width: parent.width
                text: card.game.climbed
                font.bold: true
            }
            Row {
                width: parent.width
                visible: card.game.playable
                spacing: 10

                LadderScore {
                    id: score

                    anchors.verticalCenter: parent.verticalCenter
                    won: card.game.won
                    lost: card.game.lost
                }
                Words {
                    width: parent.width - score.width - 10
                    text: card.game.match
                }
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: card.game.company
                color: Theme.quietText
            }
            PaperButton {
                visible: card.game.playable
                kind: "primary"
                glyph: "continue"
                text: card.game.action
                Accessible.description: card.game.title
                onClicked: card.playAsked(card.game.game)
                onActiveFocusChanged: if (activeFocus) card.reached(this)
            }
        }
    }
}
