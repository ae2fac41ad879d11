"""Autosave: the name of the file, its lock, and the reason when saving fails."""

from datetime import datetime
from itertools import count
from pathlib import Path

import pytest
from by_hand import record_of
from playing import Setting, played_out

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import games_folder as games_folder_module
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import MOST_TAKEOVERS, read_header
from tide_gui.table.table import Table
from tide_gui.table.title import title_in
from tide_gui.ui.play.autosave import Autosave


@pytest.fixture
def saves(tmp_path):
    return GamesFolder(tmp_path / "games")


@pytest.fixture
def autosave_of(saves):
    autosaves = []

    def make(**place):
        autosaves.append(Autosave(saves, lambda: datetime(2026, 11, 20, 18, 0, 7, 999), **place))
        return autosaves[-1]

    yield make
    for autosave in autosaves:
        autosave.close()


def save(autosave, turns=0):
    """Save a game of that many turns; return the reason if that fails."""
    table = Table(TurnTheTide(), record_of())
    for _ in range(turns):
        for seat in sorted(table.waiting_for()):
            table.submit(seat, table.choices(seat)[0])
    return autosave.save(table.record, table.standing(), table.outcome())


def test_the_first_save_makes_a_name_from_game_and_day_and_not_from_the_deal(saves, autosave_of):
    autosave = autosave_of()
    assert autosave.path is None
    assert save(autosave) == ""
    assert autosave.path == saves.folder / "turn-the-tide 2026-11-20.tide"
    assert saves.all()[0].header.saved == "2026-11-20T18:00:07"


def test_every_later_save_replaces_the_first(saves, autosave_of):
    autosave = autosave_of()
    for turns in range(3):
        assert save(autosave, turns) == ""
        assert saves.read(autosave.path).turns() == turns
    assert len(saves.all()) == 1


def test_a_record_that_could_not_be_read_back_is_not_saved_and_the_reason_is_told(saves, autosave_of):
    autosave, table = autosave_of(), Table(TurnTheTide(), record_of())
    save(autosave)
    record = table.record
    for _ in range(MOST_TAKEOVERS + 1):
        record = record.handed_over(1, "drifter")
    reason = autosave.save(record, table.standing(), table.outcome())
    assert str(reason) == "players changed more than 100 times"
    assert saves.read(autosave.path) == table.record


def test_two_games_of_a_day_have_two_names(saves, autosave_of):
    first, second = autosave_of(), autosave_of()
    save(first)
    save(second)
    assert second.path.name == "turn-the-tide 2026-11-20 2.tide"


def test_the_game_is_locked_from_its_first_save_until_it_is_left(saves, autosave_of):
    autosave = autosave_of()
    save(autosave)
    other = lock_of(autosave.path)
    assert not other.take()
    autosave.close()
    autosave.close()
    assert other.take()
    other.remove()
    assert [path.name for path in saves.folder.iterdir()] == [autosave.path.name]


def test_a_resumed_game_keeps_its_name_and_lock(saves, autosave_of):
    path, lock = saves.new("turn-the-tide", "2026-11-19")
    autosave = autosave_of(path=path, lock=lock)
    assert save(autosave, 1) == ""
    assert autosave.path == path
    autosave.close()
    assert [each.path for each in saves.all()] == [path]


def test_a_game_that_was_never_saved_leaves_nothing(saves, autosave_of):
    autosave_of().close()
    assert not saves.folder.exists()


def test_a_failed_save_says_why_and_the_next_one_tries_again(saves, autosave_of, monkeypatch):
    autosave = autosave_of()
    with monkeypatch.context() as patch:
        patch.setattr(games_folder_module, "write_whole", refuse(OSError(28, "No space left on device")))
        assert str(save(autosave)) == "No space left on device"
        patch.setattr(games_folder_module, "write_whole", refuse(OSError("the sea took it")))
        assert str(save(autosave)) == "the cause is unknown: the sea took it"
    assert save(autosave, 1) == ""
    assert autosave.path.name == "turn-the-tide 2026-11-20.tide"
    assert saves.read(autosave.path).turns() == 1


def test_if_the_folder_cannot_be_made_the_name_is_chosen_by_a_later_save(saves, autosave_of):
    saves.folder.write_bytes(b"in the way")
    autosave = autosave_of()
    assert save(autosave) != ""
    assert autosave.path is None
    saves.folder.unlink()
    assert save(autosave) == ""
    assert autosave.path.exists()


def test_a_lock_file_that_cannot_be_removed_is_unlocked_all_the_same(saves, autosave_of, monkeypatch):
    autosave = autosave_of()
    save(autosave)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse(PermissionError(13, "Permission denied")))
        autosave.close()
    other = lock_of(autosave.path)
    assert other.take()
    other.remove()


def refuse(error):
    def refused(*_, **__):
        raise error

    return refused


def test_a_finished_game_that_is_saved_again_with_a_title_ended_when_it_ended(saves):
    days = (datetime(2026, 11, day) for day in count(1))
    autosave = Autosave(saves, lambda: next(days))
    table = Setting(TurnTheTide(), 3).table(1)
    autosave.save(table.record, table.standing(), None)
    over = played_out(table, 1)
    for title in ("", "Final"):
        over.entitle(title)
        assert autosave.save(over.record, over.standing(), over.outcome()) == ""
    header = read_header(autosave.path.read_bytes().partition(b"\n")[0], "a.tide")
    assert (title_in(header.extra), header.saved) == ("Final", "2026-11-02T00:00:00")
    autosave.save(table.record, table.standing(), None)
    autosave.save(over.record, over.standing(), over.outcome())
    autosave.close()
    header = read_header(autosave.path.read_bytes().partition(b"\n")[0], "a.tide")
    assert header.saved > "2026-11-03", "it was played to its end anew"
