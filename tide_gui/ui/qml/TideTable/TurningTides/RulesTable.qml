pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("What the table shows and remembers")

    Figure {
        words: qsTr("The signs on the table.")

        FigureToken { art: "turning-tides/tokens/ship-gold"; words: qsTr("gold") }
        FigureToken { art: "turning-tides/tokens/ship-silver"; words: qsTr("silver") }
        FigureToken { art: "turning-tides/tokens/pawn"; words: qsTr("the pawn") }
        FigureToken { art: "turning-tides/tokens/wreck"; words: qsTr("destroyed zones") }
        FigureToken { art: "turning-tides/cards/exhausted-gold"; words: qsTr("exhausted card") }
        FigureToken { art: "turning-tides/ships/contact"; words: qsTr("face each other") }
        FigureToken { art: "turning-tides/ships/zone-choose"; words: qsTr("can be chosen") }
        FigureToken { art: "turning-tides/ships/zone-target"; words: qsTr("would be hit") }
    }

    Figure {
        words: qsTr("The dots at the left count the steps of the round. One zone further takes a dot away, one zone back adds one.")

        FigureToken { art: "turning-tides/tokens/step-done"; words: qsTr("over") }
        FigureToken { art: "turning-tides/tokens/step-now"; words: qsTr("this one") }
        FigureToken { art: "turning-tides/tokens/step-next"; words: qsTr("still to come") }
    }

    ReadingNote {
        title: qsTr("A raised card")
        words: qsTr("A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.")
    }

    ReadingNote {
        title: qsTr("The two cards of a turn")
        words: qsTr("The card that is performed first lies at the left. The order of tasks marks both cards with their ships, and says why this one is first.")
    }

    ReadingNote {
        title: qsTr("What everybody knows")
        words: qsTr("Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, also without the memory aid. D lists the discards.")
    }

    ReadingNote {
        title: qsTr("Secrets")
        words: qsTr("Nobody sees a hand, a draw pile or exhausted cards that are not theirs: not in the log, not by looking back, not the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.")
    }

    ReadingNote {
        title: qsTr("Hints")
        words: qsTr("Where an expert plays this game, H or the button asks for its advice while you choose. The expert sees no more than you do. The game is then marked as practice, and you are told so before the first hint.")
    }

    ReadingNote {
        title: qsTr("Taking back")
        words: qsTr("If the enemy is a bot, you may take your last choice back. The game is then marked as practice.")
    }
}
