"""What Turn the Tide counts of how somebody plays."""

from collections.abc import Iterable, Iterator, Mapping

from tide_gui.presentation.text import Translate
from tide_gui.presentation.traits import Trait, TraitText
from tide_gui.rules.turn_the_tide.cards import Plays
from tide_gui.rules.turn_the_tide.events import CardsRevealed, Event, RoundBegan, RoundScored

EARLY, LOWER, NEITHER, LOWEST, OUT = "early", "lower-tide", "no-tide", "lowest-tide", "out"
HIGH_CARD = 41
EARLY_HANDS = 4


def trait_texts(translate: Translate) -> Mapping[str, TraitText]:
    return {
        LOWER: TraitText(
            translate("TurnTheTide", "Takes the lower tide"),
            translate("TurnTheTide", "in {own} of 100 hands; {chances} counted"),
            translate(
                "TurnTheTide", "{name} takes the lower tide in {own} of 100 hands, the others in {others}."
            ),
        ),
        NEITHER: TraitText(
            translate("TurnTheTide", "Lets both tides go"),
            translate("TurnTheTide", "in {own} of 100 hands; {chances} counted"),
            translate(
                "TurnTheTide", "{name} lets both tides go in {own} of 100 hands, the others in {others}."
            ),
        ),
        EARLY: TraitText(
            translate("TurnTheTide", "Plays a card above 40 in the first four hands"),
            translate("TurnTheTide", "in {own} of 100 hands; {chances} counted"),
            translate(
                "TurnTheTide",
                "{name} plays a card above 40 early in a round in {own} of 100 hands, "
                "the others in {others}.",
            ),
        ),
        LOWEST: TraitText(
            translate("TurnTheTide", "Ends a round with the lowest tide"),
            translate("TurnTheTide", "in {own} of 100 rounds; {chances} counted"),
            translate(
                "TurnTheTide",
                "{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.",
            ),
        ),
        OUT: TraitText(
            translate("TurnTheTide", "Sinks"),
            translate("TurnTheTide", "in {own} of 100 rounds; {chances} counted"),
            translate("TurnTheTide", "{name} sinks in {own} of 100 rounds, the others in {others}."),
        ),
    }


def traits(events: Iterable[Event]) -> Iterator[Trait]:
    """Yield the chances of each seat; `events` are those of the whole game."""
    hand = 0
    for event in events:
        match event:
            case RoundBegan():
                hand = 0
            case CardsRevealed(plays):
                hand += 1
                yield from _in_hand(plays, early=hand <= EARLY_HANDS)
            case RoundScored(_, results):
                for seat, result in enumerate(results):
                    yield Trait(seat, LOWEST, result.bonus)
                    yield Trait(seat, OUT, result.out)


def _in_hand(plays: Plays, *, early: bool) -> Iterator[Trait]:
    """The highest card takes the lower tide, the next one the other."""
    cards = {seat: card for seat, card in enumerate(plays) if card}
    ranked = sorted(cards, key=cards.__getitem__, reverse=True)
    for seat, card in cards.items():
        yield Trait(seat, LOWER, seat == ranked[0])
        yield Trait(seat, NEITHER, seat not in ranked[:2])
        if early:
            yield Trait(seat, EARLY, card >= HIGH_CARD)
