"""The deal of the day: what a date names, and which records count."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from challenges import GAME, TODAY, against, header_of
from hypothesis import given
from hypothesis import strategies as st
from playing import PLAIN_SETTINGS, one_measured, played_out

from tide_gui.bots.roster import usual_players
from tide_gui.characters import Level, level_of
from tide_gui.rules.game import Outcome
from tide_gui.table.day import (
    DAY,
    Result,
    bots_of,
    day_of,
    deal_of,
    is_alone_against,
    place_of,
    result_of,
    rounds_of,
    seats_near,
)
from tide_gui.table.record import DEALS, SeatedPlayer


def header(**changed):
    """The header of an attempt; `players` are the bots, or everybody."""
    day = changed.pop("day", TODAY)
    players = changed.pop("players", ("person", "seal", "otter"))
    deal = changed.pop("deal", deal_of(GAME, TODAY))
    changed = {"started": f"{TODAY}T18:00:00"} | changed
    seats = tuple(SeatedPlayer(f"Player {seat}", player) for seat, player in enumerate(players))
    return header_of(replace(against(GAME, players[1:], deal, {DAY: day}, **changed), seats=seats))


def test_a_date_always_names_the_same_deal():
    deals = [deal_of(GAME, TODAY), deal_of("onda", TODAY), deal_of(GAME, "2026-11-21")]
    assert deals == [464912245478, 496938143887, 76126077951]


@given(st.text(), st.text())
def test_any_text_names_a_deal_that_a_record_can_hold(game, day):
    assert 0 <= deal_of(game, day) < DEALS


@pytest.mark.parametrize(
    ("allowed", "seats"), [(range(3, 6), 3), (range(2, 6), 3), (range(2, 3), 2), (range(4, 5), 4)]
)
def test_the_table_has_three_seats_or_as_near_to_that_as_the_game_allows(allowed, seats):
    assert seats_near(allowed) == seats


def test_a_casual_and_a_strong_bot_sit_at_the_other_seats_and_change_with_the_date():
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    tables = [bots_of(GAME, day, 3, usual_players(GAME)) for day in days]
    assert all({level_of(bot) for bot in bots} == {Level.CASUAL, Level.STRONG} for bots in tables)
    assert len(set(tables)) > 10
    assert tables == [bots_of(GAME, day, 3, usual_players(GAME)) for day in days]


def test_a_character_that_comes_later_changes_no_day_of_the_past():
    now, later = usual_players(GAME), ("walrus", *usual_players(GAME), "whale")
    for day in (f"2026-11-{day:02}" for day in range(1, 31)):
        assert bots_of(GAME, day, 3, now) == bots_of(GAME, day, 3, later)
    assert bots_of(GAME, "2026-11-23", 3, now) == ("otter", "crab"), "a day of the past stays as it is"


@pytest.mark.parametrize("seats", range(2, 6))
def test_nobody_sits_at_a_table_twice_unless_too_few_bots_play_the_game(seats):
    bots = bots_of(GAME, TODAY, seats, usual_players(GAME))
    assert len(set(bots)) == len(bots) == seats - 1
    assert bots_of(GAME, TODAY, seats, ("drifter",)) == ("drifter",) * (seats - 1)


def test_a_record_belongs_to_the_day_that_named_its_deal():
    assert day_of(header()) == TODAY
    assert day_of(header(started="2026-11-22T09:00:00")) == TODAY


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": 5},
        {"day": "2026-11-21"},
        {"day": 20261120},
        {"day": None},
        {"day": [TODAY]},
        {"started": "2026-11-19T23:59:00"},
        {"started": ""},
    ],
    ids=str,
)
def test_a_record_that_contradicts_itself_belongs_to_no_day(changed):
    assert day_of(header(**changed)) == ""


def test_an_ordinary_record_belongs_to_no_day():
    assert day_of(replace_extra(header(), {})) == ""


def replace_extra(head, extra):
    return SimpleNamespace(game=head.game, deal=head.deal, extra=extra, started=head.started)


def test_one_person_plays_against_the_bots_of_the_day_by_the_usual_rules():
    assert is_alone_against(header(), ("seal", "otter"))
    assert is_alone_against(header(options={"open_play": False}), ("seal", "otter"))


@pytest.mark.parametrize(
    "changed",
    [
        {"players": ("person", "seal", "puffin")},
        {"players": ("person", "seal", "person")},
        {"players": ("person", "seal", "cmd:./engine")},
        {"players": ("seal", "otter", "person")},
        {"players": ("person", "seal", "otter", "otter")},
        {"options": {"open_play": True}},
    ],
    ids=str,
)
def test_another_table_does_not_count(changed):
    assert not is_alone_against(header(**changed), ("seal", "otter"))


@pytest.mark.parametrize(
    ("winners", "result", "place"),
    [((0,), Result.WON, 1), ((0, 2), Result.SHARED, 1), ((1,), Result.LOST, 3), ((2,), Result.LOST, 2)],
)
def test_a_winner_comes_before_all_others_whatever_the_scores(winners, result, place):
    outcome = Outcome((4, 3, 9) if 2 in winners else (4, 9, 9), winners)
    assert (result_of(outcome), place_of(outcome)) == (result, place)


@pytest.mark.parametrize("setting", one_measured(PLAIN_SETTINGS), ids=str)
def test_the_rounds_of_a_game_are_those_in_which_points_were_given(setting):
    table = played_out(setting.table(4), 4)
    course = [list(rounds_of(setting.game, table.record, seat)) for seat in range(setting.seats)]
    assert len({len(results) for results in course}) == 1
    assert course[0]
    for results in zip(*course, strict=True):
        assert sum(result is Result.WON for result in results) == 1 or results.count(Result.SHARED) > 1
