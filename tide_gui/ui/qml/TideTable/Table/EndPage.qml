pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The end of a game: the winners, the course of the totals, and the game's own details.
OverTable {
    objectName: "endPage"
    id: end

    required property Program program
    required property Session session

    signal lookBack()
    signal reviewAsked()

    readonly property string challenge: session.challenge
    readonly property string standing: program.ladder.standing(session)
    readonly property bool stacked: width < 900 * Theme.textScale
    readonly property bool ranked: !session.duel || session.scoredRounds > 0  // of two who have scored nothing yet one has won: no more is to say
    readonly property bool charted: session.scoredRounds > 0 && session.roundCount > 0

    widest: 1080
    //: heading: who has won is said below
    title: qsTr("The game is over")
    words: [session.prompt, standing].filter(text => text !== "").join(" ")
    first: challenge === "" ? againButton : challengeButton
    Keys.onEscapePressed: lookBack()

    EndHero {
        width: parent.width
        scores: end.session.scores
        port: end.viewport
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: end.session.surrendered
    }

    Grid {
        id: upper

        width: parent.width
        visible: end.ranked
        columns: end.stacked ? 1 : 2
        columnSpacing: 32
        rowSpacing: 16

        Ranking {
            width: end.stacked || !end.charted ? upper.width : (upper.width - 32) * 0.44
            scores: end.session.scores
        }

        ScoreChart {
            visible: end.charted
            width: end.stacked ? upper.width : (upper.width - 32) * 0.56
            scores: end.session.scores
            rounds: end.session.roundCount
        }
    }

    WaveRule {
        width: parent.width
        port: end.viewport
    }

    GamePartLoader {
        width: parent.width
        session: end.session
        name: "EndDetails"
        room: end.width
    }

    ReviewSummary {
        width: parent.width
        review: end.session.lastReview
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: [end.session.dealText, end.session.practiceReason].filter(text => text !== "").join(" \u00b7 ")
        size: Theme.notes
        color: Theme.quietText
    }

    buttons: [
        Choice {
            id: againButton

            kind: "primary"
            glyph: "continue"
            visible: end.challenge === ""
            text: end.session.duel ? qsTr("Rematch", "button: the two who have just played each other play again") : qsTr("Again", "button: another game with the same players")
            Accessible.description: qsTr("The same players, a new deal")
            onClicked: end.program.dealer.again()
        },
        Choice {
            id: challengeButton

            kind: "primary"
            glyph: end.challenge === "day" ? "star" : "trophy"
            visible: end.challenge !== ""
            text: end.challenge === "day" ? qsTr("Deal of the day", "button: to the page of this name") : qsTr("Ladder", "button: to the page of this name, eight bots that are beaten one after the other")
            Accessible.description: end.challenge === "day" ? qsTr("The calendar, and the result to copy") : qsTr("The rungs, and the next game")
            onClicked: end.program.show(end.challenge === "day" ? "today" : "ladder")
        },
        Choice {
            glyph: "undo"
            visible: end.challenge === ""
            //: button: another game with the same players and cards
            text: qsTr("Same deal again")
            Accessible.description: qsTr("For practice: the same players, the same cards")
            onClicked: end.program.dealer.sameDeal()
        },
        Choice {
            glyph: "log"
            visible: !end.session.reviewable
            //: button: at the moments of the finished game
            text: qsTr("Look back")
            Accessible.description: qsTr("Closes this sheet and shows the table")
            onClicked: end.lookBack()
        },
        Choice {
            glyph: "hint"
            visible: end.session.reviewable
            //: button: an expert looks at the decisions of the finished game
            text: qsTr("Review")
            Accessible.description: qsTr("Goes through the game again with the opinions of an expert")
            onClicked: end.reviewAsked()
        },
        Choice {
            glyph: "back"
            //: button: to the first page of the program
            text: qsTr("Home")
            onClicked: end.program.closeGame()
        }
    ]

    // Four buttons fit into one row at every text size.
    component Choice: PaperButton {
        size: Math.min(Theme.body, Math.max(25, Theme.far))
    }
}
