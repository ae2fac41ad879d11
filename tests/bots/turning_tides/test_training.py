"""What the nets of Turning Tides learn from and how: possible games, correct gradients, a report."""

import numpy as np
import pytest

from tide_gui.bots.net_learning import Learner, only
from tide_gui.bots.turning_tides import training
from tide_gui.bots.turning_tides.array_games import box, drawn, opened, seen
from tide_gui.bots.turning_tides.backpropagation import (
    PATIENCE,
    TRUST,
    fresh,
    gradient,
    loss,
    samples,
)
from tide_gui.bots.turning_tides.casual import judge as rules_of_thumb
from tide_gui.bots.turning_tides.experience import read, written
from tide_gui.bots.turning_tides.known import CARDS
from tide_gui.bots.turning_tides.net_match import tried
from tide_gui.bots.turning_tides.options import DESTROYED
from tide_gui.bots.turning_tides.self_play import (
    LAST_ROUND,
    Met,
    Plan,
    Practised,
    enemy_hands,
    next_round,
    practised,
)
from tide_gui.bots.turning_tides.value_net import NET_SHAPES, Net

both_games = pytest.mark.parametrize("introductory", [False, True], ids=["full", "introductory"])
COUNT = 12


def rng():
    return np.random.default_rng(1)


def plan(introductory, random=0.2, judge=rules_of_thumb):
    return Plan((judge,), np.zeros((COUNT, 2), np.intp), random, introductory)


@pytest.fixture(scope="module")
def games():
    return {introductory: practised(plan(introductory), rng()) for introductory in (False, True)}


# -- practice ------------------------------------------------------------------------------------


@pytest.mark.slow
@both_games
def test_practice_games_are_won_by_one_side_and_both_saw_every_turn(games, introductory):
    met, won, rounds = games[introductory]
    assert won.shape == rounds.shape == (COUNT,)
    assert set(np.unique(won[rounds < LAST_ROUND]).tolist()) == {0, 1}
    assert 1 <= rounds.min() <= rounds.max() <= LAST_ROUND
    assert all(
        len(each.board) == len(each.cards) == len(each.expected) == 2 * len(each.number) for each in met
    )
    assert len(met[0].number) == COUNT
    assert len(met) > 6 * rounds.max(), "a round has at least six turns"


