"""Mixed strategies: outcomes are counted correctly, and nobody gains much by deviating."""

from itertools import product
from math import prod

import numpy as np
import pytest

from tide_gui.bots.turn_the_tide.array_rules import Sea, points, taken
from tide_gui.bots.turn_the_tide.mixed_strategies import Contest, chances, outcomes, solved, spread, values

SEATS = (3, 4, 5)
WIDTH = {3: 9, 4: 7, 5: 6}  # number of places, small enough to enumerate all joint plays

everywhere = pytest.mark.parametrize("seats", SEATS)
with_five_slow = pytest.mark.parametrize("seats", [3, 4, pytest.param(5, marks=pytest.mark.slow)])


# -- by enumerating all joint plays --------------------------------------------------------------


def outcome_of(plays):
    """Return who is first and who second, or None where cards tie, as no two real cards do."""
    highest = sorted(range(len(plays)), key=lambda seat: -plays[seat])
    first, second, third = (plays[seat] for seat in highest[:3])
    return tuple(highest[:2]) if first > second > third else None


def chances_by_hand(played):
    """Return the chance of each outcome, for every seat and place, over all plays of the others."""
    seats, width = played.shape
    found = np.zeros((seats, width, len(outcomes(seats))))
    for plays in product(range(width), repeat=seats):
        outcome = outcome_of(plays)
        if outcome:
            number = outcomes(seats).index(outcome)
            for own in range(seats):
                others = (played[seat, place] for seat, place in enumerate(plays) if seat != own)
                found[own, plays[own], number] += prod(others)
    return found


def spread_by_hand(contest, shares, game):
    """Return the chance of each seat to play the card at each place, card by card."""
    seats, samples, held = contest.places.shape[1:]
    played = np.zeros((seats, contest.width))
    for seat, kind, card in product(range(seats), range(samples), range(held)):
        likely = contest.likely[game, seat, kind] * shares[game, seat, kind, card]
        played[seat, contest.places[game, seat, kind, card]] += likely
    if contest.habits is None:
        return played
    trust = contest.trust[game][:, None]
    return (1 - trust) * played + trust * contest.habits[game]


def values_by_hand(contest, shares):
    """Return the value of every card of every kind, if no two cards are the same."""
    found = np.zeros(contest.places.shape)
    for game in range(len(found)):
        by_place = chances_by_hand(spread_by_hand(contest, shares, game))
        for place in np.ndindex(*found.shape[1:]):
            at = contest.places[(game, *place)]
            chance = by_place[place[0], at]
            if contest.places.shape[2] > 1:  # two seats imagined with the same card cannot both have it
                chance = chance / chance.sum()
            found[(game, *place)] = chance @ contest.worth[(game, *place)]
    return found


def any_shares(rng, *shape):
    """Return random chances that add up to one, some of them small."""
    shares = rng.random(shape) * (rng.random(shape) < 0.8) + 0.01
    return (shares / shares.sum(axis=-1, keepdims=True)).astype(np.float32)


def any_contest(rng, seats, *, games=2, samples=3, held=2, leaning=False):
    """Return hands with gaps; the kinds of a seat differ, and two seats may seem to hold the same card."""
    width = WIDTH[seats]
    picks = [rng.choice(width, held, replace=False) for _ in range(games * seats * samples)]
    contest = Contest(
        np.sort(picks).reshape(games, seats, samples, held),
        rng.normal(size=(games, seats, samples, held, len(outcomes(seats)))).astype(np.float32),
        any_shares(rng, games, seats, samples),
        width,
    )
    if not leaning:
        return contest
    trust = rng.choice([0, 0.3, 1], (games, seats)).astype(np.float32)
    return contest._replace(habits=any_shares(rng, games, seats, width), trust=trust)


@everywhere
def test_the_outcomes_are_counted_as_over_all_joint_plays(seats):
    played = any_shares(np.random.default_rng(seats), 3, seats, WIDTH[seats])
    found = chances(played)
    assert found.shape == (3, seats, WIDTH[seats], seats * (seats - 1))
    for game in range(3):
        np.testing.assert_allclose(found[game], chances_by_hand(played[game]), atol=1e-5)


@everywhere
def test_the_chances_of_cards_that_cannot_tie_add_up_to_one(seats):
    rng = np.random.default_rng(1)
    places = rng.permutation(3 * seats).reshape(seats, 3)  # everybody holds three cards of their own
    played = np.zeros((1, seats, 3 * seats), np.float32)
    np.put_along_axis(played[0], places, any_shares(rng, seats, 3), axis=1)
    found = chances(played)[0]
    for seat in range(seats):
        np.testing.assert_allclose(found[seat, places[seat]].sum(axis=-1), 1, atol=1e-5)


