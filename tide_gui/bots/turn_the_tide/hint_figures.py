"""What an expert expects of a hand: figures by name for each own card, from its plan."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.turn_the_tide.mixed_strategies import foreseen, outcomes
from tide_gui.bots.turn_the_tide.plan import Plan
from tide_gui.rules.game import Weighed
from tide_gui.rules.turn_the_tide.cards import Card

LOW, HIGH = 0.25, 0.75  # the parts of the bids up to the told cards
RANKS = "first", "second", "lower"
STRUCK = len(RANKS)
RARELY = 1e-6  # how often any outcome is taken to come at least, so that each has a mean


def with_figures(weighed: Iterable[Weighed[Card]], plan: Plan) -> tuple[Weighed[Card], ...]:
    """Return the weighed cards in hand, each with its figures."""
    columns = {**_results(plan), **dict(_bids(plan)), **dict(_reasons(plan))}
    return tuple(
        replace(
            each, figures={**each.figures, **{name: float(column[at]) for name, column in columns.items()}}
        )
        for at, each in enumerate(weighed)
    )


def _results(plan: Plan) -> Mapping[str, Floats]:
    """How often each card comes first or second, costs a preserver, and puts its seat out of the round."""
    return {name: np.clip(plan.outcomes @ mark, 0, 1) for name, mark in _own_results(plan).items()}


def _reasons(plan: Plan) -> Iterator[tuple[str, Floats]]:
    """The chance to win of each card as a sum of parts, so that two cards differ by what their parts differ.

    `by_hand` is what the cards that it leaves are worth more than those that others leave; `by_first`,
    `by_second` and `by_lower` what comes of its rank where no preserver is lost, `by_struck` what it costs to
    hold the highest tide, and `by_higher_2` that it costs none and seat 2 takes the higher tide. The rest is
    `by_rest`. How often that happens say `safely_first` and so on, and `higher_2`.
    """
    worlds, own = plan.worlds, plan.worlds.own
    worth = worlds.contest.worth[0, own, 0]  # cards x outcomes
    usual, often = plan.shares @ worth, plan.shares @ plan.outcomes + RARELY
    first, second, loses, drowns = _own_results(plan).values()
    rank, struck = np.select([first, second], [0, 1], 2), loses | drowns
    level = np.average(usual, weights=often * ~struck if not struck.all() else often)
    means = _means(usual, often, np.where(struck, STRUCK, rank))
    parts, beyond = plan.outcomes * (means - level), plan.outcomes * (usual - means)
    for number, name in enumerate(RANKS):
        safely = (rank == number) & ~struck
        yield f"by_{name}", parts @ safely
        yield f"safely_{name}", np.clip(plan.outcomes @ safely, 0, 1)
    yield "by_struck", parts @ struck
    yield "by_hand", (plan.outcomes * (worth - usual)).sum(axis=1)
    _, taker = np.array(outcomes(len(worlds.seats))).T
    others = [at for at in range(len(worlds.seats)) if at != own]
    for at in others:
        higher = (taker == at) & ~struck
        yield f"by_higher_{worlds.seats[at]}", beyond @ higher
        yield f"higher_{worlds.seats[at]}", np.clip(plan.outcomes @ higher, 0, 1)
    yield "by_rest", level + beyond @ (struck | ~np.isin(taker, others))


def _own_results(plan: Plan) -> Mapping[str, Marks]:
    """Mark the outcomes in which the own card comes first or second, costs a preserver, or the round."""
    worlds, own = plan.worlds, plan.worlds.own
    first, second = np.array(outcomes(len(worlds.seats))).T
    sea = worlds.leaves.sea
    return {
        "first": first == own,
        "second": second == own,
        "loses": sea.up[own] < worlds.bidding.sea.up[own],
        "drowns": ~sea.afloat[own],
    }


def _means(usual: Floats, often: Floats, result: Indices) -> Floats:
    """Return for each outcome what those with the same result are worth in the mean."""
    whole, weights = np.bincount(result, usual * often), np.bincount(result, often)
    return np.asarray((whole / np.maximum(weights, RARELY))[result], np.float32)


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
