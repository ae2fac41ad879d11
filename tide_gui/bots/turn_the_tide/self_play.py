"""Plays many rounds at once with open cards, by experts and followers of habits, to train the net."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks, Small
from tide_gui.bots.turn_the_tide.array_rules import (
    Dealt,
    Sea,
    begun,
    dealt,
    finished,
    points,
    revealed,
    tokens_of,
)
from tide_gui.bots.turn_the_tide.habits import Habits, card_features, moments
from tide_gui.bots.turn_the_tide.leaf_values import (
    Bidding,
    Leaves,
    Prospects,
    chances_to_win,
    heat,
    leaves_of,
    placed,
    prospects,
)
from tide_gui.bots.turn_the_tide.mixed_strategies import Contest, solved, spread
from tide_gui.bots.turn_the_tide.simple_worth import reckoned
from tide_gui.bots.turn_the_tide.value_net import (
    Net,
    quantile_matrix,
    seat_features,
    strengths,
    table_features,
)
from tide_gui.rules.turn_the_tide.cards import HANDS

AT_ONCE = 128  # games in one contest
SLIP = 0.03  # the chance that a seat plays a random card


class Judges(NamedTuple):
    """The nets that value positions."""

    net: Net
    naive: Net


@dataclass(slots=True)
class Company:
    """The players of many rounds: the habit of each seat, and whether it follows it; seats x rounds."""

    habits: Habits
    habit: Indices
    habitual: Marks
    trust: float


@dataclass(slots=True)
class Rounds:
    """Many rounds in progress; `cards` is sorted, seats x rounds x cards."""

    sea: Sea
    cards: Small
    offers: Small
    tides_left: Floats
    base: Floats
    heat: Floats

    @property
    def seats(self) -> int:
        return len(self.cards)


def tides_after(offers: Small) -> Floats:
    """Return the tides still in the deck after each offer: hands x rounds x 12."""
    turned = offers[..., None] == np.arange(1, 13, dtype=np.int8)
    left: Floats = 2 - np.cumsum(turned.sum(axis=1, dtype=np.int8), axis=0, dtype=np.int8).astype(np.float32)
    return left


def choices(
    rounds: Rounds, company: Company, judges: Judges, weighing: int, rng: np.random.Generator
) -> Indices:
    """Return which card each seat plays, by its index in the hand: seats x rounds."""
    chosen = np.zeros(rounds.cards.shape[:2], np.intp)
    for games, seats in _alike(rounds.sea):
        shares = _shares(rounds, company, judges, weighing, games, seats)
        upto = np.cumsum(shares, axis=-1)
        wanted = rng.random(upto.shape[:2])[..., None] * upto[..., -1:]
        chosen[seats, games] = np.minimum((wanted > upto).sum(axis=-1), shares.shape[-1] - 1).T
    return chosen


def _alike(sea: Sea) -> Iterator[tuple[Indices, Indices]]:
    """Yield batches of games with the same number of seats afloat, and which seats (seats x games)."""
    count = sea.afloat.sum(axis=0)
    first = np.argsort(~sea.afloat, axis=0, kind="stable")
    for afloat in range(3, len(sea.afloat) + 1):
        games = np.flatnonzero(count == afloat)
        for start in range(0, len(games), AT_ONCE):
            some = games[start : start + AT_ONCE]
            yield some, first[:afloat, some]


def _shares(
    rounds: Rounds, company: Company, judges: Judges, weighing: int, games: Indices, seats: Indices
) -> Floats:
    """Return the strategies of all seats: games x seats x cards."""
    habitual = company.habitual[seats, games].T
    bidding = Bidding(
        rounds.seats,
        rounds.sea.at((seats, games)),
        rounds.cards[seats, games].transpose(1, 0, 2)[:, :, None],
        np.ones((len(games), len(seats), 1), np.float32),
        rounds.offers[:, games].T,
        rounds.tides_left[games],
        (~habitual).astype(np.float32),
    )
    places, width = placed(bidding.cards)
    leaves = leaves_of(bidding, places, width)
    found = prospects(leaves, judges.net)
    base = rounds.base[seats, games].T
    settled = _settled(rounds, games, seats)
    worth = np.ascontiguousarray(chances_to_win(found, base, settled, rounds.heat[games]))
    contest = Contest(places, worth, bidding.likely, width)
    habits = None
    if habitual.any():
        habits = _by_habit(leaves, contest, found, judges, company, company.habit[seats, games].T)
        contest = contest._replace(habits=spread(contest, habits), trust=habitual * np.float32(company.trust))
    mixed = solved(contest, weighing).shares
    chosen = mixed if habits is None else np.where(habitual[..., None, None], habits, mixed)
    shares: Floats = chosen[:, :, 0]
    return shares


def _settled(rounds: Rounds, games: Indices, seats: Indices) -> Floats:
    out = np.argsort(~rounds.sea.afloat[:, games], axis=0, kind="stable")[len(seats) :]
    return rounds.base[out, games].T - 1


def _by_habit(
    leaves: Leaves, contest: Contest, found: Prospects, judges: Judges, company: Company, habit: Indices
) -> Floats:
    """Return what each habit plays: games x seats x 1 x cards."""
    bidding = leaves.bidding
    seen = moments(bidding.sea.tide, bidding.sea.up, bidding.offers.T, bidding.hands_left + 1)
    ways = reckoned(leaves, contest, found, judges.naive)[:, :, 0]
    features = card_features(seen.transpose(1, 0, 2), bidding.cards[:, :, 0], ways)
    pull = np.einsum("gscf,gsf->gsc", features, company.habits.draw[habit])
    pull = np.exp(pull - pull.max(axis=-1, keepdims=True))
    shares: Floats = (pull / pull.sum(axis=-1, keepdims=True))[:, :, None]
    return shares


# -- training data -------------------------------------------------------------------------------


class Samples(NamedTuple):
    """Positions after a hand: the inputs of the net, who is afloat, and the points made from there on."""

    seats: Floats
    scene: Floats
    afloat: Marks
    more: Floats


class Practised(NamedTuple):
    """The data of many rounds."""

    samples: Samples
    tokens: Small
    points: Small


def practised(
    seats: int, count: int, judges: Judges | None, company: Company, weighing: int, rng: np.random.Generator
) -> Practised:
    """Play many rounds with random scores; without judges all cards are random."""
    deal = dealt(count, seats, rng)
    tokens = tokens_of(deal.cards)
    rounds = _first_hands(deal, tokens, rng)
    left = tides_after(deal.offers)
    later = rng.integers(0, seats, count)
    seen: list[tuple[Samples, Marks]] = []
    for hand in range(HANDS):
        held = HANDS - hand
        rounds.offers, rounds.tides_left = deal.offers[hand], left[hand]
        rounds.heat = heat(later, held - 1)
        if judges is None:
            chosen = rng.integers(0, held, (seats, count))
        else:
            chosen = choices(rounds, company, judges, weighing, rng)
            chosen = np.where(rng.random(chosen.shape) < SLIP, rng.integers(0, held, chosen.shape), chosen)
        play(rounds, chosen)
        if held > 1:
            seen.append(_seen(rounds, company))
    made = points(rounds.sea)
    return Practised(_gathered(seen, made), tokens, made)


def play(rounds: Rounds, chosen: Indices) -> None:
    """Play the card with the chosen index in every hand."""
    plays = np.take_along_axis(rounds.cards, chosen[..., None], axis=2)[..., 0]
    rounds.sea = revealed(rounds.sea, plays, *rounds.offers)
    kept = np.ones(rounds.cards.shape, np.bool_)
    np.put_along_axis(kept, chosen[..., None], False, axis=2)
    rounds.cards = rounds.cards[kept].reshape(*chosen.shape, -1)


def _first_hands(deal: Dealt, tokens: Small, rng: np.random.Generator) -> Rounds:
    cards = np.sort(deal.cards.transpose(0, 2, 1), axis=2)
    base = rng.normal(0, 2, tokens.shape).astype(np.float32)
    nothing = np.zeros(0, np.float32)
    return Rounds(begun(tokens), cards, deal.offers[0], nothing, base, nothing)


def _seen(rounds: Rounds, company: Company) -> tuple[Samples, Marks]:
    going = ~finished(rounds.sea)
    held = rounds.cards.shape[2]
    quantiles = strengths(rounds.cards, rounds.sea.afloat) @ quantile_matrix(held)
    reason = (~company.habitual).astype(np.float32)
    afloat = rounds.sea.afloat.sum(axis=0, dtype=np.int8)
    samples = Samples(
        seat_features(rounds.sea, reason, quantiles)[:, going],
        table_features(rounds.seats, held, afloat, rounds.tides_left)[going],
        rounds.sea.afloat[:, going],
        -rounds.sea.up[:, going].astype(np.float32),
    )
    return samples, going


def _gathered(seen: list[tuple[Samples, Marks]], made: Small) -> Samples:
    parts = [part._replace(more=part.more + made[:, going]) for part, going in seen]
    axes = Samples(1, 0, 1, 1)  # type: ignore[arg-type]
    return Samples(
        *(np.concatenate(rows, axis=at) for rows, at in zip(zip(*parts, strict=True), axes, strict=True))
    )
