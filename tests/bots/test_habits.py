"""Players with habits: their shares are valid, and their bids are as expected."""

import numpy as np
import pytest
from playing import Setting

from tide_gui.bots.bot import BUDGET, drawn
from tide_gui.bots.turn_the_tide.array_rules import Sea
from tide_gui.bots.turn_the_tide.casual import CASUALS, Casual
from tide_gui.bots.turn_the_tide.evidence import (
    ANSWERERS,
    ANSWERING,
    no_evidence,
    predicted,
    taken_to_judge_at_sight,
)
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.habits import FEATURES, FURTHER, SIGHTS, population
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings, hand_worlds_of
from tide_gui.bots.turn_the_tide.known import public
from tide_gui.bots.turn_the_tide.leaf_values import Bidding
from tide_gui.bots.turn_the_tide.simple_worth import eager
from tide_gui.bots.turn_the_tide.strong import FEW, STRONGS, Strong
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

SEATS, LOW, HIGH = 3, 4, 9


def bidding(tides, offer=(LOW, HIGH)):
    cards = np.arange(1, 1 + 5 * SEATS, dtype=np.int8).reshape(1, SEATS, 1, 5)
    column = np.array(tides, np.int8)[:, None]
    sea = Sea(column, np.full((SEATS, 1), 4, np.int8), np.ones((SEATS, 1), np.bool_))
    likely, reason = np.ones((1, SEATS, 1), np.float32), np.zeros((1, SEATS), np.float32)
    return Bidding(
        SEATS, sea, cards, likely, np.array([offer], np.int8), np.ones((1, 12), np.float32), reason
    )


def test_seats_above_the_lower_tide_play_high_and_others_low():
    much_more, the_same, less = eager(bidding((12, LOW, 1)))[0, :, 0]
    assert (np.diff(much_more) > 0).all()
    np.testing.assert_allclose(the_same, 1 / 5, atol=1e-6)
    assert (np.diff(less) < 0).all()
    np.testing.assert_allclose([much_more.sum(), less.sum()], 1, atol=1e-6)
    assert min(less) >= 0


def test_a_seat_that_surely_wants_the_tide_plays_the_higher_of_two_random_cards():
    """Casual players expect this of others: the share of the cards below, squared."""
    [sure] = eager(bidding((12, 0, 0)))[0, :1, 0]
    np.testing.assert_allclose(np.cumsum(sure), (np.arange(1, 6) / 5) ** 2, atol=1e-6)


@pytest.mark.parametrize("seed", range(3))
def test_some_habits_judge_at_sight_and_others_look_further(seed):
    habits = population(192, np.random.default_rng(seed))
    assert habits.draw.shape == (192, FEATURES)
    assert 30 < habits.at_sight.sum() < 90
    sights = habits.draw[habits.at_sight][:, -2 * SIGHTS :].reshape(-1, 2, SIGHTS)
    assert ((sights != 0).any(axis=2).sum(axis=1) == 1).all(), "either of effects on others or not"
    further = habits.draw[:, -2 * SIGHTS - FURTHER : -2 * SIGHTS]
    assert not further[habits.at_sight].any()


def log_chances_of_casual_moves(deal):
    """Yield the log chance given to each move of a casual player where all hands are known.

    By the habits that judge at sight, by the others, and by mere chance.
    """
    table = Setting(TurnTheTide(), SEATS).table(deal)
    bots = [Casual(temper) for temper in list(CASUALS.values())[:SEATS]]
    sight = experience().habits.at_sight
    while waiting := table.waiting_for():
        asks = [table.ask(seat) for seat in sorted(waiting)]
        worlds = hand_worlds_of(public(asks[0].view), SearchSettings(samples=4), np.zeros(SEATS, np.float32))
        chances = predicted(worlds)
        for ask in asks:
            move, cards = bots[ask.seat].choose(ask, ask.id, 1), ask.view.cards
            if chances.shape[1] == 1 and len(cards) > 2:
                given = chances[worlds.seats.index(ask.seat), 0, cards.index(move), : len(sight)]
                yield np.log([given[sight].mean(), given[~sight].mean(), 1 / len(cards)])
            table.submit(ask.seat, move)


@pytest.mark.slow
def test_casual_players_are_predicted_best_by_habits_at_sight():
    log_chances = [found for deal in range(1, 5) for found in log_chances_of_casual_moves(deal)]
    assert len(log_chances) > 15
    by_sight, by_others, by_chance = np.mean(log_chances, axis=0)
    assert by_sight > by_others > by_chance


def test_strong_players_expect_everybody_to_judge_at_sight_and_learn_nothing_else():
    known = taken_to_judge_at_sight(SEATS)
    np.testing.assert_allclose(known.trust(FEW), FEW.most_trust)
    likely, drawn = known.likely(), experience().habits
    assert likely[:, : len(drawn.draw)][:, ~drawn.at_sight].max() < 1e-9
    assert likely[:, len(drawn.draw) :].max() < 1e-9
    assert (no_evidence(SEATS).trust(FEW) < FEW.most_trust).all()


def test_without_evidence_a_fixed_share_is_expected_to_answer_those_who_judge_at_sight():
    evidence = no_evidence(SEATS)
    np.testing.assert_allclose(evidence.likely().sum(axis=1), 1, atol=1e-5)
    np.testing.assert_allclose(evidence.likely()[:, -len(ANSWERING) :].sum(axis=1), ANSWERERS, atol=1e-5)
    np.testing.assert_allclose(evidence.trust(SearchSettings(belief=0.3)), 0.3, atol=1e-5)


def test_strong_players_are_predicted_best_by_answers_to_habits_at_sight():
    table, log_chances = Setting(TurnTheTide(), SEATS).table(3), []
    bots = [Strong(temper) for temper in list(STRONGS.values())[:SEATS]]
    while waiting := table.waiting_for():
        asks = [table.ask(seat) for seat in sorted(waiting)]
        chances = predicted(
            hand_worlds_of(public(asks[0].view), SearchSettings(samples=4), np.zeros(SEATS, np.float32))
        )
        afloat = [seat for seat, place in enumerate(asks[0].view.places) if place.afloat]
        for ask in asks:
            weighed = bots[ask.seat].weigh(ask, 1, BUDGET)
            if chances.shape[1] == 1 and len(weighed) > 2:
                given = np.log(chances[afloat.index(ask.seat), 0] + 1e-6)
                log_chances.append(np.array([choice.share for choice in weighed]) @ given)
            table.submit(ask.seat, drawn(weighed, ask.id))
    assert len(log_chances) > 20
    by_habit = np.mean(log_chances, axis=0)
    assert by_habit.argmax() >= len(by_habit) - len(ANSWERING)
