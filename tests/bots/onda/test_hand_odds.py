"""The odds of hands in Onda: what the hands of the net take, counted beside what random hands take."""

import numpy as np
import pytest
from bench.onda import odds
from bench.onda.former import FILE, Former
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.onda.array_rules import FACES, faces_counted
from tide_gui.bots.onda.calibration_training import NO_CORRECTIONS
from tide_gui.bots.onda.experience import experience, read, written
from tide_gui.bots.onda.fewest_plays import fewest_plays
from tide_gui.bots.onda.hand_odds import counted, hands_of_others, shuffled_unseen
from tide_gui.bots.onda.self_play import moments
from tide_gui.bots.onda.training import odds_of_hands
from tide_gui.bots.onda.worlds import ALL_ALIKE, values_so_far
from tide_gui.characters import Temper
from tide_gui.rules.onda.combinations import COPIES
from tide_gui.rules.onda.moves import HAND
from tide_gui.rules.onda.rulebook import Onda

SEATS = Onda().seats
everywhere = pytest.mark.parametrize("seats", SEATS)
ROUNDS = 30


def some_moments(seats):
    return moments(experience().net, ROUNDS, seats, np.random.default_rng(1))


@everywhere
def test_moments_go_on_until_every_round_is_over(seats):
    counts = [len(rounds.mover) for rounds in some_moments(seats)]
    assert counts[0] == ROUNDS
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] >= 1


@everywhere
def test_hands_of_others_have_as_many_cards_as_they_have_and_plays_between_one_and_that(seats):
    for rounds in some_moments(seats):
        found = list(hands_of_others(rounds, np.random.default_rng(2)))
        assert len(found) == seats - 1
        next_seat = rounds.held[np.arange(len(rounds.mover)), (rounds.mover + 1) % seats].sum(axis=2)
        assert (found[0].cards == next_seat.sum(axis=1)).all()
        assert (found[0].true == fewest_plays(next_seat)).all()
        for hands in found:
            assert (hands.random >= 1).all()
            assert (hands.random <= hands.cards).all()


@everywhere
def test_random_hands_hold_only_what_the_mover_has_not_seen(seats):
    """It has not seen what others hold and do not show, their wilds, and what was not dealt."""
    for rounds in list(some_moments(seats))[::9]:
        cards = shuffled_unseen(rounds, np.random.default_rng(2))
        rows, mover = np.arange(len(rounds.mover)), rounds.mover
        for row, seat in zip(rows, mover, strict=True):
            others = [other for other in range(seats) if other != seat]
            hidden = rounds.held[row, others] - rounds.shown[row, others]
            wilds = faces_counted(rounds.wilds[row, others]).sum(axis=0)
            whole = (
                rounds.held[row].sum(axis=0) + faces_counted(rounds.wilds[row]).sum(axis=0) + rounds.gone[row]
            )
            expected = hidden.sum(axis=0) + wilds + (COPIES - whole)
            assert (faces_counted(cards[row, : expected.sum()]) == expected).all()
            assert (faces_counted(cards[row]) == COPIES).all()


def test_the_values_of_the_first_cards_are_counted():
    cards = np.array([[0, 1, 4], [FACES - 1, 2, 3]], np.int8)
    counts = values_so_far(cards)
    assert counts.sum(axis=2).tolist() == [[0, 1, 2, 3]] * 2
    assert counts[0, -1].nonzero()[0].tolist() == [0, 2]
    assert counts[0, -1, 0] == 2
    assert counts[1, 1].nonzero()[0].tolist() == [14]


@everywhere
def test_players_keep_what_combines(seats):
    found = counted(experience().net, 100, seats, np.random.default_rng(3))
    assert found.shape == (HAND + 1, HAND + 1)
    assert (found > 0).all()
    for cards in (2, 4):
        assert found[cards, 1] > 1.5 > 0.7 > found[cards, cards]
    assert (found[6, 8:] == 1).all(), "six cards take at most six plays"


@pytest.mark.slow
def test_the_trained_odds_are_those_of_the_trained_net():
    often = ((2, 1), (2, 2), (4, 2), (6, 3), (8, 4), (10, 4))
    again = odds_of_hands(experience().net, 200, 5)
    assert again.keys() == experience().odds.keys() == set(SEATS)
    for seats, found in again.items():
        for place in often:
            assert experience().odds[seats][place] == pytest.approx(found[place], rel=0.5), (seats, place)


def test_odds_are_counted_anew_without_training_the_net(tmp_path, capsys):
    path = tmp_path / "bots.npz"
    path.write_bytes(written(experience()))
    odds.main(["--rounds", "5", "--seed", "4", "--file", str(path)])
    found = read(path)
    expected = odds_of_hands(experience().net, 5, 4)
    assert all((found.odds[seats] == expected[seats]).all() for seats in SEATS)
    assert written(found._replace(odds=experience().odds)) == written(experience())
    assert " 2 cards: " in capsys.readouterr().out


def test_told_chances_are_fitted_to_the_new_odds_if_games_are_asked_for(tmp_path, monkeypatch):
    path, fitted = tmp_path / "bots.npz", []
    path.write_bytes(written(experience()))

    def learnt_to_tell(learnt, games, seed, _say, _place):
        fitted.append((learnt.odds[2].tolist(), games, seed))
        return learnt._replace(corrections=NO_CORRECTIONS)

    monkeypatch.setattr(odds, "learnt_to_tell", learnt_to_tell)
    odds.main(["--rounds", "5", "--games", "7", "--file", str(path)])
    assert fitted == [(odds_of_hands(experience().net, 5, 1)[2].tolist(), 7, 1)]
    assert read(path).corrections[2].stretch.tolist() == NO_CORRECTIONS[2].stretch.tolist()


def test_all_hands_are_alike_to_former_experts():
    ask = next(table.ask(min(table.waiting_for())) for table in random_moments(Setting(Onda(), 3), 1))
    assert all((each == ALL_ALIKE).all() for each in read(FILE).odds.values())
    assert Former(Temper.STEADY).choose(ask, 1, BUDGET) in ask.choices
