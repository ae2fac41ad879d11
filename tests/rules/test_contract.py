"""What holds for the rules of every game."""

import os
import subprocess
import sys
from itertools import combinations, zip_longest
from random import Random

import msgspec
import pytest
from fourth_game.rules import Pebbles
from hypothesis import given
from hypothesis import strategies as st
from playing import (
    ADD_NO_PAIR,
    EVERY_SETTING,
    PLAIN_SETTINGS,
    TIDE_SETTINGS,
    Setting,
    at_some_moment,
    one_turn,
    picked,
    played_out,
)
from worlds import other_world

from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import NATURE, Game, IllegalMove, UnplayableTable, places
from tide_gui.table.record import NatureMove, Record, read_record, written
from tide_gui.table.table import nature, replay

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
seeds = st.integers(0, 10**9)


def deals_of(record: Record) -> list[str]:
    return [entry.move for entry in record.entries if isinstance(entry, NatureMove)]


@every_setting
@given(seed=seeds)
def test_every_game_ends_with_somebody_ahead(setting, seed):
    outcome = played_out(setting.table(seed), seed).outcome()
    assert outcome is not None
    assert len(outcome.scores) == setting.seats
    assert set(outcome.winners) <= set(range(setting.seats))
    assert outcome.winners


@every_setting
@given(seed=seeds)
def test_moves_read_back_and_are_distinct_in_writing(setting, seed):
    table = at_some_moment(setting, seed)
    game = setting.game
    for seat in table.waiting_for():
        texts = [game.write(move) for move in table.choices(seat)]
        assert len(set(texts)) == len(texts)
        assert [game.read(text) for text in texts] == list(table.choices(seat))
    deals = deals_of(table.record)
    assert [game.write(game.read(deal)) for deal in deals] == deals


every_game = pytest.mark.parametrize("game", [*all_games(), Pebbles()], ids=lambda game: game.key)


@every_game
@given(text=st.text(max_size=30))
def test_rubbish_is_no_move(game, text):
    try:
        move = game.read(text)
    except IllegalMove as error:
        assert str(error)  # noqa: PT017  # most texts are refused, some are moves
    else:
        assert game.write(move) == text


@every_setting
@given(seed=seeds, cut=st.integers(0, 200))
def test_a_move_torn_or_doubled_is_no_move(setting, seed, cut):
    table = at_some_moment(setting, seed)
    game = setting.game
    texts = [game.write(move) for seat in table.waiting_for() for move in table.choices(seat)[:3]]
    texts += deals_of(table.record)[:2]
    for text in texts:
        for spoilt in (text[:cut], text + " ", " " + text, text + " " + text, text.upper() + "!"):
            test_rubbish_is_no_move.hypothesis.inner_test(game, spoilt)


@every_setting
@given(seed=seeds)
def test_a_record_reads_back_and_replays_to_the_same_table(setting, seed):
    table = at_some_moment(setting, seed)
    page = written(table.record, table.standing(), table.outcome())
    record = read_record(page, "page")
    assert record == table.record
    *_, last = replay(setting.game, record)
    for seat in setting.viewers():
        assert setting.game.view(last.state, seat) == table.view(seat)
    assert setting.game.to_act(last.state) == table.waiting_for()


@every_setting
@given(seed=seeds)
def test_what_a_seat_imagines_looks_the_same_to_it(setting, seed):
    table = at_some_moment(setting, seed)
    game = setting.game
    for seat in setting.viewers():
        view = table.view(seat)
        imagined = game.imagine(view, Random(seed))
        assert game.view(imagined, seat) == view
        assert game.to_act(imagined) == table.waiting_for()
        assert game.outcome(imagined) == table.outcome()
        if seat in table.waiting_for():
            assert game.legal(imagined, seat) == table.choices(seat)


@every_setting
@given(seed=seeds)
def test_an_empty_table_can_be_imagined_too(setting, seed):
    state = setting.game.start(setting.seats, setting.game.options_type(**dict(setting.options)))
    for seat in setting.viewers():
        view = setting.game.view(state, seat)
        assert setting.game.view(setting.game.imagine(view, Random(seed)), seat) == view


