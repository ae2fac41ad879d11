"""A hand that is bid for as one seat sees it: who may hold what, and what every outcome is worth to whom."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tide_gui.bots.turn_the_tide.arrays import Floats, Indices, Small
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.leaves import Bidding, Prospects, chances_to_win, heat, prospects
from tide_gui.bots.turn_the_tide.mixing import Contest
from tide_gui.bots.turn_the_tide.sight import (
    common,
    hands,
    remembered,
    sea_of,
    tides_left,
    tokens_by_first_holder,
    unplayed,
)
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, WEATHER, Card
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import View, first_holder, totals

Hands = Mapping[Seat, Collection[Card]]  # dealt ones, by their first holder
NO_HANDS: Hands = {}


@dataclass(frozen=True, slots=True)
class Mind:
    """How somebody thinks: hands imagined for a seat, rounds of weighing, readiness to believe in habits."""

    samples: int = 20
    rounds: int = 18
    belief: float = 0.04  # before anything is known; 0 is never
    most_trust: float = 0.95


class HandWorlds(NamedTuple):
    """The hand; `seats` are those afloat, `own` is the place among them of whoever thinks, if it is.

    In `hindsight`, of these places among the seats, the first kind is what was really held.
    """

    seats: tuple[Seat, ...]
    own: int | None
    bidding: Bidding
    ranks: Indices  # the place of every card, 0 to 60
    contest: Contest  # for chances to win
    found: Prospects
    hindsight: tuple[int, ...]


def hand_worlds_of(
    view: View, mind: Mind, trust: Floats, played: Collection[Card] = (), dealt: Hands = NO_HANDS
) -> HandWorlds:
    """Look at it; `trust` is how likely each seat is to follow a habit; what is `played` has a place.

    `dealt` are whole hands that came out later, by their first holder; the view is public then.
    """
    seats = tuple(seat for seat, place in enumerate(view.places) if place.afloat)
    own = seats.index(view.seat) if view.seat in seats else None
    cards, likely, true = _hand_samples(view, mind, seats, own, dealt)
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
    found = prospects(bidding, experience().net, places, width)
    worth = np.ascontiguousarray(_worth(view, seats, found))
    focal_seat = own if cards.shape[1] > 1 else None
    contest = Contest(
        places, worth, likely[None], width, focal_seat=focal_seat, met=() if focal_seat is None else true
    )
    return HandWorlds(seats, own, bidding, ranks, contest, found, true if dealt else ())


def _worth(view: View, seats: tuple[Seat, ...], found: Prospects) -> Floats:
    base = base_of(view)
    out = [seat for seat in range(len(base)) if seat not in seats]
    later = np.array([len(view.places) - 1 - len(view.rounds)])
    still = heat(later, HANDS - len(view.hands) - 1)
    return chances_to_win(found, base[None, list(seats)], base[None, out] - 1, still)


def _hand_samples(
    view: View, mind: Mind, seats: tuple[Seat, ...], own: int | None, dealt: Hands
) -> tuple[Small, Floats, tuple[int, ...]]:
    """The hands that each seat afloat may hold, how likely everybody thinks each is, and whose first is true.

    They are imagined from what all know, and alike by all who imagine: an expert that knows how the
    others think would be surprised by them otherwise. What somebody really holds is a kind of its own,
    the first one, which is known to it and to those who have met that hand before.
    """
    seen, afloat = common(view), list(seats)
    if seen.held:
        cards = unplayed(seen, np.array(seen.held, np.int8)[:, None])
        return cards[afloat], np.ones((len(seats), 1), np.float32), ()
    rng = np.random.default_rng([len(view.rounds), len(view.hands), *tokens_by_first_holder(view)])
    if _all_known(seen, seats):
        return hands(seen, 1, rng)[afloat], np.ones((len(seats), 1), np.float32), ()
    cards = hands(seen, mind.samples + 1, rng)[afloat]
    likely = np.full((len(seats), mind.samples + 1), 1 / mind.samples, np.float32)
    likely[:, 0] = 0
    true = _left(view, seats, {**remembered(view), **dealt})
    for at, left in true.items():
        cards[at, 0] = left
    if own is not None:
        cards[own, 0] = view.cards
    return cards, likely, tuple(true)


def _left(view: View, seats: tuple[Seat, ...], known: Hands) -> dict[int, list[Card]]:
    """What others have left of dealt hands, by their place among those afloat."""
    left = {}
    for at, seat in enumerate(seats):
        dealt = known.get(first_holder(seat, len(view.rounds), len(view.places)))
        if dealt and seat != view.seat:
            gone = {hand.plays[seat] for hand in view.hands}
            left[at] = sorted(card for card in dealt if card not in gone)
    return left


def _all_known(seen: View, seats: tuple[Seat, ...]) -> bool:
    """Whether everybody knows all hands of those afloat."""
    known = shown(seen)
    rounds, count = len(seen.rounds), len(seen.places)
    return all(len(known[first_holder(seat, rounds, count)]) == HANDS for seat in seats)


def _ranks(cards: Small, played: Collection[Card]) -> tuple[Indices, int]:
    """Every card's place among all cards in question."""
    present = np.zeros(len(WEATHER) + 1, np.intp)
    present[cards] = 1
    present[list(played)] = 1
    width = int(present.sum())
    return np.minimum(np.cumsum(present) - present, width - 1), width


def base_of(view: View) -> Floats:
    """What each seat has besides this round: its score, and what the hands that it will get are worth."""
    seats = len(view.places)
    worth = experience().hand_worth[seats - 3][list(tokens_by_first_holder(view))]
    base = np.array(totals(view.rounds, seats), np.float32)
    for seat in range(seats):
        for round in range(len(view.rounds) + 1, seats):
            base[seat] += worth[first_holder(seat, round, seats)]
    return base
