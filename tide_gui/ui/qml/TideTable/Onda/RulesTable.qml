pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What the program shows and remembers")

    ReadingNote {
        title: qsTr("Memory aid")
        words: qsTr("Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; how many cards were played stays to be seen. With it the log keeps them, and you can look through the discards: press them, or D.")
    }

    ReadingNote {
        title: qsTr("What everybody knows")
        words: qsTr("A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.")
    }

    ReadingNote {
        title: qsTr("Secrets")
        words: qsTr("Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.")
    }

    ReadingNote {
        title: qsTr("Hints")
        words: qsTr("While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.")
    }

    ReadingNote {
        title: qsTr("Taking back")
        words: qsTr("If all other seats are bots, you may take your last choice back. The game is then marked as practice.")
    }
}
