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
            translate("Onda", "Lays a bomb", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 rounds; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} lays a bomb in {own} of 100 rounds, the others in {others}.",
                "{own} and {others}: numbers",
            ),
        ),
        TURN: TraitText(
            translate("Onda", "Turns the tide", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 rounds; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} turns the tide in {own} of 100 rounds, the others in {others}.",
                "{own} and {others}: numbers",
            ),
        ),
        WILD: TraitText(
            translate("Onda", "Lays wilds", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 combinations; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} lays wilds in {own} of 100 combinations, the others in {others}.",
                "{own} and {others}: numbers",
            ),
        ),
        LONG: TraitText(
            translate("Onda", "Leads three or four cards", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 leads; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} leads three or four cards in {own} of 100 leads, the others in {others}.",
                "{own} and {others}: numbers",
            ),
        ),
        PASS: TraitText(
            translate("Onda", "Passes", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 turns; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} passes in {own} of 100 turns, the others in {others}.",
                "{own} and {others}: numbers",
            ),
        ),
        OUT: TraitText(
            translate("Onda", "Goes out first", "of a player: how often"),
            translate(
                "Onda",
                "in {own} of 100 rounds; {chances} counted",
                "{own}: a number; {chances}: how many of them were looked at",
            ),
            translate(
                "Onda",
                "{name} goes out first in {own} of 100 rounds, the others in {others}.",
                "{own} and {others}: numbers",
            ),
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
