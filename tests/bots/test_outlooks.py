"""How often each seat wins if all play on alike: shared out, the same from every seat, right at the end."""

from dataclasses import replace

import numpy as np
import pytest
from bench import outlook as bench
from fourth_game import PEBBLES
from fourth_game.rules import Pebbles
from msgspec.json import decode, encode
from playing import SETTINGS, Setting, played_out

from tide_gui import registry
from tide_gui.bots.answering import answers_of_all
from tide_gui.bots.calibration import chance_of, log_odds, stretched
from tide_gui.bots.onda import outlook as onda_outlook
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.value_net import Worth
from tide_gui.bots.outlooks import outlook_of, outlooks, states_of
from tide_gui.bots.protocol import outlook_question
from tide_gui.bots.turn_the_tide import outlook as tide_outlook
from tide_gui.characters import Level
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Result
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.ui.play.outlook_desk import transcript_of

GAMES = {
    "turn-the-tide": (TurnTheTide(), 4),
    "onda": (Onda(), 3),
    "turning-tides": (TurningTides(), 2),
}
every_game = pytest.mark.parametrize("key", GAMES)
DEAL = 4  # a short game of Turning Tides, in which a ship is beaten


def transcript(setting, deal=DEAL):
    return transcript_of(played_out(setting.table(deal), deal).record)


