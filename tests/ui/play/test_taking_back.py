"""What was taken back comes back, as long as nothing else was played."""

from dataclasses import replace
from pathlib import Path

import pytest
from by_hand import Bench, record_of
from playing import PLAIN_SETTINGS

from tide_gui.store.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")


def entries(bench):
    return bench.session.controller.game.table.record.entries


def drawn(bench):
    """What is on the table, and what the log says."""
    return sorted(map(repr, bench.rows)), [row.text for row in bench.session.log.rows]


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_any_game_choices_come_back_one_by_one(setting):
    who = "p" + "b" * (setting.seats - 1)
    bench = Bench(replace(record_of(who), game=setting.game.key, options=dict(setting.options)))
    for _ in range(8):
        bench.play_hand()
        if bench.session.phase == "roundOver":
            bench.session.seeScores()
    while bench.session.phase != "choosing":
        bench.bots.answer_all()
    before = entries(bench), drawn(bench)
    for _ in range(2):
        bench.session.takingBack.act()
    assert bench.session.takingBack.canComeBack
    bench.session.takingBack.bringBack()
    bench.session.takingBack.bringBack()
    assert (entries(bench), drawn(bench)) == before
    assert bench.autosave.records[-1].entries == entries(bench)
    assert bench.session.practice
    assert bench.session.phase == "choosing"
    assert bench.moves()
    assert not bench.session.takingBack.canComeBack


def test_nothing_comes_back_where_nothing_was_taken_back():
    bench = Bench()
    bench.play_hand()
    before = entries(bench)
    assert not bench.session.takingBack.canComeBack
    bench.session.takingBack.bringBack()
    assert entries(bench) == before


def test_once_something_else_is_played_what_was_taken_back_is_gone():
    bench = Bench()
    bench.play_hand()
    bench.session.takingBack.act()
    bench.bots.answer_all()
    assert bench.session.takingBack.canComeBack, "a choice can still be changed"
    bench.play(1)
    assert not bench.session.takingBack.canComeBack
    bench.session.takingBack.act()
    bench.session.takingBack.bringBack()
    assert not bench.session.takingBack.canComeBack, "only the last choice came back"
    bench.session.takingBack.act()
    bench.session.takingBack.bringBack()
    assert bench.hands_played() == 1


def test_a_title_that_was_given_meanwhile_is_kept():
    bench = Bench()
    bench.play_hand()
    bench.session.takingBack.act()
    bench.session.controller.entitle("Final at grandma's")
    bench.session.takingBack.bringBack()
    assert "Final at grandma's" in bench.autosave.records[-1].extra.values()
    assert bench.hands_played() == 1


@pytest.mark.parametrize("seen", [False, True])
def test_the_scores_of_a_round_come_back_unless_they_were_seen(seen):
    bench = Bench()
    bench.to_phase("roundOver")
    if seen:
        bench.session.seeScores()
    bench.session.takingBack.act()
    bench.session.takingBack.bringBack()
    assert bench.session.phase == ("choosing" if seen else "roundOver")


def test_what_was_taken_back_while_it_was_shown_comes_back_with_its_scores():
    bench = Bench()
    bench.to_phase("roundOver")
    record = bench.session.controller.game.table.record
    last = Bench(record.rewound(record.turns() - 1), settings=Settings(speed="calm"))
    last.bots.answer_all()
    last.play()
    assert last.session.phase == "showing"
    last.session.takingBack.act()
    last.session.takingBack.bringBack()
    assert last.session.phase == "roundOver"


@pytest.mark.parametrize("path", [None, Path("games") / "finished.tide"])
def test_a_finished_game_comes_back_from_its_file(path):
    bench = Bench()
    bench.to_phase("over")
    bench.autosave.path, finished, opened = path, entries(bench), []
    bench.session.reopens.connect(opened.append)
    bench.session.takingBack.act()
    assert bench.session.controller.game.autosave.records == [], "nothing of it was played yet"
    bench.session.takingBack.bringBack()
    assert opened == ([str(path)] if path else [])
    assert (entries(bench) == finished) == (path is None)


def test_a_game_that_goes_on_after_its_end_is_kept_once_something_is_played():
    bench = Bench()
    bench.to_phase("over")
    bench.session.takingBack.act()
    bench.play_hand()
    assert bench.session.controller.game.autosave.records[-1].practice
