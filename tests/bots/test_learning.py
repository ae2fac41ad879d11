"""What the net learns from and how: possible rounds, correct gradients, files that read back."""

from dataclasses import replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import numpy as np
import pytest

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.learnt_file import LARGEST_MIB
from tide_gui.bots.turn_the_tide import training
from tide_gui.bots.turn_the_tide.array_rules import begun
from tide_gui.bots.turn_the_tide.backpropagation import BATCH, explained, fresh, gradient, only, taught
from tide_gui.bots.turn_the_tide.experience import experience, from_file, read, usual_file, written
from tide_gui.bots.turn_the_tide.habits import population
from tide_gui.bots.turn_the_tide.self_play import (
    Company,
    Judges,
    Rounds,
    Samples,
    play,
    practised,
    tides_after,
)
from tide_gui.bots.turn_the_tide.training import Plan, train
from tide_gui.bots.turn_the_tide.value_net import SHAPES, Net, from_vector, to_vector
from tide_gui.resource_files import NoResources
from tide_gui.rules.turn_the_tide.cards import HANDS

SEATS = (3, 4, 5)
COUNT = 24
HABITS = population(20, np.random.default_rng(0))

everywhere = pytest.mark.parametrize("seats", SEATS)


def rng():
    return np.random.default_rng(1)


def company(seats, count=COUNT):
    """Return players of whom half have habits."""
    habitual = np.arange(seats * count).reshape(seats, count) % 2 == 0
    return Company(HABITS, np.zeros((seats, count), np.intp), habitual, trust=0.9)


def played(seats, judges=None, count=COUNT):
    return practised(seats, count, judges, company(seats, count), 2, rng())


def known():
    return Judges(experience().net, experience().naive)


# -- the net -------------------------------------------------------------------------------------


def test_a_net_reads_back_from_its_vector():
    net = fresh(rng())
    vector = to_vector(net)
    again = from_vector(vector)
    assert vector.size == sum(int(np.prod(shape)) for shape in SHAPES.values())
    assert Net._fields == tuple(SHAPES)
    for part, same, shape in zip(net, again, SHAPES.values(), strict=True):
        assert part.shape == same.shape == shape
        np.testing.assert_array_equal(part, same)
    np.testing.assert_array_equal(to_vector(again), vector)


def exact(parts, kind):
    """Convert to double precision."""
    return kind(*(np.asarray(part, np.float64) if part.dtype == np.float32 else part for part in parts))


def mean_square(net, samples):
    embedded = net.embedded(samples.seats) * samples.afloat[..., None]
    predicted = net.worth(samples.seats, samples.scene, embedded.sum(axis=0) - embedded)
    return ((predicted - samples.more)[samples.afloat] ** 2).mean()


@pytest.mark.parametrize("part", SHAPES)
@everywhere
def test_the_gradient_agrees_with_finite_differences(seats, part):
    samples = exact(only(played(seats).samples, np.arange(40)), Samples)
    net = exact(fresh(rng()), Net)
    slope = getattr(gradient(net, samples), part)
    direction = rng().normal(size=SHAPES[part])
    step = 1e-6

    def moved(by):
        return mean_square(net._replace(**{part: getattr(net, part) + by * direction}), samples)

    assert (moved(step) - moved(-step)) / (2 * step) == pytest.approx(
        (slope * direction).sum(), rel=1e-4, abs=1e-6
    )


