"""The cards of Onda and the combinations they can form."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations

Card = int  # ten times the value, plus 1 for suit A or 2 for suit B: 71 is 7A
Cards = tuple[Card, ...]  # sorted

VALUES = range(1, 16)
SUITS = {1: "A", 2: "B"}
COPIES = 2
DECK: Cards = tuple(10 * value + suit for value in VALUES for suit in SUITS for _ in range(COPIES))


def value_of(card: Card) -> int:
    """Return the number on a wave card."""
    return card // 10


def suit_of(card: Card) -> str:
    return SUITS[card % 10]


def dots(card: Card) -> int:
    """Return the penalty for a wave card left in hand."""
    value = value_of(card)
    if value in (VALUES[0], VALUES[-1]):
        return 3
    return 1 if 5 <= value <= 11 else 2


# -- combinations --------------------------------------------------------------------------------


class Tide(StrEnum):
    """Whether higher or lower ranks beat the table."""

    HIGH = "high"
    LOW = "low"


class Kind(StrEnum):
    """The kinds of combinations."""

    SINGLE = "single"
    SET = "set"
    RUN = "run"


Shape = tuple[Kind, int]  # kind and number of cards

SHAPES: tuple[Shape, ...] = (
    (Kind.SINGLE, 1),
    (Kind.SET, 2),
    (Kind.SET, 3),
    (Kind.SET, 4),
    (Kind.RUN, 2),
    (Kind.RUN, 3),
    (Kind.RUN, 4),
)
BOMBS: tuple[Shape, ...] = (  # in the order of the deck; a run must be of one suit
    (Kind.RUN, 2),
    (Kind.SET, 2),
    (Kind.RUN, 3),
    (Kind.SET, 3),
    (Kind.RUN, 4),
    (Kind.SET, 4),
)


@dataclass(frozen=True, slots=True)
class Combination:
    """A combination as it is declared, apart from its cards; the rank of a run is its highest value."""

    kind: Kind
    size: int
    rank: int

    @property
    def shape(self) -> Shape:
        """The kind and size that a follower has to match."""
        return self.kind, self.size


COMBINATIONS: tuple[Combination, ...] = tuple(
    Combination(kind, size, rank)
    for kind, size in SHAPES
    for rank in VALUES
    if kind is not Kind.RUN or rank >= size
)


@cache
def answers(table: Combination | None, tide: Tide) -> tuple[Combination, ...]:
    """Return the combinations that may follow; on an empty table all of them."""
    if table is None:
        return COMBINATIONS
    better = range(table.rank + 1, VALUES.stop) if tide is Tide.HIGH else range(table.rank)
    return tuple(wanted for wanted in shaped(table.shape) if wanted.rank in better)


@cache
def shaped(shape: Shape) -> tuple[Combination, ...]:
    return tuple(wanted for wanted in COMBINATIONS if wanted.shape == shape)


# -- combinations of a hand ----------------------------------------------------------------------


def by_value(hand: Cards) -> list[Cards]:
    piles: list[Cards] = [()] * VALUES.stop
    for card in hand:
        piles[value_of(card)] += (card,)
    return piles


def naturals(piles: list[Cards], wanted: Combination, spare: int, *, suited: bool) -> Iterable[Cards]:
    """Return the hand cards that form a combination if at most `spare` wilds fill its gaps."""
    if wanted.kind is not Kind.RUN:
        return _equals(piles[wanted.rank], wanted.size, spare)
    if not suited:
        return _runs(piles, wanted, spare, tuple(SUITS))
    return dict.fromkeys([cards for suit in SUITS for cards in _runs(piles, wanted, spare, (suit,))])


@cache
def _equals(pile: Cards, size: int, spare: int) -> tuple[Cards, ...]:
    counts = range(max(size - spare, 0), size + 1)
    return tuple(cards for count in counts for cards in picks(pile, count))


def _runs(piles: list[Cards], wanted: Combination, spare: int, suits: tuple[int, ...]) -> list[Cards]:
    values = piles[wanted.rank - wanted.size + 1 : wanted.rank + 1]
    if values.count(()) > spare:
        return []
    runs: list[Cards] = [()]
    for length, pile in enumerate(values):
        longer = [(*run, card) for card in _faces(pile, suits) for run in runs]
        gapped = [run for run in runs if length - len(run) < spare]
        runs = longer + gapped
    return runs


@cache
def _faces(pile: Cards, suits: tuple[int, ...]) -> Cards:
    return tuple(card for card in dict.fromkeys(pile) if card % 10 in suits)


def picks(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Return every distinct choice of `count` cards."""
    return tuple(dict.fromkeys(combinations(cards, count)))


def without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def plus(cards: Cards, card: Card) -> Cards:
    return tuple(sorted((*cards, card)))
