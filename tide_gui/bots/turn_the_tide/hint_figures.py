"""What an expert expects of a hand: figures by name for each own card, from its plan."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.turn_the_tide.mixed_strategies import foreseen, outcomes
from tide_gui.bots.turn_the_tide.plan import Plan
from tide_gui.rules.game import Weighed
from tide_gui.rules.turn_the_tide.cards import Card

LOW, HIGH = 0.25, 0.75  # the parts of the bids up to the told cards


def with_figures(weighed: Iterable[Weighed[Card]], plan: Plan) -> tuple[Weighed[Card], ...]:
    """Return the weighed cards in hand, each with its figures."""
    columns = {**_results(plan), **dict(_bids(plan))}
    return tuple(
        replace(
            each, figures={**each.figures, **{name: float(column[at]) for name, column in columns.items()}}
        )
        for at, each in enumerate(weighed)
    )


def _results(plan: Plan) -> Mapping[str, Floats]:
    """How often each card comes first or second, costs a preserver, and puts its seat out of the round.

    Also the chance to win with the cards that it leaves, whichever card is played in this hand.
    """
    worlds, own = plan.worlds, plan.worlds.own
    pairs = np.array(outcomes(len(worlds.seats)))
    sea = worlds.leaves.sea
    marks = {
        "first": pairs[:, 0] == own,
        "second": pairs[:, 1] == own,
        "loses": sea.up[own] < worlds.bidding.sea.up[own],
        "drowns": ~sea.afloat[own],
    }
    found = {name: np.clip(plan.outcomes @ mark, 0, 1) for name, mark in marks.items()}
    return {**found, "left": worlds.contest.worth[0, own, 0] @ (plan.shares @ plan.outcomes)}


def _bids(plan: Plan) -> Iterator[tuple[str, Floats | Small]]:
    """How often each other seat plays higher, and quartiles of its card and of the highest of them."""
    worlds = plan.worlds
    cards, places = np.unique(worlds.bidding.cards), plan.contest.places[0, worlds.own, 0]
    bids = np.repeat(foreseen(plan.contest, plan.everybody), len(places) // len(plan.contest.places), axis=0)
    upto = bids.cumsum(axis=-1)
    others = [at for at in range(len(worlds.seats)) if at != worlds.own]
    for at in others:
        seat = worlds.seats[at]
        yield f"above_{seat}", np.clip(1 - upto[np.arange(len(places)), at, places], 0, 1)
        yield f"bid_low_{seat}", _quantile(upto[:, at], LOW, cards)
    yield "highest_high", _quantile(upto[:, others].prod(axis=1), HIGH, cards)


def _quantile(upto: Floats, part: float, cards: Small) -> Small:
    """Return the first card up to which this part of the bids lies, for each own card."""
    return cards[(upto >= part).argmax(axis=-1)]