@pytest.mark.parametrize("leaning", [False, True], ids=["reason", "habits"])
@pytest.mark.parametrize("samples", [1, 3])
@everywhere
def test_cards_are_worth_what_all_joint_plays_make_of_them(seats, samples, leaning):
    rng = np.random.default_rng([seats, samples, leaning])
    contest = any_contest(rng, seats, samples=samples, leaning=leaning)
    shares = any_shares(rng, *contest.places.shape)
    np.testing.assert_allclose(values(contest, shares), values_by_hand(contest, shares), atol=1e-5)


@pytest.mark.parametrize("leaning", [False, True], ids=["reason", "habits"])
@everywhere
def test_a_seat_that_knows_more_uses_it(seats, leaning):
    """Nobody else holds its own cards, or those of a seat it has met, which holds the first kind."""
    rng = np.random.default_rng([2, seats, leaning])
    contest = any_contest(rng, seats, games=1, samples=5, leaning=leaning)
    contest.places[0, 1, 0] = np.setdiff1d(np.arange(contest.width), contest.places[0, 0, 0])[:2]
    if leaning:
        contest = contest._replace(first_habits=any_shares(rng, 1, seats, contest.width))
    shares = any_shares(rng, *contest.places.shape)
    known = spread_by_hand(contest, shares, 0)
    known[:, contest.places[0, :2, 0].reshape(-1)] = 0
    known /= known.sum(axis=1, keepdims=True)
    known[1] = 0
    known[1, contest.places[0, 1, 0]] = shares[0, 1, 0]
    if leaning:
        known[1] += contest.trust[0, 1] * (contest.first_habits[0, 1] - known[1])
    chance = chances_by_hand(known)[0, contest.places[0, 0, 0]]
    chance /= chance.sum(axis=1, keepdims=True)
    found = values(contest._replace(focal_seat=0, met=(1,)), shares)
    np.testing.assert_allclose(found[0, 0, 0], (chance * contest.worth[0, 0, 0]).sum(axis=1), atol=1e-5)
    others = values(contest, shares)
    others[0, 0, 0] = found[0, 0, 0]
    np.testing.assert_array_equal(found, others, "nobody else knows more")


def test_a_habit_that_is_trusted_wholly_is_all_that_counts():
    rng = np.random.default_rng(3)
    contest = any_contest(rng, 3, leaning=True)._replace(trust=np.ones((2, 3), np.float32))
    first, second = (spread(contest, any_shares(rng, *contest.places.shape)) for _ in range(2))
    np.testing.assert_allclose(first, contest.habits, atol=1e-6)
    np.testing.assert_allclose(second, contest.habits, atol=1e-6)


# -- small cases whose answer is known -----------------------------------------------------------


def worth_of(paid):
    """Return what cards pay by who is first, seat 0 or 1; three seats have two cards each."""
    worth = np.zeros((1, 3, 1, 2, 6), np.float32)
    for (seat, card), by_first in paid.items():
        for number, (first, _) in enumerate(outcomes(3)):
            worth[0, seat, 0, card, number] = (*by_first, 0)[first]
    return worth


def duel(paid):
    """Seat 0 holds the second and the fourth of four cards, seat 1 the others; seat 2 is below them all."""
    places = np.array([[[[3, 5]], [[2, 4]], [[0, 1]]]])
    return Contest(places, worth_of(paid), np.ones((1, 3, 1), np.float32), 6)


# The high card of each wins more often and is dear; no pair of cards is best for both.
INTERLOCKED = {(0, 0): (3, 0), (0, 1): (1, 1), (1, 0): (0, 0), (1, 1): (-3, 1)}


def test_a_seat_without_a_best_card_mixes_until_the_other_is_indifferent():
    found = solved(duel(INTERLOCKED), 400)
    assert found.shares[0, 0, 0] == pytest.approx([3 / 4, 1 / 4], abs=0.02)  # 0 = 3/4 * 1 - 1/4 * 3
    assert found.shares[0, 1, 0] == pytest.approx([1 / 3, 2 / 3], abs=0.02)  # 1 = 1/3 * 3 + 2/3 * 0
    assert found.worth[0, 0, 0] == pytest.approx([1, 1], abs=0.1)
    assert found.worth[0, 1, 0] == pytest.approx([0, 0], abs=0.1)


def test_another_price_shifts_the_mixture_of_the_other_seat_only():
    cheaper = {**INTERLOCKED, (0, 1): (2, 2)}
    found = solved(duel(cheaper), 400)
    assert found.shares[0, 0, 0] == pytest.approx([3 / 4, 1 / 4], abs=0.02)
    assert found.shares[0, 1, 0] == pytest.approx([2 / 3, 1 / 3], abs=0.02)


