"""What Turning Tides counts of how somebody plays."""

from collections.abc import Iterable, Iterator, Mapping

from tide_gui.presentation.text import Translate
from tide_gui.presentation.traits import Trait, TraitText
from tide_gui.presentation.turning_tides.attacks import attacks_in
from tide_gui.rules.turning_tides.cards import ATTACKS, Card
from tide_gui.rules.turning_tides.effects import UnitsRemoved
from tide_gui.rules.turning_tides.events import CardsRevealed, CardsSwapped, Event

ATTACK, WAIT, NAVIGATE, HIT, CAPTAIN, SWAP = "attack", "wait", "navigate", "hit", "captain", "swap"


def trait_texts(translate: Translate) -> Mapping[str, TraitText]:
    return {
        ATTACK: TraitText(
            translate("TurningTides", "Plays Swing or Fire", "a heading: what a bot does"),
            translate("TurningTides", "in {own} of 100 turns; {chances} counted", "{chances}: turns"),
            translate(
                "TurningTides", "{name} plays Swing or Fire in {own} of 100 turns, the others in {others}."
            ),
        ),
        WAIT: TraitText(
            translate("TurningTides", "Waits", "a heading: what a bot does"),
            translate("TurningTides", "in {own} of 100 turns; {chances} counted", "{chances}: turns"),
            translate("TurningTides", "{name} waits in {own} of 100 turns, the others in {others}."),
        ),
        NAVIGATE: TraitText(
            translate("TurningTides", "Plays Navigate", "a heading: what a bot does"),
            translate("TurningTides", "in {own} of 100 turns; {chances} counted", "{chances}: turns"),
            translate("TurningTides", "{name} plays Navigate in {own} of 100 turns, the others in {others}."),
        ),
        HIT: TraitText(
            translate("TurningTides", "Hits something", "a heading: what a bot does"),
            translate("TurningTides", "with {own} of 100 attacks; {chances} counted", "{chances}: attacks"),
            translate("TurningTides", "{name} hits with {own} of 100 attacks, the others with {others}."),
        ),
        CAPTAIN: TraitText(
            translate("TurningTides", "Removes the captain", "a heading: what a bot does"),
            translate("TurningTides", "with {own} of 100 attacks; {chances} counted", "{chances}: attacks"),
            translate(
                "TurningTides",
                "{name} removes the captain with {own} of 100 attacks, the others with {others}.",
            ),
        ),
        SWAP: TraitText(
            translate("TurningTides", "Swaps cards in the lee", "a heading: what a bot does"),
            translate("TurningTides", "in {own} of 100 lees; {chances} counted", "{chances}: lees"),
            translate("TurningTides", "{name} swaps cards in {own} of 100 lees, the others in {others}."),
        ),
    }


def traits(events: Iterable[Event]) -> Iterator[Trait]:
    """Yield the chances of each seat; `events` are those of the whole game."""
    events = tuple(events)
    for event in events:
        match event:
            case CardsRevealed(plays):
                for seat, card in enumerate(plays):
                    yield Trait(seat, ATTACK, card in ATTACKS)
                    yield Trait(seat, WAIT, card is Card.WAIT)
                    yield Trait(seat, NAVIGATE, card is Card.NAVIGATE)
            case CardsSwapped(seat, given):
                yield Trait(seat, SWAP, bool(given))
    for attack in attacks_in(events):
        yield Trait(attack.seat, HIT, attack.hit)
        yield Trait(attack.seat, CAPTAIN, isinstance(attack.effect, UnitsRemoved) and attack.effect.captain)
