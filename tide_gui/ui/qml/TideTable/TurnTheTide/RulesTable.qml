pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What the program shows and remembers")

    ReadingNote {
        title: qsTr("Memory aid")
        words: qsTr("Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay to be seen. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.")
    }

    ReadingNote {
        title: qsTr("Secrets")
        words: qsTr("Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one says to be there. When the game is over, everything is open.")
    }

    ReadingNote {
        title: qsTr("Taking back")
        words: qsTr("A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.")
    }

    ReadingNote {
        title: qsTr("Hints")
        words: qsTr("While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.")
    }

    ReadingNote {
        title: qsTr("Bots")
        words: qsTr("Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.")
    }

    ReadingNote {
        title: qsTr("Deal numbers")
        words: qsTr("Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.")
    }

    ReadingNote {
        title: qsTr("Keeping")
        words: qsTr("A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.")
    }
}
