"""Looking back: each line of the log shows its moment, step by step as the table showed it."""

import re
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise

import pytest
from by_hand import Bench, record_of
from playing import EVERY_SETTING, PLAIN_SETTINGS, played_out

from tide_gui.store.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")
every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)


def bench_of(setting, people=1, speed="off", **kept):
    who = "p" * people + "b" * (setting.seats - people)
    record = replace(record_of(who), game=setting.game.key, options=dict(setting.options))
    return Bench(record, settings=Settings(speed=speed, memory_aid=True), **kept)


def finished_bench(setting):
    """A finished game of one person, opened from its record."""
    entries = played_out(setting.table(3), 3).record.entries
    record = replace(record_of("p" + "b" * (setting.seats - 1)), entries=entries, deal=3)
    record = replace(record, game=setting.game.key, options=dict(setting.options))
    return Bench(record, settings=Settings(memory_aid=True))


def pieces(bench):
    return sorted((row.kind, row.face, row.area, row.seat, row.slot, row.count) for row in bench.rows)


def play(bench, turns):
    for _ in range(turns):
        bench.play_hand()
        bench.show_steps()
        while bench.session.phase == "roundOver":
            bench.session.seeScores()


def shown_with_each_line(bench):
    """What the table shows when each line of the log is written, filled as the game is played."""
    shown = {}

    def watch(_, first, last):
        shown.update(dict.fromkeys(range(first, last + 1), (pieces(bench), bench.session.progress)))

    bench.session.log.rowsInserted.connect(watch)
    return shown


def fewest_lines(setting, turns):
    """How many lines so many turns have at least; in open play a turn is one card of a hand."""
    return turns // setting.seats if dict(setting.options).get("open_play") else 6


def played_and_watched(setting, turns=14):
    """A bench, and what the table showed when each line of the log was written."""
    bench = bench_of(setting, speed="calm")
    shown = shown_with_each_line(bench)
    play(bench, turns)
    return bench, shown


@every_setting
def test_each_line_shows_what_the_table_showed_when_it_was_written(setting):
    bench, shown = played_and_watched(setting)
    for row, (table, _) in shown.items():
        bench.session.lookBack.to(row)
        assert pieces(bench) == table, bench.session.lookBack.banner
    assert len(shown) >= fewest_lines(setting, 14)


def steps_of(bench, direction):
    """Go from moment to moment as far as there are any."""
    place = None
    while place != bench.session.lookBack.place:
        place = bench.session.lookBack.place
        bench.session.lookBack.go(direction)
        if place != bench.session.lookBack.place:
            yield place


@every_setting
def test_stepping_on_passes_all_moments_in_order_and_stepping_back_returns(setting):
    bench, shown = played_and_watched(setting, 6)
    bench.session.lookBack.to(0)
    for _ in range(20):
        bench.session.lookBack.go(-1)  # to the first deal, of which the log need not have a line
    passed = [pieces(bench)]
    rows = [bench.session.lookBack.row]
    for _ in steps_of(bench, 1):
        passed.append(pieces(bench))
        rows.append(bench.session.lookBack.row)
    assert rows == sorted(rows)
    assert all(before != after for before, after in pairwise(zip(passed, rows, strict=True)))
    assert rows[-1] == len(bench.session.log.rows) - 1
    moments = iter(passed)
    for table, _ in groupby(shown.values()):
        assert table[0] in moments
    for _ in steps_of(bench, -1):
        pass
    assert pieces(bench) == passed[0]


@pytest.mark.parametrize("memory_aid", [True, False])
def test_what_is_said_of_a_moment_names_its_own_hand_and_no_card_that_lies_hidden(memory_aid):
    bench = Bench(record_of(), settings=Settings(speed="calm", memory_aid=memory_aid))
    play(bench, 4)
    bench.session.lookBack.to(len(bench.session.log.rows) - 1)
    told = []
    for _ in steps_of(bench, -1):
        words = bench.session.lookBack.banner.removeprefix("Looking back: ")
        if hand := re.match(r"\d+(?=\. )", words):
            assert f"hand {hand[0]} of 12" in bench.session.progress
        told.append(words)
    assert any(words.startswith("Cards: ") for words in told) == memory_aid
    assert "Round 1 of 3, hand 2 of 12" in told, "before its cards lie face up"


def played_with_failures(bench, times):
    """Let a bot fail in the midst of so many turns that the table shows."""
    failures = 0
    for _ in range(10 * times):
        bench.bots.answer_all()
        if bench.session.phase in ("handing", "choosing"):
            bench.play()
        elif bench.session.phase == "roundOver":
            bench.session.seeScores()
        if bench.session.phase == "showing" and failures < times:
            failures += 1
            bench.bots.failed.emit(partial("Failure {}.".format, failures))
            bench.show_steps()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_bot_that_fails_while_a_turn_is_shown_moves_no_line_to_another_moment(setting):
    bench = bench_of(setting, speed="calm")
    shown = shown_with_each_line(bench)
    played_with_failures(bench, 8)
    failures = 0
    for row, (table, _) in shown.items():
        bench.session.lookBack.to(row)
        if bench.session.log.lines[row].text.startswith("Failure"):
            failures += 1
        else:
            assert pieces(bench) == table, bench.session.lookBack.banner
    assert failures == 8
    assert len(shown) >= 16


def test_the_table_does_not_run_ahead_of_what_it_has_shown():
    bench = Bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.phase == "showing"
    bench.session.lookBack.to(0)
    for _ in range(30):
        bench.session.lookBack.go(1)
    assert bench.session.lookBack.row == len(bench.session.log.rows) - 1
    bench.session.lookBack.end()
    assert bench.session.phase == "showing"


def test_stepping_without_looking_back_does_nothing():
    bench = Bench()
    bench.session.lookBack.go(-1)
    assert not bench.session.lookingBack


# -- the hands of a finished game ----------------------------------------------------------------


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_after_the_game_all_hands_can_be_opened(setting):
    bench = finished_bench(setting)
    hidden = closed = 0
    lines = len(bench.session.log.rows)
    for row in range(0, lines, max(7, lines // 15)):
        bench.session.lookBack.to(row)
        before = pieces(bench)
        assert bench.session.lookBack.canOpenHands
        bench.session.lookBack.openHands(True)
        if any(row.face for row in bench.at("hand", 0)):  # in the middle of a deal nobody sees a hand
            closed += sum(row.face == 0 for row in bench.at("hand"))
        bench.session.lookBack.openHands(False)
        hidden += sum(row.face == 0 for row in bench.rows if row.area == "hand")
        assert pieces(bench) == before
    assert hidden > 0
    assert closed == 0
    bench.session.lookBack.end()
    assert not bench.session.lookBack.canOpenHands


def test_while_the_game_goes_on_no_hand_can_be_opened():
    bench = Bench()
    bench.play_hand()
    bench.session.lookBack.to(1)
    assert not bench.session.lookBack.canOpenHands
    bench.session.lookBack.openHands(True)
    assert not bench.session.lookBack.handsOpen
    assert all(row.face == 0 for row in bench.at("hand") if row.seat != 0)


def test_while_a_decision_is_shown_a_past_moment_can_be_looked_at():
    bench = Bench(replace(record_of("pb"), game="turning-tides"), speed="brisk")
    session, shown = bench.session, 0
    while shown < 12:
        bench.bots.answer_all()
        if session.phase == "choosing":
            bench.play()
        elif session.phase == "showing":
            session.lookBack.to(0)
            assert session.lookBack.banner
            session.lookBack.end()
            bench.show_steps()
            shown += 1
