pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What is said about the decision that is shown, and the moves that the expert would make there.
Column {
    id: decision

    required property Review review

    function announce() {
        if (words.text !== "")
            words.Accessible.announce(words.text);
    }

    spacing: 8

    Words {
        id: words
        width: parent.width
        visible: text !== ""
        text: decision.review.words
        size: Theme.notes
        lineHeight: Math.round(size * 1.4)
        onTextChanged: decision.announce()
    }
    Column {
        width: parent.width
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What the expert would do")

        ReviewMove {
            width: decision.width
            visible: moves.count > 0
            words: ""
            //: head of a column of numbers: how often an expert would make the move, in per cent
            share: qsTr("expert")
            //: head of a column of numbers: how many of 100 games the move wins
            chance: qsTr("wins")
            made: false
            first: false
            spoken: ""
            ink: Theme.quietText
            Accessible.ignored: true
        }
        Repeater {
            id: moves
            model: decision.review.weighed

            ReviewMove {
                width: decision.width
            }
        }
    }
    Words {
        width: parent.width
        visible: moves.count > 0
        //: below a list of moves: what the column “wins” and the numbers beside small trophies say
        text: qsTr("\u201cWins\u201d and trophies: games won of 100 with an expert in this seat from here on.")
        size: Theme.notes
        color: Theme.quietText
        lineHeight: Math.round(size * 1.25)
    }
}
