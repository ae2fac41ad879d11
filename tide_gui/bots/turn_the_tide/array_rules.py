"""The rules of a hand over arrays, for many rounds of Turn the Tide at once; the first axis is the seat."""

from typing import Any, NamedTuple

import numpy as np

from tide_gui.bots.arrays import Marks, Small
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.rules.turn_the_tide.cards import HANDS, TIDES, WEATHER, half_preservers
from tide_gui.rules.turn_the_tide.rulebook import MOST_LEFT_AT_END

HALVES: Small = np.array([0, *map(half_preservers, WEATHER)], np.int8)  # by card; 0 stands for no card
DECK: Small = np.array(WEATHER, np.int8)
ALL_TIDES: Small = np.array(TIDES, np.int8)


class Sea(NamedTuple):
    """The public state of many rounds; every array is seats x rounds."""

    tide: Small
    up: Small
    afloat: Marks

    def at(self, where: Any) -> "Sea":
        """Index all arrays alike."""
        return Sea(self.tide[where], self.up[where], self.afloat[where])


class Dealt(NamedTuple):
    """Many deals: `cards` is seats x hands x rounds in random order, `offers` is hands x 2 x rounds."""

    cards: Small
    offers: Small


def begun(tokens: Small) -> Sea:
    """Return the sea before the first hand."""
    return Sea(np.zeros_like(tokens), tokens, np.ones(tokens.shape, np.bool_))


def revealed(sea: Sea, plays: Small, lower: Small, higher: Small) -> Sea:
    """Return the sea after a reveal; a play of 0 is none, and rounds that are over do not change."""
    plays = np.where(sea.afloat, plays, 0)
    first = plays == plays.max(axis=0)
    rest = np.where(first, 0, plays)
    second = rest == rest.max(axis=0)
    return taken(sea, first, second, lower, higher)


def taken(sea: Sea, first: Marks, second: Marks, lower: Small, higher: Small) -> Sea:
    """Return the sea after one seat took the lower tide and another the higher."""
    tide = np.where(first, lower, np.where(second, higher, sea.tide))
    struck = (tide == tide.max(axis=0)) & sea.afloat  # a seat that is out shows 0, which is never highest
    out = struck & (sea.up == 0)
    after = Sea(np.where(out, 0, tide), sea.up - (struck & ~out), sea.afloat & ~out)
    going = ~finished(sea)
    if going.all():
        return after
    return Sea(*(np.where(going, new, old) for new, old in zip(after, sea, strict=True)))


def finished(sea: Sea) -> Marks:
    """Return which rounds ended early."""
    over: Marks = np.add.reduce(sea.afloat, axis=0, dtype=np.int8) <= MOST_LEFT_AT_END
    return over


def points(sea: Sea) -> Small:
    """Return what every seat would score if its round ended now."""
    lowest = sea.afloat & (sea.tide == lowest_tide(sea))
    return sea.up + lowest - ~sea.afloat


def lowest_tide(sea: Sea) -> Small:
    """Return the lowest tide that a seat afloat shows, by round."""
    tide: Small = np.where(sea.afloat, sea.tide, HIGHEST_TIDE + 1).min(axis=0)
    return tide


def tokens_of(cards: Small) -> Small:
    """Return the preserver tokens of dealt hands; cards are along the second axis."""
    return np.add.reduce(HALVES[cards], axis=1, dtype=np.int8) // 2


def dealt(rounds: int, seats: int, rng: np.random.Generator) -> Dealt:
    """Deal that many rounds."""
    cards = _shuffled(DECK, rounds, rng)[: seats * HANDS].reshape(seats, HANDS, rounds)
    offers = np.sort(_shuffled(ALL_TIDES, rounds, rng).reshape(HANDS, 2, rounds), axis=1)
    return Dealt(cards, offers)


def _shuffled(pile: Small, rounds: int, rng: np.random.Generator) -> Small:
    """Shuffle the pile for each round; cards are along the first axis."""
    order = np.argsort(rng.random((rounds, len(pile)), np.float32), axis=1)
    return np.ascontiguousarray(pile[order].T)
