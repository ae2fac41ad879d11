"""What the net of Onda learns from and how: possible rounds, correct gradients, files that read back."""

from dataclasses import astuple

import numpy as np
import pytest

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.net_learning import Learner, only
from tide_gui.bots.onda import training
from tide_gui.bots.onda.backpropagation import explained, fresh, gradient, loss
from tide_gui.bots.onda.experience import experience, read, usual_file, written
from tide_gui.bots.onda.judged_options import best
from tide_gui.bots.onda.self_play import Practice, practised
from tide_gui.bots.onda.sights import OWN_PARTS
from tide_gui.bots.onda.training import Plan, train
from tide_gui.bots.onda.value_net import NET_SHAPES, POINTS, Net
from tide_gui.resource_files import NoResources
from tide_gui.rules.onda.moves import WILDS
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import WENT_OUT

everywhere = pytest.mark.parametrize("seats", Onda().seats)
WORST = -3 * 12 - 3 * 2
COUNT = 12


def rng():
    return np.random.default_rng(1)


@pytest.fixture(scope="module")
def played():
    return {seats: practised(fresh(rng()), COUNT, seats, Practice(), rng()) for seats in Onda().seats}


# -- practice ------------------------------------------------------------------------------------


@everywhere
def test_practice_rounds_are_possible_rounds(played, seats):
    samples, made = played[seats]
    assert made.shape == (COUNT, seats)
    assert ((made == WENT_OUT).sum(axis=1) == 1).all(), "exactly one seat goes out"
    assert (made[made != WENT_OUT] < 0).all()
    assert made.min() >= WORST
    assert len({len(part) for part in samples}) == 1
    hidings = COUNT * seats
    assert len(samples.out) > 3 * hidings
    np.testing.assert_allclose(samples.out, np.isclose(samples.points, WENT_OUT), atol=1e-4)
    np.testing.assert_allclose(samples.points[:COUNT], made[:, 0], rtol=1e-4)
    np.testing.assert_allclose(samples.others[:COUNT], made[:, 1:].mean(axis=1), rtol=1e-4)


@everywhere
def test_the_net_is_shown_different_tables(played, seats):
    samples = played[seats].samples
    assert all(part.min() == 0 and part.max() <= WILDS for part in (samples.scene, samples.own))
    assert len(np.unique(np.concatenate([samples.scene, samples.own], axis=1), axis=0)) > 0.9 * len(
        samples.out
    )


def even_net(points):
    """Return a net that expects the same of every move."""
    net = Net._make([np.zeros_like(part) for part in fresh(rng())])
    return net._replace(out_bias=np.array([points / POINTS, 0, 0], np.float32))


@everywhere
@pytest.mark.parametrize("decay", [1, 0.5, 0])
def test_what_comes_later_counts_less_than_what_is_expected_meanwhile(seats, decay):
    samples, made = practised(even_net(-50), 1, seats, Practice(decay=decay), rng())
    moves = len(samples.points)
    led_to = [-50 + decay**moves_later * (result + 50) for result in made[0] for moves_later in range(moves)]
    assert np.isclose(samples.points[:, None], led_to, atol=1e-4).any(axis=1).all()
    assert np.isclose(samples.points[:, None], made[0], atol=1e-4).any(axis=0).all(), "the last moves end it"
    assert (samples.points == -50).any() == (decay == 0)


def test_what_random_moves_led_to_does_not_count_for_the_moves_before():
    samples, made = practised(even_net(-50), COUNT, 3, Practice(explore=1), rng())
    of_best = np.isclose(samples.points, -50)
    assert of_best.mean() > 0.5
    assert np.isin(samples.points[~of_best].astype(int), made).all()


def test_random_moves_are_often_of_a_rare_kind():
    count, seats = 200, 3
    samples = practised(even_net(0), count, seats, Practice(explore=1), rng()).samples
    first_moves = samples.own[count * seats :][:count]
    turned = sum(OWN_PARTS[:6]) + 1
    assert first_moves[:, turned].mean() > 0.1, "two of some sixty options, but one of four kinds"