@every_setting
@given(seed=seeds)
def test_what_a_seat_may_not_know_does_not_show(setting, seed):
    table = at_some_moment(setting, seed)
    game, truth = setting.game, table._state
    for seat in setting.viewers():
        other = other_world(game, truth, (seat,), Random(seed))
        assert game.view(other, seat) == game.view(truth, seat)
        assert game.to_act(other) == game.to_act(truth)
        assert game.standing(other) == game.standing(truth)
        assert game.outcome(other) == game.outcome(truth)
        assert seat is None or game.legal(other, seat) == game.legal(truth, seat)


# Events that show what was hidden, and events after which a seat may know more.
SHOWN = {"HandsShown"}
HANDED_OVER = {"HandsPassed", "GameEnded"}


def the_same_to_everybody(events: tuple[object, ...], others: tuple[object, ...]) -> bool:
    """Whether two worlds are still alike; they may differ only once something is shown."""
    for event, other in zip_longest(events, others):
        kinds = {type(event).__name__, type(other).__name__}
        if event != other:
            assert len(kinds) == 1
            assert kinds <= SHOWN
        if event != other or kinds & HANDED_OVER:
            return False
    return True


def moves_in_both(game: Game, truth: object, other: object, rng: Random) -> dict[int, object]:
    """Return moves for a turn that can be played in both worlds, empty if there is none."""
    common = {
        mover: tuple(move for move in game.legal(truth, mover) if move in game.legal(other, mover))
        for mover in sorted(game.to_act(truth))
    }
    return {mover: picked(moves, rng) for mover, moves in common.items()} if all(common.values()) else {}


def alike_after_a_turn(game: Game, seat: int | None, truth: object, other: object, rng: Random) -> bool:
    """Play the same turn in two worlds; return whether it looked the same to the seat."""
    moves = moves_in_both(game, truth, other, rng)
    if not moves:
        return False
    (truth, events), (other, other_events) = game.play(truth, moves), game.play(other, moves)
    if not the_same_to_everybody(events, other_events):
        return False
    assert game.view(truth, seat) == game.view(other, seat)
    assert game.to_act(truth) == game.to_act(other)
    assert seat is None or game.legal(truth, seat) == game.legal(other, seat)
    return True


def stayed_alike(setting: Setting, seed: int) -> list[bool]:
    """Return by onlooker whether a different world still looked the same after a turn."""
    game, truth, rng = setting.game, at_some_moment(setting, seed)._state, Random(seed)
    others = [(seat, other_world(game, truth, (seat,), rng, next_alike=True)) for seat in setting.viewers()]
    return [alike_after_a_turn(game, seat, truth, other, rng) and truth != other for seat, other in others]


@every_setting
@given(seed=seeds)
def test_what_a_seat_may_not_know_changes_no_event_and_not_its_view(setting, seed):
    assert len(stayed_alike(setting, seed)) == setting.seats + 1


@every_setting
def test_other_worlds_differ_and_yet_stay_alike_often_enough_to_be_compared(setting):
    compared = [alike for seed in range(16) for alike in stayed_alike(setting, seed)]
    assert sum(compared) > len(compared) / 5


@every_setting
@given(seed=seeds)
def test_only_those_who_are_to_act_have_moves_and_all_of_them_do(setting, seed):
    table = at_some_moment(setting, seed)
    state, game = table._state, setting.game
    for seat in range(setting.seats):
        assert bool(game.legal(state, seat)) == (seat in game.to_act(state))


@every_setting
@given(seed=seeds)
def test_a_turn_takes_exactly_the_moves_that_are_due(setting, seed):
    table = at_some_moment(setting, seed)
    game, state = setting.game, table._state
    moves = {seat: table.choices(seat)[0] for seat in table.waiting_for()}
    stranger = next((seat for seat in (*range(setting.seats), NATURE) if seat not in moves), setting.seats)
    some_move = next(iter(moves.values()), game.read(table.record.entries[0].move))
    with pytest.raises(IllegalMove):
        game.play(state, {**moves, stranger: some_move})
    if moves:
        moves.popitem()
        with pytest.raises(IllegalMove):
            game.play(state, moves)


