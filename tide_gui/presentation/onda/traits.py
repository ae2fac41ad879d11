"""What Onda counts of how somebody plays."""

from collections.abc import Iterable, Iterator, Mapping

from tide_gui.presentation.text import Translate
from tide_gui.presentation.traits import Trait, TraitText
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.events import (
    CombinationLaid,
    Event,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
)
from tide_gui.rules.onda.moves import Lay

LONG, PASS, WILD, BOMB, TURN, OUT = "long", "pass", "wild", "bomb", "turn", "out"
LONG_LEAD = 3  # cards


def trait_texts(translate: Translate) -> Mapping[str, TraitText]:
    return {
        BOMB: TraitText(
            translate("Onda", "Lays a bomb"),
            translate("Onda", "in {own} of 100 rounds; {chances} counted"),
            translate("Onda", "{name} lays a bomb in {own} of 100 rounds, the others in {others}."),
        ),
        TURN: TraitText(
            translate("Onda", "Turns the tide"),
            translate("Onda", "in {own} of 100 rounds; {chances} counted"),
            translate("Onda", "{name} turns the tide in {own} of 100 rounds, the others in {others}."),
        ),
        WILD: TraitText(
            translate("Onda", "Lays wilds"),
            translate("Onda", "in {own} of 100 combinations; {chances} counted"),
            translate("Onda", "{name} lays wilds in {own} of 100 combinations, the others in {others}."),
        ),
        LONG: TraitText(
            translate("Onda", "Leads three cards or four"),
            translate("Onda", "in {own} of 100 leads; {chances} counted"),
            translate(
                "Onda", "{name} leads three cards or four in {own} of 100 leads, the others in {others}."
            ),
        ),
        PASS: TraitText(
            translate("Onda", "Passes"),
            translate("Onda", "in {own} of 100 turns; {chances} counted"),
            translate("Onda", "{name} passes in {own} of 100 turns, the others in {others}."),
        ),
        OUT: TraitText(
            translate("Onda", "Goes out first"),
            translate("Onda", "in {own} of 100 rounds; {chances} counted"),
            translate("Onda", "{name} goes out first in {own} of 100 rounds, the others in {others}."),
        ),
    }


def traits(events: Iterable[Event]) -> Iterator[Trait]:
    """Yield the chances of each seat; `events` are those of the whole game."""
    bombed, turned = set[Seat](), set[Seat]()
    leading = False
    for event in events:
        match event:
            case RoundBegan() | TrickWon():
                leading = True
            case CombinationLaid(seat, lay):
                yield from _of_lay(seat, lay, leading=leading)
                bombed |= {seat} if lay.bomb else set()
                leading = False
            case TideTurned(seat):
                turned.add(seat)
            case Passed(seat):
                yield Trait(seat, PASS, True)
            case RoundScored(_, results):
                for seat, result in enumerate(results):
                    yield Trait(seat, BOMB, seat in bombed)
                    yield Trait(seat, TURN, seat in turned)
                    yield Trait(seat, OUT, result.went_out)
                bombed, turned = set(), set()


def _of_lay(seat: Seat, lay: Lay, *, leading: bool) -> Iterator[Trait]:
    yield Trait(seat, PASS, False)
    yield Trait(seat, WILD, bool(lay.wilds))
    if leading:
        yield Trait(seat, LONG, lay.combination.size >= LONG_LEAD)