@pytest.mark.parametrize("better", [0, 1])
def test_a_dominated_card_gets_no_share(better):
    paid = {**INTERLOCKED, (0, better): (5, 5), (0, 1 - better): (4, 4)}
    found = solved(duel(paid), 200)
    assert found.shares[0, 0, 0, 1 - better] < 0.001
    answer = max((0, 1), key=lambda card: found.worth[0, 1, 0, card])
    assert found.shares[0, 1, 0, answer] > 0.999, "and the other seat knows it"


def test_a_habit_is_answered_with_the_best_card():
    habits = np.zeros((1, 3, 6), np.float32)
    for place, best in ((2, 0), (4, 1)):  # against a known low card the high one is spared
        habits[0, 1] = np.eye(6)[place]
        known = duel(INTERLOCKED)._replace(habits=habits, trust=np.array([[0, 1, 0]], np.float32))
        assert solved(known, 100).shares[0, 0, 0, best] > 0.99


def test_a_kind_that_is_never_held_is_not_feared():
    """Seat 1 may hold a dreadful pair, but nobody believes it."""
    plain = duel(INTERLOCKED)
    places = np.repeat(plain.places, 2, axis=2)
    places[0, 1, 1] = [5, 5]
    doubled = plain._replace(places=places, worth=np.repeat(plain.worth, 2, axis=2))
    found = solved(doubled._replace(likely=np.array([[[1, 0]] * 3], np.float32)), 400)
    assert found.shares[0, 0, 0] == pytest.approx([3 / 4, 1 / 4], abs=0.02)


# -- hands as they are bid for -------------------------------------------------------------------


def tables(rng, games, seats):
    """Return tables in the middle of a round."""
    up = rng.integers(0, 5, (seats, games)).astype(np.int8)
    tide = rng.permuted(np.tile(np.repeat(np.arange(1, 13), 2), (games, 1)), axis=1)[:, : seats + 2].T
    low, high = np.sort(tide[seats:], axis=0).astype(np.int8)
    return Sea(tide[:seats].astype(np.int8), up, np.ones((seats, games), bool)), low, high


def after_each_outcome(sea, low, high):
    """Return the points by outcome: games x seats x outcomes."""
    seats = np.arange(len(sea.tide))[:, None]
    made = [
        points(taken(sea, seats == first, seats == second, low, high))
        for first, second in outcomes(len(seats))
    ]
    return np.array(made).transpose(2, 1, 0).astype(np.float32)


def realistic(rng, games, seats, samples=2, held=6):
    """Return a contest where a card is worth its effect on the tides, less a rising price."""
    width = samples * held * seats
    places = rng.permuted(np.tile(np.arange(width), (games, 1)), axis=1).reshape(games, seats, samples, held)
    price = (places / width) ** rng.integers(1, 4, (games, seats, 1, 1)) * rng.uniform(
        0.2, 1.5, (games, 1, 1, 1)
    )
    made = after_each_outcome(*tables(rng, games, seats))
    worth = made[:, :, None, None] - price[..., None].astype(np.float32)
    return Contest(places, worth, any_shares(rng, games, seats, samples), width)


def to_gain(contest, shares):
    """Return the points that each kind of each seat would gain by its best card."""
    worth = values(contest, shares)
    return worth.max(axis=-1) - (worth * shares).sum(axis=-1)


@with_five_slow
def test_after_two_hundred_rounds_there_is_little_to_gain_by_deviating(seats):
    contest = realistic(np.random.default_rng(seats), 60, seats)
    found = solved(contest, 200)
    left = to_gain(contest, found.shares)
    evenly = to_gain(contest, np.full_like(found.shares, 1 / 6))
    np.testing.assert_allclose(found.shares.sum(axis=-1), 1, atol=1e-5)
    assert (found.shares >= 0).all()
    assert evenly.mean() > 0.3
    assert left.mean() < 0.005
    assert left.max() < 0.08


@everywhere
def test_the_worth_found_is_that_of_the_mixture(seats):
    contest = any_contest(np.random.default_rng(9), seats)
    found = solved(contest, 20)
    np.testing.assert_array_equal(found.worth, values(contest, found.shares))


def test_many_hands_at_once_are_solved_as_one_by_one():
    contest = realistic(np.random.default_rng(4), 3, 4)
    together = solved(contest, 50).shares
    for game in range(3):
        alone = solved(Contest(*(part[game : game + 1] for part in contest[:3]), contest.width), 50).shares
        np.testing.assert_allclose(together[game], alone[0], atol=1e-4)


@with_five_slow
def test_fewer_rounds_leave_more_to_gain(seats):
    contest = realistic(np.random.default_rng(seats), 60, seats)
    few, many = (to_gain(contest, solved(contest, rounds).shares).mean() for rounds in (4, 200))
    assert many < few / 3