def test_the_same_seed_practises_the_same():
    first, second = (practised(fresh(rng()), 3, 3, Practice(0.1), rng()) for _ in range(2))
    for part, same in zip((*first.samples, first.points), (*second.samples, second.points), strict=True):
        np.testing.assert_array_equal(part, same)


def test_the_best_choice_of_each_round_is_the_first_of_the_best():
    rows = np.array([0, 0, 0, 1, 2, 2])
    liking = np.array([1, 5, 5, -3, 2, 1], np.float32)
    assert best(rows, liking).tolist() == [1, 3, 4]


# -- learning ------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", NET_SHAPES)
def test_the_gradient_agrees_with_finite_differences(played, part):
    samples = only(played[3].samples, np.arange(0, 300, 8))
    net = Net._make([weights.astype(np.float64) for weights in fresh(rng())])
    slope = getattr(gradient(net, samples), part)
    direction = rng().normal(size=NET_SHAPES[part])
    step = 1e-7

    def moved(by):
        return loss(net._replace(**{part: getattr(net, part) + by * direction}), samples)

    expected = (moved(step) - moved(-step)) / (2 * step)
    assert (slope * direction).sum() == pytest.approx(expected, rel=1e-4, abs=1e-6)
    assert abs(expected) > 1e-4


def test_a_net_explains_what_it_learnt(played):
    samples = played[4].samples
    learner = Learner(fresh(rng()), gradient)
    before = learner.net
    for _ in range(12):
        learner.learn(samples, 2e-3, rng())
    assert explained(learner.net, samples) > 0.3
    assert loss(learner.net, samples) < loss(before, samples)


# -- the file ------------------------------------------------------------------------------------


def test_the_experience_reads_back_and_is_written_with_the_same_bytes(tmp_path):
    path = tmp_path / "again.npz"
    path.write_bytes(written(experience()))
    assert path.read_bytes() == written(read(path)) == written(read(usual_file()))
    for part, same in zip(read(path).net, experience().net, strict=True):
        np.testing.assert_array_equal(part, same)


def test_the_experience_is_small_and_whole():
    assert usual_file().stat().st_size < 150_000
    assert all(np.isfinite(part).all() for part in experience().net)
    for seats, results in experience().results.items():
        assert ((results == WENT_OUT).sum(axis=1) == 1).all()
        assert results.shape == (training.RESULTS, seats)


@pytest.mark.parametrize("content", [None, b"", b"rubbish"], ids=["gone", "empty", "rubbish"])
def test_experience_that_is_lost_or_damaged_is_a_fault_of_the_player(tmp_path, monkeypatch, content):
    path = tmp_path / "bots.npz"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr("tide_gui.bots.onda.experience.usual_file", lambda: path)
    with pytest.raises(PlayerFault, match=r"lost or damaged.*bots\.npz"):
        experience.__wrapped__()


def test_an_installation_without_resources_is_a_fault_of_the_player(monkeypatch):
    def lost():
        raise NoResources("Tide Table has lost its pictures.")

    monkeypatch.setattr("tide_gui.bots.onda.experience.usual_file", lost)
    with pytest.raises(PlayerFault, match="lost its pictures"):
        experience.__wrapped__()


# -- training ------------------------------------------------------------------------------------


def test_more_effort_is_more_of_everything():
    assert astuple(Plan().scaled(0.5)) == tuple(part // 2 for part in astuple(Plan()))
    assert Plan().scaled(1) == Plan()


@pytest.mark.slow
@pytest.mark.parametrize("times", [1, 2])
def test_a_training_reports_each_step_and_repeats_itself(monkeypatch, times):
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 60)
    for name, less in (("SEAT_COUNTS", (2,)), ("AT_A_TIME", 4), ("RESULTS", 2), ("REPORTS", 2)):
        monkeypatch.setattr(training, name, less)
    trained, *others = found = [[] for _ in range(times)]
    for lines in found:
        learnt, report = train(Plan(batches=2, trial=4, odds=4, games=2), 3, lines.append)
        assert report == lines
        lines.append(written(learnt))
    assert all(lines[-1] == trained[-1] for lines in others)
    assert "4 rounds: R2" in trained[0]
    assert "one last net among first ones" in trained[-4]
    assert "told chances with 2 seats: Brier score" in trained[-2]
