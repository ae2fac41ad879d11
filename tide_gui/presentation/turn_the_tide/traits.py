"""What Turn the Tide counts of how somebody plays."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tide_gui.presentation.text import Translate
from tide_gui.presentation.traits import Trait, TraitText
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Plays
from tide_gui.rules.turn_the_tide.events import CardsRevealed, Event, RoundBegan, RoundScored, TideTaken

EARLY, LOWER, NEITHER, LOWEST, OUT = "early", "lower-tide", "no-tide", "lowest-tide", "out"
HIGH_CARD = 41
EARLY_HANDS = 4
TIDES = 2  # taken after each reveal


def trait_texts(translate: Translate) -> Mapping[str, TraitText]:
    return {
        LOWER: TraitText(
            translate("TurnTheTide", "Takes the lower tide", "a bot; above how often"),
            translate(
                "TurnTheTide",
                "in {own} of 100 hands; {chances} counted",
                "a hand: all play a card each; {chances}: hands",
            ),
            translate(
                "TurnTheTide",
                "{name} takes the lower tide in {own} of 100 hands, the others in {others}.",
                "a hand: all play a card each",
            ),
        ),
        NEITHER: TraitText(
            translate("TurnTheTide", "Lets both tides go", "a bot; above how often"),
            translate(
                "TurnTheTide",
                "in {own} of 100 hands; {chances} counted",
                "a hand: all play a card each; {chances}: hands",
            ),
            translate(
                "TurnTheTide",
                "{name} lets both tides go in {own} of 100 hands, the others in {others}.",
                "a hand: all play a card each",
            ),
        ),
        EARLY: TraitText(
            translate(
                "TurnTheTide",
                "Plays a card above 40 in the first four hands",
                "a bot; above how often; a hand: all play a card each",
            ),
            translate(
                "TurnTheTide",
                "in {own} of 100 hands; {chances} counted",
                "a hand: all play a card each; {chances}: hands",
            ),
            translate(
                "TurnTheTide",
                "{name} plays a card above 40 early in a round in {own} of 100 hands, "
                "the others in {others}.",
                "a hand: all play a card each",
            ),
        ),
        LOWEST: TraitText(
            translate("TurnTheTide", "Ends a round with the lowest tide", "a bot; above how often"),
            translate("TurnTheTide", "in {own} of 100 rounds; {chances} counted", "{chances}: rounds"),
            translate(
                "TurnTheTide",
                "{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.",
            ),
        ),
        OUT: TraitText(
            translate("TurnTheTide", "Goes under", "a bot; above how often"),
            translate("TurnTheTide", "in {own} of 100 rounds; {chances} counted", "{chances}: rounds"),
            translate("TurnTheTide", "{name} goes under in {own} of 100 rounds, the others in {others}."),
        ),
    }


def traits(events: Iterable[Event]) -> Iterator[Trait]:
    """Yield the chances of each seat; `events` are those of the whole game."""
    events = tuple(events)
    hand = 0
    for at, event in enumerate(events, start=1):
        match event:
            case RoundBegan():
                hand = 0
            case CardsRevealed(plays):
                hand += 1
                takers = [each.seat for each in events[at : at + TIDES] if isinstance(each, TideTaken)]
                yield from _in_hand(plays, takers, early=hand <= EARLY_HANDS)
            case RoundScored(_, results):
                for seat, result in enumerate(results):
                    yield Trait(seat, LOWEST, result.bonus)
                    yield Trait(seat, OUT, result.out)


def _in_hand(plays: Plays, takers: Sequence[Seat], *, early: bool) -> Iterator[Trait]:
    """Of those who take a tide the first one takes the lower."""
    for seat, card in ((seat, card) for seat, card in enumerate(plays) if card):
        yield Trait(seat, LOWER, seat in takers[:1])
        yield Trait(seat, NEITHER, seat not in takers)
        if early:
            yield Trait(seat, EARLY, card >= HIGH_CARD)
