"""Regret matching of Turning Tides finds mixtures that cannot be exploited."""

import numpy as np
import pytest

from tide_gui.bots.turning_tides.known import CARDS, KINDS, Known
from tide_gui.bots.turning_tides.mixed_strategies import Hands, mixed
from tide_gui.bots.turning_tides.possible_hands import enemy_hands, hands_after_draw, own_hands

WIDTH = len(CARDS)
ROCK_PAPER_SCISSORS = [[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]


def hand(*cards):
    return [number in cards for number in range(WIDTH)]


def hands(*rows):
    return Hands(np.array([rows]), np.full((1, len(rows)), np.float32(1 / len(rows))))


def game(rows):
    found = np.zeros((1, WIDTH, WIDTH), np.float32)
    found[0, : len(rows), : len(rows[0])] = rows
    return found


def test_rock_paper_scissors_is_mixed_evenly():
    everything = hands(hand(0, 1, 2))
    found = mixed(game(ROCK_PAPER_SCISSORS), everything, everything, 500)
    np.testing.assert_allclose(found.own[0, :3], 1 / 3, atol=0.02)
    assert found.value[0] == pytest.approx(0.5, abs=0.01)


def test_a_card_that_is_in_no_hand_is_never_played():
    found = mixed(game(ROCK_PAPER_SCISSORS), hands(hand(0, 1)), hands(hand(0, 2)), 500)
    assert found.own[0, 2:].sum() == 0
    assert found.own.sum() == pytest.approx(1)


def test_a_mixture_answers_what_the_enemy_may_hold():
    """Paper is safe while the enemy surely has no scissors, and wins nothing once it has nothing else."""
    without, only = (
        mixed(game(ROCK_PAPER_SCISSORS), hands(hand(0, 1, 2)), hands(each), 300)
        for each in (hand(0), hand(2))
    )
    assert without.own[0].argmax() == 1
    assert only.own[0].argmax() == 0


def test_no_answer_wins_more_than_the_value():
    rng = np.random.default_rng(4)
    payoffs = rng.random((20, WIDTH, WIDTH), np.float32)
    held = rng.random((20, 5, WIDTH)) < 0.5
    held[..., 0] = True
    enemy = Hands(held, np.full((20, 5), np.float32(0.2)))
    own = Hands(np.ones((20, 1, WIDTH), np.bool_), np.ones((20, 1), np.float32))
    found = mixed(payoffs, own, enemy, 600)
    against = (found.own[:, None] @ payoffs)[:, 0]
    worst = np.where(held, against[:, None], 1).min(axis=2).mean(axis=1)
    assert (found.value - worst).max() < 0.02
    assert (worst <= found.value + 1e-4).all()


def known(hand=(), pile=(), hidden=(), enemy_hand=0, enemy_pile=0):
    def row(cards):
        return np.array([[cards.count(kind) for kind in KINDS]], np.float32)

    nothing, sizes = row(()), [np.array([size], np.float32) for size in (enemy_hand, enemy_pile)]
    return Known(row(hand), row(pile), nothing, row(hidden), nothing, *sizes)


def in_words(hands):
    """Return the hands of the first position with their weights."""
    return {
        " ".join(card for card, held in zip(CARDS, row, strict=True) if held): pytest.approx(float(weight))
        for row, weight in zip(hands.cards[0], hands.weights[0], strict=True)
        if weight
    }


def test_the_enemy_may_hold_what_is_hidden_as_often_as_it_is_dealt():
    found = enemy_hands(known(hidden=("cannon", "cannon", "fire"), enemy_hand=2, enemy_pile=1))
    assert in_words(found) == {"wait cannon": 1 / 3, "wait cannon fire": 2 / 3}
    assert in_words(enemy_hands(known(hidden=("fire",)))) == {"wait": 1}


def test_the_own_hand_is_known_and_may_draw_what_is_in_the_pile():
    seat = known(hand=("swing",), pile=("cannon", "cannon", "fire"))
    assert in_words(own_hands(seat)) == {"wait swing": 1}
    assert in_words(hands_after_draw(seat)) == {"wait cannon swing": 2 / 3, "wait swing fire": 1 / 3}
    assert in_words(hands_after_draw(known(hand=("swing",)))) == {"wait swing": 1}