@every_setting
@given(seed=seeds)
def test_any_order_of_envelopes_gives_the_same_events_and_record(setting, seed):
    rng = Random(seed)
    forwards, backwards = setting.table(seed), setting.table(seed)
    for _ in range(12):
        moves = {seat: picked(forwards.choices(seat), rng) for seat in sorted(forwards.waiting_for())}
        played = [step for seat, move in moves.items() for step in forwards.submit(seat, move)]
        played_backwards = [
            step for seat, move in reversed(moves.items()) for step in backwards.submit(seat, move)
        ]
        assert played == played_backwards
    assert forwards.record == backwards.record


@every_setting
@given(seed=seeds)
def test_a_view_is_plain_data_that_reads_back(setting, seed):
    table = at_some_moment(setting, seed)
    for seat in setting.viewers():
        view = table.view(seat)
        plain = msgspec.json.decode(msgspec.json.encode(view))
        assert msgspec.convert(plain, setting.game.view_type) == view


@every_setting
@given(seed=seeds)
def test_events_and_states_are_plain_data(setting, seed):
    table = at_some_moment(setting, seed)
    msgspec.json.encode(one_turn(table, Random(seed)))
    msgspec.json.encode(table._state)


CHOSEN_PILES = {"turning-tides-2"}  # the choices in the lee decide which cards are dealt


@every_setting
@given(deal=st.integers(0, 10**12 - 1))
def test_nature_deals_the_same_whatever_was_played(setting, deal):
    first, second = (played_out(setting.table(deal), seed).record for seed in (1, 2))
    pairs = list(zip(deals_of(first), deals_of(second), strict=False))
    common = pairs[:1] if str(setting) in CHOSEN_PILES else pairs
    assert all(one == other for one, other in common)
    assert first != second


@every_setting
@given(deal=st.integers(0, 10**12 - 1))
def test_nature_draws_from_the_deal_number_and_the_number_of_its_moves(setting, deal):
    calls = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tide_gui.table.table.nature", lambda *which: calls.append(which) or nature(*which))
        record = played_out(setting.table(deal), deal).record
    assert calls == [(deal, index) for index in range(len(deals_of(record)))]


@every_setting
def test_nature_cannot_play_a_move_of_a_seat_nor_a_seat_one_of_nature(setting):
    game = setting.game
    state = game.start(setting.seats, game.options_type(**dict(setting.options)))
    table = setting.table()
    somebody = next(iter(table.waiting_for()))
    with pytest.raises(IllegalMove):
        game.play(state, {NATURE: table.choices(somebody)[0]})
    with pytest.raises(IllegalMove):
        game.play(table._state, {seat: game.deal(state, nature(1, 0)) for seat in table.waiting_for()})


@every_game
def test_too_few_and_too_many_seats_are_refused(game):
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(UnplayableTable, match=f"not by {seats}"):
            game.start(seats, game.options_type())


DIGEST = """
import hashlib
from playing import EVERY_SETTING, played_out
from tide_gui.table.record import written
for setting in EVERY_SETTING:
    table = played_out(setting.table(7), 7)
    print(setting, hashlib.sha256(written(table.record, table.standing(), table.outcome())).hexdigest())
    print(setting, [repr(table.view(seat)) for seat in range(setting.seats)])
"""


def test_two_processes_that_hash_differently_play_the_same_games():
    pages = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    ]
    assert pages[0] == pages[1]
    assert len(pages[0].splitlines()) == 2 * len(EVERY_SETTING)


def test_every_game_and_every_number_of_seats_is_tried():
    assert len(PLAIN_SETTINGS) == sum(len(game.seats) for game in all_games())


def test_without_the_slow_settings_every_pair_of_seats_and_options_occurs():
    assert pairs_of(TIDE_SETTINGS) == pairs_of(set(TIDE_SETTINGS) - set(ADD_NO_PAIR))


def pairs_of(settings):
    every = [(("seats", setting.seats), *setting.options) for setting in settings]
    return {pair for values in every for pair in combinations(values, 2)}


def test_winners_come_first_then_scores_decide_and_ties_share_a_place():
    assert places((4, 3, 9), (0, 2)) == (1, 3, 1)
    assert places((5, 9, 9, 2), (1, 2)) == (3, 1, 1, 4)
    assert places((0, 0), (1,)) == (2, 1)
    assert places((7, 9, 7), (0,)) == (1, 2, 3)