def test_a_taught_net_explains_the_samples_and_the_net_before_is_unchanged():
    samples = played(3, count=2 * BATCH // (HANDS - 1)).samples
    before = fresh(rng())
    kept = to_vector(before)
    net = taught(before, [samples], 12, rng())
    assert explained(net, samples) > explained(before, samples) + 0.1
    assert explained(net, samples) > 0.1
    np.testing.assert_array_equal(to_vector(before), kept)
    np.testing.assert_array_equal(to_vector(net), to_vector(taught(before, [samples], 12, rng())))


# -- the file ------------------------------------------------------------------------------------


def test_experience_reads_back_and_is_written_with_the_same_bytes(tmp_path):
    path = tmp_path / "again.npz"
    path.write_bytes(written(experience()))
    assert path.read_bytes() == written(read(path)) == written(read(usual_file()))
    for one, other in zip(read(path)[:-1], experience()[:-1], strict=True):
        for part, same in zip(one, other, strict=True):
            np.testing.assert_array_equal(part, same)
    np.testing.assert_equal(read(path).corrections, experience().corrections)


@pytest.mark.parametrize("harm", ["gone", "empty", "cut", "rubbish", "a bit", "a version", "another file"])
def test_experience_that_is_lost_or_damaged_is_a_fault_of_the_player(tmp_path, monkeypatch, harm):
    whole = written(experience())
    middle = len(whole) // 2
    version = whole.index(b"PK\1\2") + 6  # of ZIP, in the list of contents
    nothing_learnt = BytesIO()
    np.savez(nothing_learnt, net=np.zeros(3))
    harmed = {
        "empty": b"",
        "cut": whole[:middle],
        "rubbish": b"rubbish",
        "a bit": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "a version": whole[:version] + b"\xff" + whole[version + 1 :],
        "another file": nothing_learnt.getvalue(),
    }
    path = tmp_path / "bots.npz"
    if harm in harmed:
        path.write_bytes(harmed[harm])
    monkeypatch.setattr("tide_gui.bots.turn_the_tide.experience.usual_file", lambda: path)
    with pytest.raises(PlayerFault, match=r"lost or damaged.*bots\.npz"):
        from_file.__wrapped__()


def write_zeros(path, mebibytes, method):
    """Write an array of zeros; the deflate method makes 1 KiB of each MiB."""
    header = {"descr": "|i1", "fortran_order": False, "shape": (mebibytes << 20,)}
    with ZipFile(path, "w", method) as file, file.open("net.npy", "w") as part:
        np.lib.format.write_array_header_1_0(part, header)
        for _ in range(mebibytes):
            part.write(bytes(1 << 20))


@pytest.mark.parametrize("method", [ZIP_DEFLATED, ZIP_STORED], ids=["packed", "as it is"])
def test_experience_that_is_too_big_is_refused_before_it_is_unpacked(tmp_path, monkeypatch, method):
    path = tmp_path / "bots.npz"
    write_zeros(path, LARGEST_MIB, method)
    monkeypatch.setattr("tide_gui.bots.turn_the_tide.experience.usual_file", lambda: path)
    monkeypatch.setattr(np, "load", lambda *_, **__: pytest.fail("it was unpacked"))
    with pytest.raises(PlayerFault, match=r"learnt is too big, more than 64 MiB: .*bots\.npz"):
        from_file.__wrapped__()


def test_an_installation_without_resources_is_a_fault_of_the_player(monkeypatch):
    def lost():
        raise NoResources("Tide Table has lost its pictures.")

    monkeypatch.setattr("tide_gui.bots.turn_the_tide.experience.usual_file", lost)
    with pytest.raises(PlayerFault, match="lost its pictures"):
        from_file.__wrapped__()


def test_the_experience_of_the_bots_is_whole():
    learnt = experience()
    assert learnt.hand_worth.shape == (len(SEATS), 13)
    assert learnt.hand_worth[:, 3:9].min() > -1
    assert learnt.hand_worth.max() < 13
    assert (learnt.hand_worth[:, 9] > learnt.hand_worth[:, 3]).all(), "many tokens are worth more than few"
    assert all(np.isfinite(to_vector(net)).all() for net in (learnt.net, learnt.naive))
    assert np.isfinite(learnt.habits.draw).all()
    assert learnt.corrections.keys() == set(SEATS)
    assert all(np.isfinite(part).all() for correction in learnt.corrections.values() for part in correction)


# -- practice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("judges", [lambda: None, known], ids=["anything", "by judges"])
@everywhere
def test_practice_rounds_are_possible_rounds(seats, judges):
    found = played(seats, judges())
    samples = found.samples
    positions = len(samples.scene)
    assert found.tokens.shape == found.points.shape == (seats, COUNT)
    assert samples.seats.shape[:2] == samples.afloat.shape == samples.more.shape == (seats, positions)
    assert COUNT <= positions <= COUNT * (HANDS - 1)
    assert ((found.tokens >= 0) & (found.tokens <= HANDS)).all()
    assert ((found.points >= -1) & (found.points <= found.tokens + 1)).all()
    assert (samples.afloat.sum(axis=0) >= 3).all(), "nothing is learnt once a round is over"
    up = np.rint(samples.seats[..., 5] * 6)
    made = samples.more + up
    np.testing.assert_array_equal(made, np.rint(made))
    assert ((made >= -1) & (made <= HANDS + 1)).all()
    assert (made[~samples.afloat] == -1).all(), "a seat that is out stays out"
    assert (samples.scene[:, 1:HANDS].sum(axis=1) == 1).all(), "some hands are left"
    left = samples.scene[:, HANDS + 4 :].sum(axis=1) * 2
    np.testing.assert_array_equal(left, 2 * samples.scene[:, :HANDS].argmax(axis=1))


def test_the_same_seed_practises_the_same():
    first, second = (played(3, known()) for _ in range(2))
    for part, same in zip((*first.samples, *first[1:]), (*second.samples, *second[1:]), strict=True):
        np.testing.assert_array_equal(part, same)


def test_a_played_card_is_gone_and_the_others_are_kept():
    cards = np.array([[[1, 5, 9]], [[2, 6, 10]], [[3, 7, 11]]], np.int8)
    nothing = np.zeros(0, np.float32)
    sea = np.zeros((3, 1), np.int8)
    rounds = Rounds(begun(sea + 2), cards, np.array([[4], [8]], np.int8), nothing, nothing, nothing)
    play(rounds, np.array([[0], [2], [1]]))
    assert rounds.cards[:, 0].tolist() == [[5, 9], [2, 6], [3, 11]]
    assert rounds.sea.tide[:, 0].tolist() == [0, 4, 8]
    assert rounds.sea.up[:, 0].tolist() == [2, 2, 1]


def test_the_deck_of_tides_is_counted_down():
    offers = np.array([[[1], [2]], [[2], [12]], [[1], [12]]], np.int8)
    left = tides_after(offers)[:, 0]
    assert left[0].tolist() == [1, 1] + [2] * 10
    assert left[-1].tolist() == [0, 0] + [2] * 9 + [0]


# -- training ------------------------------------------------------------------------------------


def test_more_effort_is_more_of_everything():
    half, usual = Plan().scaled(0.5), Plan()
    assert half.naive.rounds * 2 == usual.naive.rounds
    assert [each.rounds * 2 for each in half.generations] == [each.rounds for each in usual.generations]
    assert half.trial * 2 == usual.trial
    assert usual.scaled(1) == usual


@pytest.mark.slow
def test_a_training_reports_each_step_as_it_goes(monkeypatch):
    monkeypatch.setattr(training, "SEATS", (3,))
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 10)
    plan = replace(Plan(), generations=Plan().generations[:1]).scaled(0.0001)
    plan = replace(plan, games=1, first_rounds=2)
    lines = []
    assert train(plan, 3, lines.append)[1] == lines
    assert [line.split(":")[0] for line in lines[:2]] == ["naive play", "generation 1"]
    assert "told chances with 3 seats: Brier score" in lines[-1]
    assert "one new among old ones wins" in lines[2]
