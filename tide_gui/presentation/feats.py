"""What a game counts besides points, for the statistics of people: preservers kept, bombs laid."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tide_gui.presentation.text import Translate, decimal_text, points_text
from tide_gui.rules.game import Seat


class Feat(NamedTuple):
    """Something that a seat did, under a key of the game; the amounts of a key are added up."""

    seat: Seat
    key: str
    amount: float = 1


@dataclass(frozen=True, slots=True)
class FeatText:
    """The words of a key. Of a `best` one the largest amount counts, not the sum."""

    title: str
    words: str = ""  # what exactly is counted, where the title does not say it
    icon: str = ""  # a picture of the game, below the art folder
    best: bool = False


Feats = Mapping[str, float]  # the amounts of one seat, or of one person, by key


def by_seat(feats: Iterable[Feat], texts: Mapping[str, FeatText], seats: int) -> tuple[Feats, ...]:
    """Put the feats of a game together for each seat; keys without words are left out."""
    feats = tuple(feats)
    own = [[{feat.key: feat.amount} for feat in feats if feat.seat == seat] for seat in range(seats)]
    return tuple(together(parts, texts) for parts in own)


def together(parts: Iterable[Feats], texts: Mapping[str, FeatText]) -> Feats:
    """Put several amounts of each key together."""
    whole: dict[str, float] = {}
    for part in parts:
        for key, amount in part.items():
            if key in texts:
                more = max if texts[key].best else sum
                whole[key] = more((whole[key], amount)) if key in whole else float(amount)
    return whole


def amount_text(amount: float, translate: Translate) -> str:
    """`12`, `3.5`, `−2`: at most one decimal."""
    tenths = round(amount, 1)
    return points_text(int(tenths)) if tenths == int(tenths) else decimal_text(tenths, translate)
