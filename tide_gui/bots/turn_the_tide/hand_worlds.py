"""One hand from the view of a seat: samples of what each seat may hold, and the worth of every outcome."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.turn_the_tide.ending import MOST_CARDS, LastHands, Payoffs, counted
from tide_gui.bots.turn_the_tide.experience import Experience, experience
from tide_gui.bots.turn_the_tide.hidden_hands import guessed_hands, known_hands
from tide_gui.bots.turn_the_tide.known import (
    common,
    remembered,
    sea_of,
    tides_left,
    tokens_by_first_holder,
)
from tide_gui.bots.turn_the_tide.leaf_values import (
    Bidding,
    Leaves,
    Prospects,
    chances_to_win,
    heat,
    leaves_of,
    prospects,
)
from tide_gui.bots.turn_the_tide.lower_levels import HIGHEST_TIDE
from tide_gui.bots.turn_the_tide.mixed_strategies import Contest
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card
from tide_gui.rules.turn_the_tide.state import View, first_holder, totals

Hands = Mapping[Seat, Collection[Card]]  # dealt hands by their first holder
NO_HANDS: Hands = {}
ENDS = 8  # those of one hand are the same for all experts at a table


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The search settings: hand samples for each seat, rounds of regret matching, prior belief in habits.

    Only experts infer hidden hands from what was played (`infers`), and count the end (`counts`).
    """

    samples: int = 20
    rounds: int = 18
    belief: float = 0.04  # the prior probability that a seat follows a habit; 0 is never
    most_trust: float = 0.95
    infers: bool = True
    counts: bool = True


class HandWorlds(NamedTuple):
    """The sampled hands and their outcomes.

    `seats` are those afloat, `own` is the index of the thinking seat among them, None if it is out.
    `hindsight` lists the indices of seats whose first sample is the hand they really held.
    """

    seats: tuple[Seat, ...]
    own: int | None
    leaves: Leaves
    ranks: Indices  # the place of every card 0 to 60
    contest: Contest  # for chances to win
    found: Prospects
    hindsight: tuple[int, ...]

    @property
    def bidding(self) -> Bidding:
        """The hand to be played."""
        return self.leaves.bidding


def hand_worlds_of(
    view: View,
    settings: SearchSettings,
    trust: Floats,
    played: Collection[Card] = (),
    dealt: Hands = NO_HANDS,
) -> HandWorlds:
    """Sample the hands of a view.

    `trust` is the probability that each seat follows a habit; cards in `played` get a place, too.
    `dealt` are whole hands that were shown later, by their first holder; then the view is public.
    """
    seats = tuple(seat for seat, place in enumerate(view.places) if place.afloat)
    own = seats.index(view.seat) if view.seat in seats else None
    cards, likely, true = _hand_samples(view, settings, seats, own, dealt)
    bidding = Bidding(
        len(view.places),
        sea_of(view).at(list(seats)),
        cards[None],
        likely[None],
        np.array([view.offer], np.int8),
        tides_left(view)[None],
        1 - trust[None, list(seats)],
    )
    ranks, width = _ranks(cards, played)
    places = ranks[cards.astype(np.intp)][None]
    leaves = leaves_of(bidding, places, width)
    found = prospects(leaves, experience().net)
    worth = np.ascontiguousarray(_worth(view, seats, found, HANDS - len(view.hands) - 1))
    focal_seat = own if cards.shape[1] > 1 else None
    contest = Contest(
        places, worth, likely[None], width, focal_seat=focal_seat, met=() if focal_seat is None else true
    )
    return HandWorlds(seats, own, leaves, ranks, contest, found, true if dealt else ())


def _worth(view: View, seats: tuple[Seat, ...], found: Prospects, hands_left: int) -> Floats:
    base = base_of(view)
    out = [seat for seat in range(len(base)) if seat not in seats]
    later = np.array([len(view.places) - 1 - len(view.rounds)])
    return chances_to_win(found, base[None, list(seats)], base[None, out] - 1, heat(later, hands_left))


def ending_of(view: View, worlds: HandWorlds) -> Payoffs | None:
    """Count the end of the round if all hands are known and few cards are left."""
    samples, held = worlds.bidding.cards.shape[2:]
    return _counted(common(view), experience()) if samples == 1 and held <= MOST_CARDS else None


@lru_cache(ENDS)
def _counted(seen: View, learnt: Experience) -> Payoffs:  # noqa: ARG001 - the worth of later rounds is learnt
    """Count an end in which all hands are public, for all experts of this process."""
    seats = tuple(seat for seat, place in enumerate(seen.places) if place.afloat)
    cards = known_hands(seen)
    assert cards is not None  # noqa: S101 - see ending_of
    tides = np.repeat(np.arange(1, HIGHEST_TIDE + 1, dtype=np.int8), tides_left(seen).astype(np.intp))
    offers = np.array([seen.offer], np.int8)
    last = LastHands(sea_of(seen).at(list(seats)), cards[None, :, 0], offers, tides[None])

    def chances_of(made: Floats) -> Floats:
        return _worth(seen, seats, Prospects(made[None, :, None, None], made[None]), 0)[0, :, 0, 0]

    return counted(last, chances_of)


def _hand_samples(
    view: View, settings: SearchSettings, seats: tuple[Seat, ...], own: int | None, dealt: Hands
) -> tuple[Small, Floats, tuple[int, ...]]:
    """Return hand samples for each seat afloat, their public probabilities, and whose first sample is true.

    The samples are drawn from public knowledge, so that all experts draw the same ones and can predict each
    other. The hand that a seat really holds is an extra sample, the first one; only that seat knows it, and
    the seats that have held the hand before.
    """
    seen = common(view)
    known = known_hands(seen)
    if known is not None:
        return known, np.ones((len(seats), 1), np.float32), ()
    cards = guessed_hands(seen, settings.samples, infers=settings.infers)
    cards = np.concatenate([cards[:, :1], cards], axis=1)
    likely = np.full((len(seats), settings.samples + 1), 1 / settings.samples, np.float32)
    likely[:, 0] = 0
    true = _remaining(view, seats, {**remembered(view), **dealt})
    for at, left in true.items():
        cards[at, 0] = left
    if own is not None:
        cards[own, 0] = view.cards
    return cards, likely, tuple(true)


def _remaining(view: View, seats: tuple[Seat, ...], known: Hands) -> dict[int, list[Card]]:
    """Return what other seats still hold of known hands, by their index among those afloat."""
    left = {}
    for at, seat in enumerate(seats):
        dealt = known.get(first_holder(seat, len(view.rounds), len(view.places)))
        if dealt and seat != view.seat:
            gone = {hand.plays[seat] for hand in view.hands}
            left[at] = sorted(card for card in dealt if card not in gone)
    return left


def _ranks(cards: Small, played: Collection[Card]) -> tuple[Indices, int]:
    """Return the place of every card among the cards that occur, and the number of places."""
    present = np.zeros(len(WEATHER) + 1, np.intp)
    present[cards] = 1
    present[list(played)] = 1
    width = int(present.sum())
    return np.minimum(np.cumsum(present) - present, width - 1), width


def base_of(view: View) -> Floats:
    """Return what each seat has besides this round: its score plus the worth of its coming hands."""
    seats = len(view.places)
    worth = experience().hand_worth[seats - 3][list(tokens_by_first_holder(view))]
    base = np.array(totals(view.rounds, seats), np.float32)
    for seat in range(seats):
        for round in range(len(view.rounds) + 1, seats):
            base[seat] += worth[first_holder(seat, round, seats)]
    return base
