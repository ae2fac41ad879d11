"""How somebody plays, as a game counts it: chances that a seat had, and whether it took them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tide_gui.rules.game import Seat

Count = tuple[int, int]  # how often, and of how many chances


class Trait(NamedTuple):
    """A chance that a seat had, under a key of the game, and whether it took it."""

    seat: Seat
    key: str
    taken: bool


@dataclass(frozen=True, slots=True)
class TraitText:
    """The words of a key; `{own}` is how often in 100 chances.

    `figure` stands beside the title, and `{chances}` says in it how many were counted. `sentence` compares
    `{name}` with `{others}`, the same figure of others.
    """

    title: str
    figure: str
    sentence: str


def counts_of(traits: Iterable[Trait], texts: Mapping[str, TraitText], seats: int) -> list[dict[str, Count]]:
    """Count the chances of each seat by key; keys without words are left out."""
    found: list[dict[str, Count]] = [{} for _ in range(seats)]
    for seat, key, taken in traits:
        if key in texts:
            times, chances = found[seat].get(key, (0, 0))
            found[seat][key] = (times + int(taken), chances + 1)
    return found


def in_hundred(count: Count) -> int:
    """Return how often in 100 chances."""
    return round(100 * count[0] / count[1])


def figure_text(text: TraitText, count: Count) -> str:
    return text.figure.format(own=in_hundred(count), chances=count[1])


def trait_sentence(text: TraitText, name: str, count: Count, others: Count) -> str:
    return text.sentence.format(name=name, own=in_hundred(count), others=in_hundred(others))