def moments(setting, deal=DEAL):
    """The states of a random game in which somebody is to act."""
    game = setting.game
    return [state for state in states_of(game, transcript(setting, deal)) if game.to_act(state) - {-1}]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_whole_victory_is_shared_out_at_every_moment(setting):
    played = transcript(setting)
    chosen = range(1, len(played.moves), max(len(played.moves) // 12, 1))
    states = dict(enumerate(states_of(setting.game, played)))
    asked = [at for at in chosen if setting.game.to_act(states[at]) - {-1}]
    found = outlooks(outlook_of(setting.game.key), setting.game, played, asked)
    assert len(found) == len(asked) > 5
    for shares in found:
        assert len(shares) == setting.seats
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1)
    assert len(set(found)) > len(found) // 2


def test_the_earlier_in_the_game_of_the_tide_the_nearer_are_the_shares_to_each_other():
    setting = Setting(*GAMES["turn-the-tide"])
    first, *later = moments(setting)
    left = [tide_outlook._left(state) for state in (first, *later)]
    assert left[0] > 0.95
    assert sorted(left, reverse=True) == left
    assert left[-1] < 0.05
    unsure = stretched(tide_outlook._won(first), tide_outlook.EARLY)
    assert tide_outlook.outlook([first]) == [tuple(unsure)]
    assert max(unsure) < max(tide_outlook._won(first))


def test_who_is_ahead_in_the_last_round_of_onda_may_still_lose_more_than_is_usual():
    """By 16 points, where 15 are usually gained: the fuller the hands, the less is certain."""
    out, lost = Result((), 0), Result((71,), 4)
    last = next(state for state in moments(Setting(Onda(), 2)) if len(state.rounds) == 3)
    full = replace(last, rounds=((out, lost), (lost, out), (out, lost)))
    promised = Worth(np.full((1, 2), -4.5), np.full((1, 2), -4.5), np.full((1, 2), 0.5))
    early, late = (
        onda_outlook._won(state, promised, experience().results[2])[0]
        for state in (full, replace(full, hands=((71,), (72,))))
    )
    assert 0.7 < early < 0.9
    assert early + 0.05 < late < 1


@pytest.mark.parametrize(("seats", "stretch"), [(2, 0.7), (3, 1)])
def test_with_two_seats_of_onda_the_shares_are_nearer_to_each_other(seats, stretch, monkeypatch):
    states = moments(Setting(Onda(), seats))[::20]
    found = onda_outlook.outlook(states)
    monkeypatch.setattr(onda_outlook, "STRETCH", {})
    plain = np.array(onda_outlook.outlook(states))
    assert np.array(found) == pytest.approx(stretched(plain, stretch))
    assert plain.std() > 0.05


@pytest.mark.usefixtures("fourth_game")
def test_the_window_is_answered_and_told_if_a_game_has_no_outlook(monkeypatch):
    setting = Setting(Pebbles(), 2)
    played = transcript(setting)
    line = encode(outlook_question(3, "pebbles", played, [1, 2]))
    [answer] = map(decode, answers_of_all([line]))
    shares = outlooks(outlook_of("pebbles"), setting.game, played, [1, 2])
    assert answer == {"id": 3, "outlooks": [list(each) for each in shares]}
    monkeypatch.setitem(registry._rooms, "pebbles", replace(PEBBLES, outlook=None))
    [answer] = map(decode, answers_of_all([line]))
    assert answer == {"id": 3, "error_message": "pebbles has no outlook", "cannot_play": True}


# -- from every seat -----------------------------------------------------------------------------


def turned(rows):
    """What belongs to the seats, if each moves on by one."""
    return (*rows[-1:], *rows[:-1])


def turned_tide(state):
    hands = tuple(replace(hand, plays=turned(hand.plays)) for hand in state.hands)
    rounds = tuple(
        replace(
            played,
            hands=tuple(replace(hand, plays=turned(hand.plays)) for hand in played.hands),
            results=turned(played.results),
        )
        for played in state.rounds
    )
    parts = {name: turned(getattr(state, name)) for name in ("dealt", "cards", "places", "laid")}
    return replace(state, hands=hands, rounds=rounds, **parts)


def turned_onda(state):
    seats = len(state.hands)
    course = tuple(
        tuple(replace(action, seat=(action.seat + 1) % seats) for action in trick) for trick in state.course
    )
    parts = {name: turned(getattr(state, name)) for name in ("hands", "wilds", "shown")}
    rounds = tuple(map(turned, state.rounds))
    return replace(state, mover=(state.mover + 1) % seats, course=course, rounds=rounds, **parts)


def turned_tides(state):
    board = replace(state.board, ships=turned(state.board.ships), pawn=1 - state.board.pawn)
    queue = tuple(replace(task, seat=1 - task.seat) for task in state.queue)
    course = tuple(
        replace(
            played,
            exchange=turned(played.exchange),
            turns=tuple(replace(turn, plays=turned(turn.plays)) for turn in played.turns),
        )
        for played in state.course
    )
    return replace(state, board=board, places=turned(state.places), queue=queue, course=course)


TURNED = {"turn-the-tide": turned_tide, "onda": turned_onda, "turning-tides": turned_tides}


@every_game
def test_who_sits_where_makes_no_difference(key):
    game, seats = GAMES[key]
    states = moments(Setting(game, seats))[:: 7 if key == "turn-the-tide" else 11]
    found = outlook_of(key)(states)
    again = outlook_of(key)([TURNED[key](state) for state in states])
    for shares, other in zip(found, again, strict=True):
        assert other == pytest.approx(turned(shares), abs=2e-3)


# -- the end -------------------------------------------------------------------------------------


@every_game
def test_just_before_the_end_the_winner_is_nearly_known(key):
    """In random games, too: over some of them, and not in each, because a last move may be a mistake."""
    game, seats = GAMES[key]
    told = []
    for deal in range(4, 10):
        *_, last = moments(Setting(game, seats), deal)
        record = played_out(Setting(game, seats).table(deal), deal)
        [shares] = outlook_of(key)([last])
        told += [sum(shares[seat] * record.outcome().share(seat) for seat in range(seats))]
    assert np.mean(told) > 0.75, told


def test_the_last_hand_of_turn_the_tide_is_counted():
    """With one card in each hand nothing is left to choose; who is level shares the victory."""
    whole = 0
    for deal in range(12):
        setting = Setting(TurnTheTide(), 3)
        *_, last = moments(setting, deal)
        if max(map(len, last.cards)) == 1:
            whole += 1
            outcome = played_out(setting.table(deal), deal).outcome()
            [shares] = outlook_of("turn-the-tide")([last])
            assert shares == pytest.approx([outcome.share(seat) for seat in range(3)], abs=1e-3)
    assert whole > 2


def test_a_card_that_lies_open_is_the_one_that_is_played():
    """In open play the last card of all is the only one that is left: nothing is open before it is laid."""
    setting = Setting(TurnTheTide(), 3, (("open_play", True),))
    whole = 0
    for deal in range(12):
        states = [state for state in moments(setting, deal) if state.laid]
        last = states[-1]
        if sum(map(bool, last.cards)) == 1:
            whole += 1
            outcome = played_out(setting.table(deal), deal).outcome()
            [shares] = outlook_of("turn-the-tide")([last])
            assert shares == pytest.approx([outcome.share(seat) for seat in range(3)], abs=1e-3)
    assert whole


# -- stretching, and the bench -------------------------------------------------------------------


def test_of_two_seats_the_log_odds_are_stretched():
    shares = np.array([[0.7, 0.3], [0.5, 0.5], [1, 0]])
    found = stretched(shares, 1.5)
    assert found[0, 0] == pytest.approx(chance_of(1.5 * log_odds(np.array(0.7))), abs=2e-3)
    assert found[1:].tolist() == shares[1:].tolist()
    assert stretched(np.array([0.5, 0.3, 0.2]), 0.8).sum() == pytest.approx(1)


def test_the_bench_finds_the_stretch_that_makes_curves_true():
    """Of games whose results are drawn from their outlooks, stretched by a half."""
    rng = np.random.default_rng(1)
    outlooks = []
    for deal in range(600):
        shares = stretched(rng.dirichlet(np.ones(3), 1), 1)
        won = np.eye(3)[rng.choice(3, p=stretched(shares, 0.5)[0])]
        outlooks.append(bench.GameOutlooks(shares.repeat(3, axis=0), np.arange(3.0), won, deal))
    *_, slope, stretch = bench.report(outlooks, 3)
    assert float(slope.split()[3]) < 0.75
    assert float(stretch.split()[-1]) == pytest.approx(0.5, abs=0.1)


@pytest.mark.slow
def test_the_bench_looks_only_at_every_third_moment_if_it_is_told_so():
    company = bench.Company("turning-tides", 2, Level.CASUAL)
    whole, part = (bench.outlooks_of(company, DEAL, every) for every in (1, 3))
    assert part.shares.tolist() == whole.shares[::3].tolist()
    assert part.third.tolist() == whole.third[::3].tolist()


@pytest.mark.slow
@every_game
def test_the_bench_plays_among_equals_and_prints_a_table(key, capsys):
    _, seats = GAMES[key]
    bench.main([key, "--seats", str(seats), "--deals", "2", "--level", "casual", "--first", "5"])
    first, second, *lines = capsys.readouterr().out.splitlines()
    assert (first, second) == ("deals 5 to 6, casual players", f"{seats} seats, 2 deals:")
    assert len(lines) == 3 + 1 + 2
    assert "slope of all: " in lines[-2]
