"""The rules of Onda, in our own words."""

from tide_gui.presentation.text import RulesText, Translate


def rules_text(translate: Translate) -> tuple[RulesText, ...]:
    """Return the rules by chapter."""
    chapters = (_aim, _cards_and_wilds, _combinations, _tide, _bombs, _tricks)
    return tuple(chapter(translate) for chapter in chapters)


def _aim(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "The aim"),
        (
            translate("Onda", "Get rid of your cards before the others do."),
            translate("Onda", "Whoever empties the hand ends the round and scores 3 points."),
            translate(
                "Onda",
                "Everybody else loses a point for each dot on a card left, and 3 for each wild left.",
            ),
            translate("Onda", "After four rounds the highest total wins."),
        ),
    )


def _cards_and_wilds(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "Cards and wilds"),
        (
            translate("Onda", "There are two of each value from 1 to 15 in shells and two in stars."),
            translate("Onda", "Each player holds twelve cards and puts two of them face down as wilds."),
            translate("Onda", "A wild stands for any card in a combination, and it can turn the tide."),
        ),
    )


def _combinations(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "Combinations"),
        (
            translate(
                "Onda",
                "A single card, two to four cards of one value, or a run of two to four values.",
            ),
            translate("Onda", "Whoever leads plays any of them."),
            translate(
                "Onda",
                "Whoever follows plays the same kind with as many cards, and with one wild at most.",
            ),
        ),
    )


def _tide(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "The tide"),
        (
            translate(
                "Onda",
                "At high tide a combination is beaten by a higher one, at low tide by a lower one.",
            ),
            translate("Onda", "The rank of a run is its highest value."),
            translate(
                "Onda",
                "Instead of playing you may take up one of your wilds to turn the tide, once in a trick.",
            ),
            translate(
                "Onda",
                "Then you may play at once, without a wild, or play nothing and stay in the trick.",
            ),
        ),
    )


def _bombs(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "Bombs"),
        (
            translate(
                "Onda", "Once in a trick the combination on the bomb card may be played upon anything."
            ),
            translate("Onda", "A run for a bomb has to be of one suit, and up to two wilds may fill a bomb."),
            translate("Onda", "When a bomb was played, the next bomb card is turned up after the trick."),
        ),
    )


def _tricks(translate: Translate) -> RulesText:
    return RulesText(
        translate("Onda", "Tricks"),
        (
            translate("Onda", "Whoever passes is out of the trick."),
            translate("Onda", "The last one who is in wins it and leads the next."),
            translate("Onda", "The seat with the lowest total leads the next round."),
        ),
    )
