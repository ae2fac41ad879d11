"""What Onda explains once, when it first happens."""

from collections.abc import Iterator, Mapping, Sequence

from tide_gui.presentation.text import Translate
from tide_gui.rules.onda.events import CombinationLaid, Event, Passed, RoundBegan, TideTurned, TrickWon
from tide_gui.rules.onda.moves import Lay

FEW = 3  # cards in a hand from which its player may soon go out


def sentences(translate: Translate) -> Mapping[str, str]:
    """Return what is said on each occasion."""
    return {
        "pass": translate("Onda", "Whoever passes is out until somebody has won this trick."),
        "trick": translate("Onda", "All others have passed: the last one in wins the trick and leads anew."),
        "wild": translate("Onda", "A wild stands for any card. One that is never used costs 3 points."),
        "bomb": translate(
            "Onda", "A bomb may be laid on anything, once in a trick. After it another bomb is shown."
        ),
        "tide": translate(
            "Onda", "The tide turns once in a trick at most: at low tide lower beats, at high tide higher."
        ),
        "few": translate("Onda", "An empty hand ends the round at once. All others pay for their cards."),
        "round": translate(
            "Onda", "Whoever has the fewest points leads the new round. The tide stays as it was."
        ),
    }


def occasions(event: Event, earlier: Sequence[Event]) -> Iterator[str]:
    """Yield what an event is an occasion to explain, the rarest first."""
    match event:
        case CombinationLaid(_, lay, left):
            yield from _laid(lay, left)
        case TideTurned():
            yield "tide"
        case Passed():
            yield "pass"
        case TrickWon():
            yield "trick"
        case RoundBegan(round=number) if number > 0:
            yield "round"


def _laid(lay: Lay, left: int) -> Iterator[str]:
    if lay.bomb:
        yield "bomb"
    if lay.wilds:
        yield "wild"
    if 0 < left <= FEW:
        yield "few"
