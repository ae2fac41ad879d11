pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The ladders of all games, from the weakest bot to the strongest.
PageFrame {
    id: page

    required property Program program
    readonly property Session session: program.session as Session
    readonly property string latest: session?.challenge === "ladder" ? session.game : ""  // the game that was just played

    //: title of the page, where one bot after the other is to be beaten
    title: qsTr("Ladder")
    widest: 960
    first: program.who.name === "" ? who.field : viewport
    onLeave: {
        who.tell()
        program.back()
    }

    Words {
        width: parent.width
        text: qsTr("Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.")
        color: Theme.quietText
    }

    WhoPlays {
        id: who

        program: page.program
        onReached: page.reveal(who)
    }

    Repeater {
        model: page.program.ladder.games

        LadderCard {
            required property var modelData

            ladder: page.program.ladder
            game: modelData
            onReached: item => page.reveal(item)
            onPlayAsked: game => {
                who.tell()
                page.program.ladder.play(game)
            }
            Component.onCompleted: if (game.game === page.latest) page.sight = this
        }
    }
}
