"""What was taken back comes back, as long as nothing else was played."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from by_hand import Bench, record_of
from people_games import finished
from playing import PLAIN_SETTINGS

from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.settings import Settings
from tide_gui.table.record import Surrender
from tide_gui.ui.play.autosave import Autosave

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


class KeptBench(Bench):
    """A bench that has played a game to its end, in a folder of games."""

    def __init__(self, folder):
        self.folder = folder
        whole, saves = finished("pbb"), GamesFolder(folder)
        last = whole.rewound(whole.turns() - 1)
        super().__init__(last, autosave=Autosave(saves, lambda: datetime(2026, 11, 26)))
        self.opened, self.refusals = [], []
        self.session.reopens.connect(self.opened.append)
        self.session.refused.connect(self.refusals.append)
        self.to_phase("over")
        [self.finished] = self.files()

    def files(self):
        return sorted(self.folder.glob("*.tide"))


@pytest.fixture
def kept(tmp_path):
    bench = KeptBench(tmp_path)
    yield bench
    bench.session.close()


def take_back_twice(bench):
    for _ in range(2):
        bench.session.takingBack.act()


def ask_for_a_hint(bench):
    bench.session.takingBack.act()
    bench.session.hint.press()
    bench.bots.hint()
    assert bench.session.hint.stage == "shown"


def give_it_a_title(bench):
    bench.session.takingBack.act()
    bench.session.controller.entitle("Once more")


@pytest.mark.parametrize("act", [take_back_twice, ask_for_a_hint, give_it_a_title])
def test_what_goes_on_after_the_end_has_no_file_before_its_first_turn(kept, act):
    act(kept)
    while not kept.opened:
        assert kept.session.takingBack.canComeBack
        kept.session.takingBack.bringBack()
    assert kept.opened == [str(kept.finished)]
    assert kept.files() == [kept.finished]
    kept.play_hand()
    assert len(kept.files()) == 2


def test_a_finished_game_that_cannot_be_opened_again_can_still_come_back(kept):
    kept.session.takingBack.act()
    for _ in range(2):
        kept.session.takingBack.bringBack()
        assert kept.session.takingBack.canComeBack
    assert kept.opened == [str(kept.finished)] * 2


def test_a_finished_game_that_is_not_saved_is_not_left(kept):
    save, kept.autosave.save = kept.autosave.save, lambda *_: "No space left on device"
    game, whole = kept.session.controller.game, entries(kept)
    game.save()
    kept.session.takingBack.act()
    [refusal] = kept.refusals
    assert refusal.startswith("Nothing was taken back")
    assert "No space left on device" in refusal
    assert (kept.session.phase, entries(kept)) == ("over", whole)
    assert game.autosave is kept.autosave
    kept.autosave.save = save
    kept.session.takingBack.act()
    assert kept.session.phase == "choosing"
    assert kept.session.saveError == ""


def test_a_turn_that_is_saved_at_last_is_in_the_file_that_is_left(kept):
    kept.finished.unlink()
    game = kept.session.controller.game
    game.unsaved = "No space left on device"
    kept.session.takingBack.act()
    assert kept.files() == [kept.finished]


@pytest.mark.parametrize("path", [None, Path("games") / "finished.tide"])
def test_a_finished_game_comes_back_from_its_file(path):
    bench = Bench()
    bench.to_phase("over")
    bench.autosave.path, whole, opened = path, entries(bench), []
    bench.session.reopens.connect(opened.append)
    bench.session.takingBack.act()
    assert bench.session.controller.game.autosave.records == [], "nothing of it was played yet"
    bench.session.takingBack.bringBack()
    assert opened == ([str(path)] if path else [])
    assert (entries(bench) == whole) == (path is None)


def test_a_surrender_after_the_end_was_taken_back_is_kept():
    bench = Bench(replace(record_of("pb"), game="turning-tides"))
    for _ in range(3):
        bench.play_hand()
    bench.session.leaving.surrender()
    assert bench.session.phase == "over"
    bench.session.takingBack.act()
    bench.session.leaving.surrender()
    assert bench.session.controller.game.autosave.records[-1].entries[-1] == Surrender(0)


def test_a_game_that_goes_on_after_its_end_is_kept_once_something_is_played():
    bench = Bench()
    bench.to_phase("over")
    bench.session.takingBack.act()
    bench.play_hand()
    assert bench.session.controller.game.autosave.records[-1].practice