@both_games
def test_a_round_of_practice_keeps_all_cards_and_exhausts_one_for_each_lost_zone(introductory):
    whole = box(introductory)
    games = opened(COUNT, introductory)
    for _ in range(4):
        games = drawn(games, rng())
    games.boards.piles[:, 0, DESTROYED, :2] = 1
    games.boards.piles[::2, 1, DESTROYED, 5] = 1
    after = next_round(plan(introductory), games, rng())
    parts = after.pile + after.exchange + after.exhausted
    np.testing.assert_array_equal(parts, np.broadcast_to(whole, parts.shape))
    assert (after.hand == 0).all()
    assert (after.round == 1).all()
    if introductory:
        assert (after.exhausted == 0).all()
        assert (after.pile.sum(axis=2) == 8).all()
    else:
        assert (
            after.exhausted.sum(axis=2) == np.stack([np.full(COUNT, 2), np.tile([1, 0], COUNT // 2)], 1)
        ).all()
        assert (after.exchange != games.exchange).any(), "some seat has swapped"


def test_a_seat_draws_one_card_of_its_pile():
    games = opened(60, False)
    after = drawn(games, rng())
    np.testing.assert_array_equal(after.hand + after.pile, games.pile)
    assert (after.hand.sum(axis=2) == 1).all()
    assert (after.hand.sum(axis=(0, 1)) > 0).all(), "every kind is drawn in some game"
    empty = games._replace(pile=np.zeros_like(games.pile))
    assert (drawn(empty, rng()).hand == 0).all()


def test_the_hands_of_the_enemy_are_drawn_from_the_hidden_cards():
    games = opened(COUNT, False)
    for _ in range(3):
        games = drawn(games, rng())
    known = seen(games).known
    found = enemy_hands(known, rng()).cards
    assert found.shape[2] == len(CARDS)
    assert found[..., 0].all()
    assert (found[..., 1:] <= (known.hidden > 0)[:, None]).all()
    assert (found[..., 1:].sum(axis=2) <= known.enemy_hand[:, None]).all()
    assert found[..., 1:].any(axis=(0, 1)).all()


@pytest.mark.slow
def test_the_same_seed_practises_the_same():
    first, second = (practised(plan(False), rng()) for _ in range(2))
    np.testing.assert_array_equal(first.won, second.won)
    for one, other in zip(first.met, second.met, strict=True):
        np.testing.assert_array_equal(one.board, other.board)


@pytest.mark.slow
def test_a_trial_gives_both_sides_to_both_judges():
    found = tried(rules_of_thumb, lambda boards, *_: np.full(len(boards.offset), 0.5), False, 20, rng())
    assert found.share > 80
    assert 0 <= found.within < 20


# -- learning ------------------------------------------------------------------------------------


def test_a_moment_is_worth_what_its_search_promised_and_what_came_later():
    board, cards = np.zeros((2, 1), np.int8), np.zeros((2, 1), np.int8)
    met = [Met(np.array([0]), board, cards, np.array([gold, 1 - gold], np.float32)) for gold in (0.5, 0.9)]
    chances = samples(Practised(met, np.array([1], np.float32), np.array([1]))).chance.reshape(2, 2)
    last = TRUST * 0.9 + (1 - TRUST)
    np.testing.assert_allclose(chances[1], [last, 1 - last], rtol=1e-5)
    first = TRUST * 0.5 + (1 - TRUST) * last
    np.testing.assert_allclose(chances[0], [first, 1 - first], rtol=1e-5)


def test_a_chance_is_worth_less_in_a_later_round():
    board = cards = np.zeros((2, 1), np.int8)
    met = Met(np.array([0]), board, cards, np.array([1, 0], np.float32), round_over=True)
    chances = samples(Practised([met], np.array([1], np.float32), np.array([2]))).chance
    np.testing.assert_allclose(chances, [PATIENCE, 0], rtol=1e-5)


@pytest.mark.parametrize("part", NET_SHAPES)
def test_the_gradient_agrees_with_finite_differences(games, part):
    some = only(samples(games[False]), np.arange(0, 600, 9))
    net = Net._make([weights.astype(np.float64) for weights in fresh(rng())])
    slope = getattr(gradient(net, some), part)
    direction = rng().normal(size=NET_SHAPES[part])
    step = 1e-6

    def moved(by):
        return loss(net._replace(**{part: getattr(net, part) + by * direction}), some)

    expected = (moved(step) - moved(-step)) / (2 * step)
    assert (slope * direction).sum() == pytest.approx(expected, rel=1e-4, abs=1e-7)
    assert abs(expected) > 1e-5


def test_a_net_foresees_what_it_learnt(games):
    some = samples(games[False])
    learner = Learner(fresh(rng()), gradient)
    before = learner.net
    for _ in range(6):
        learner.learn(some, 2e-3, rng())
    assert loss(learner.net, some) < 0.9 * loss(before, some)


# -- training ------------------------------------------------------------------------------------


def test_more_effort_is_more_of_everything():
    usual = training.Plan()
    assert usual.scaled(1) == usual
    halves = usual.full // 2, usual.introductory // 2, usual.trial // 2, usual.games // 2
    assert usual.scaled(0.5) == training.Plan(*halves)


@pytest.mark.slow
def test_a_training_reports_each_step_and_repeats_itself(monkeypatch, tmp_path):
    for name, less in (("AT_A_TIME", 4), ("REPORTS", 2), ("TAUGHT", 1)):
        monkeypatch.setattr(training, name, less)
    monkeypatch.setattr("tide_gui.bots.turning_tides.self_play.LAST_ROUND", 1)
    monkeypatch.setattr("tide_gui.rules.turning_tides.rulebook.LAST_ROUND", 1)
    lines, plan = [], training.Plan(2, 2, 4, 2)
    learnt, report = training.train(plan, 3, lines.append)
    again, _ = training.train(plan, 3, lambda line: None)
    assert report == lines
    assert lines[0] == "the full game:"
    assert "8 games: 1.0 rounds a game" in lines[2]
    assert sum("the last net wins" in line for line in lines) == 2
    assert "told chances in the full game: Brier score" in lines[-2]
    assert "told chances in the introductory game: Brier score" in lines[-1]
    path = tmp_path / "bots.npz"
    path.write_bytes(written(learnt))
    assert path.read_bytes() == written(read(path))
    assert written(again) == path.read_bytes()
    full, introductory = read(path)
    assert (full.net.board != introductory.net.board).any()
    assert (full.correction.shift != introductory.correction.shift).any()
