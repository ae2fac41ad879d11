"""The chance to win, compared with a softmax by hand and with finished games."""

from itertools import islice

import numpy as np
import pytest
from playing import TIDE_SETTINGS, Setting, random_moments

from tide_gui.bots.turn_the_tide import hand_worlds as hand_worlds_module
from tide_gui.bots.turn_the_tide import leaf_values as leaf_values_module
from tide_gui.bots.turn_the_tide import plan as plan_module
from tide_gui.bots.turn_the_tide.evidence import no_evidence
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.leaf_values import Prospects, chances_to_win, heat
from tide_gui.bots.turn_the_tide.value_net import WIDE
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

GAMES, SEATS, KINDS, CARDS, OUTCOMES = 3, 3, 2, 4, 6
QUICK = SearchSettings(samples=4, rounds=4)


def any_prospects(rng):
    points = rng.normal(3, 2, (GAMES, SEATS, KINDS, CARDS, OUTCOMES)).astype(np.float32)
    return Prospects(points, points.mean(axis=(2, 3)))


@pytest.mark.parametrize("out", [0, 1, 2])
@pytest.mark.parametrize("scale", [1.0, 12.0])
def test_the_chance_to_win_is_a_softmax_over_all_scores(out, scale):
    rng = np.random.default_rng(out)
    found = any_prospects(rng)
    base, settled = (rng.normal(0, scale, (GAMES, count)).astype(np.float32) for count in (SEATS, out))
    warm = np.array([0.05, 0.4, 2.0], np.float32)
    chances_found = chances_to_win(found, base, settled, warm)
    for game, seat, kind, card, outcome in np.ndindex(*chances_found.shape):
        own = float(found.points[game, seat, kind, card, outcome] + base[game, seat])
        others = [float(found.mean[game, rival, outcome] + base[game, rival]) for rival in range(SEATS)]
        scores = np.array([own, *others[:seat], *others[seat + 1 :], *settled[game].tolist()])
        powers = np.exp((scores - scores.max()) / float(warm[game]))
        assert chances_found[game, seat, kind, card, outcome] == pytest.approx(
            powers[0] / powers.sum(), abs=1e-4
        )


def certain(*points):
    """Return prospects in which every seat makes these points, whatever is played."""
    made = np.array(points, np.float32)
    shape = (1, len(made), 1, 1, len(made) * (len(made) - 1))
    whole = np.broadcast_to(made[None, :, None, None, None], shape)
    return Prospects(whole, whole[:, :, 0, 0])


@pytest.mark.parametrize(
    ("points", "settled", "chances"),
    [
        ((5, 4, 4), (), (1, 0, 0)),
        ((5, 5, 4), (), (0.5, 0.5, 0)),
        ((5, 5, 5), (), (1 / 3, 1 / 3, 1 / 3)),
        ((5, 4, 4), (9,), (0, 0, 0)),
        ((45, 44, 1), (2,), (1, 0, 0)),
    ],
)
def test_after_the_last_card_the_best_has_won(points, settled, chances):
    found = certain(*points)
    base = np.zeros((1, len(points)), np.float32)
    chances_found = chances_to_win(found, base, np.array([settled], np.float32), heat(np.array([0]), 0))
    np.testing.assert_allclose(chances_found[0, :, 0, 0, 0], chances, atol=1e-3)


def test_the_heat_grows_with_the_hands_to_come():
    later = [
        float(heat(np.array([rounds]), hands)[0])
        for rounds, hands in ((0, 0), (0, 1), (0, 11), (1, 0), (4, 11))
    ]
    assert sorted(later) == later
    assert later[0] < 0.1


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_the_heat_does_not_count_the_hand_that_is_bid_for(setting, monkeypatch):
    calls = []
    monkeypatch.setattr(
        hand_worlds_module,
        "heat",
        lambda rounds, hands: calls.append((int(rounds[0]), hands)) or heat(rounds, hands),
    )
    for table in islice(random_moments(setting, 2), 0, None, 7):
        view = table.view(min(table.waiting_for()))
        calls.clear()
        hand_worlds_module.hand_worlds_of(view, QUICK, np.zeros(setting.seats, np.float32))
        assert calls == [(setting.seats - 1 - len(view.rounds), HANDS - 1 - len(view.hands))]


def test_a_seat_that_is_out_keeps_its_score_and_loses_a_point(monkeypatch):
    settled_scores = []

    def spied(found, base, settled, warm):
        settled_scores.append(settled)
        return chances_to_win(found, base, settled, warm)

    monkeypatch.setattr(hand_worlds_module, "chances_to_win", spied)
    for table in random_moments(Setting(TurnTheTide(), 5), 1):
        view = table.view(min(table.waiting_for()))
        if not all(place.afloat for place in view.places):
            hand_worlds_module.hand_worlds_of(view, QUICK, np.zeros(5, np.float32))
            out = [seat for seat, place in enumerate(view.places) if not place.afloat]
            np.testing.assert_allclose(settled_scores[-1][0], hand_worlds_module.base_of(view)[out] - 1)
    assert settled_scores


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_outcomes_add_up_so_that_hardly_anything_is_clipped(setting, monkeypatch):
    """Chances are clipped to 0..1, which must not hide an error."""
    seen = []
    rounded = plan_module._rounded
    monkeypatch.setattr(plan_module, "_rounded", lambda chance: seen.append(chance) or rounded(chance))
    for table in islice(random_moments(setting, 3), 0, None, 9):
        plan_module.plan_for(table.view(min(table.waiting_for())), QUICK, no_evidence(setting.seats))
    assert seen
    assert all((chance > -1e-6).all() and (chance < 1 + 1e-4).all() for chance in seen)


def test_a_hand_that_is_the_same_in_all_samples_is_judged_like_any_other():
    rng, net = np.random.default_rng(3), experience().net
    wide = rng.normal(size=(GAMES, SEATS, OUTCOMES, WIDE)).astype(np.float32)
    left = rng.normal(size=(GAMES, SEATS, KINDS, CARDS, WIDE)).astype(np.float32)
    left[:, 1] = left[:, 1, :1]
    deep = np.maximum(wide[:, :, None, None] + left[:, :, :, :, None], 0)
    narrow = np.maximum(deep @ net.narrow + net.narrow_bias, 0)
    wanted = (narrow @ net.out)[..., 0] + net.out_bias
    np.testing.assert_allclose(
        leaf_values_module._points_to_come(net, wide, left), wanted, rtol=1e-4, atol=1e-5
    )
