"""Deals unknown cards at random so that each hand gets a weight that is publicly known."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from random import Random

from tide_gui.rules.game import shuffled

Split = tuple[int, int, int]  # how many cards of weight 0, 1 and 2


@dataclass(frozen=True, slots=True)
class Need:
    """What one hand still lacks: so many cards with a total weight in the range."""

    cards: int
    weight: range


def fitting_hands(
    pool: Iterable[int], weigh: Callable[[int], int], needs: Sequence[Need], rng: Random
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Deal cards of the pool so that all needs are met, and return the hands and the rest of the pool.

    Every such deal is equally likely. The deals are counted hand by hand over the number of cards of each
    weight, so a fitting deal is drawn directly, without rejection.
    """
    piles = [shuffled((card for card in pool if weigh(card) == weight), rng) for weight in range(3)]
    hands = []
    for split in _drawn_splits((len(piles[0]), len(piles[1]), len(piles[2])), tuple(needs), rng):
        hands.append(tuple(card for pile, count in zip(piles, split, strict=True) for card in pile[:count]))
        piles = [pile[count:] for pile, count in zip(piles, split, strict=True)]
    return tuple(hands), tuple(card for pile in piles for card in pile)


def _drawn_splits(piles: Split, needs: tuple[Need, ...], rng: Random) -> Iterator[Split]:
    @cache
    def ways(piles: Split, hand: int) -> int:
        if hand == len(needs):
            return 1
        return sum(weights(piles, hand).values())

    def weights(piles: Split, hand: int) -> dict[Split, int]:
        fitting = {split: _choices(piles, split) for split in _splits(needs[hand])}
        return {
            split: count * ways(_less(piles, split), hand + 1) for split, count in fitting.items() if count
        }

    for hand in range(len(needs)):
        possible = {split: count for split, count in weights(piles, hand).items() if count}
        [split] = rng.choices(list(possible), list(possible.values()))
        yield split
        piles = _less(piles, split)


@cache
def _splits(need: Need) -> tuple[Split, ...]:
    return tuple(
        (need.cards - ones - twos, ones, twos)
        for ones in range(need.cards + 1)
        for twos in range(need.cards - ones + 1)
        if ones + 2 * twos in need.weight
    )


def _choices(piles: Split, split: Split) -> int:
    return comb(piles[0], split[0]) * comb(piles[1], split[1]) * comb(piles[2], split[2])


def _less(piles: Split, split: Split) -> Split:
    return piles[0] - split[0], piles[1] - split[1], piles[2] - split[2]
