"""Where a game is kept: its name, its lock, and what is said when nothing can be kept."""

from datetime import datetime
from pathlib import Path

import pytest
from by_hand import record_of

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import saves as store_saves
from tide_gui.store.files import Lock
from tide_gui.store.saves import Saves
from tide_gui.table.table import Table
from tide_gui.ui.keeper import Keeper


@pytest.fixture
def saves(tmp_path):
    return Saves(tmp_path / "games")


@pytest.fixture
def keeper_of(saves):
    made = []

    def make(**kept):
        made.append(Keeper(saves, lambda: datetime(2026, 11, 20, 18, 0, 7, 999), **kept))
        return made[-1]

    yield make
    for keeper in made:
        keeper.close()


def saved(keeper, turns=0):
    """The reason why it was not saved."""
    table = Table(TurnTheTide(), record_of())
    for _ in range(turns):
        for seat in sorted(table.waiting_for()):
            table.submit(seat, table.choices(seat)[0])
    return keeper.save(table.record, table.standing(), table.outcome())


def test_the_first_save_finds_a_name_by_game_and_day_and_never_by_the_deal(saves, keeper_of):
    keeper = keeper_of()
    assert keeper.path is None
    assert saved(keeper) == ""
    assert keeper.path == saves.folder / "turn-the-tide 2026-11-20.tide"
    assert saves.all()[0].header.saved == "2026-11-20T18:00:07"


def test_every_later_save_replaces_the_first(saves, keeper_of):
    keeper = keeper_of()
    for turns in range(3):
        assert saved(keeper, turns) == ""
        assert saves.read(keeper.path).turns() == turns
    assert len(saves.all()) == 1


def test_two_games_of_a_day_have_two_names(saves, keeper_of):
    first, second = keeper_of(), keeper_of()
    saved(first)
    saved(second)
    assert second.path.name == "turn-the-tide 2026-11-20 2.tide"


def test_the_game_is_locked_from_its_first_save_until_it_is_left(saves, keeper_of):
    keeper = keeper_of()
    saved(keeper)
    other = Lock(keeper.path)
    assert not other.take()
    keeper.close()
    keeper.close()
    assert other.take()
    other.remove()
    assert [path.name for path in saves.folder.iterdir()] == [keeper.path.name]


def test_a_game_that_was_kept_before_keeps_its_name_and_lock(saves, keeper_of):
    path, lock = saves.new("turn-the-tide", "2026-11-19")
    keeper = keeper_of(path=path, lock=lock)
    assert saved(keeper, 1) == ""
    assert keeper.path == path
    keeper.close()
    assert [each.path for each in saves.all()] == [path]


def test_a_game_that_was_never_saved_leaves_nothing(saves, keeper_of):
    keeper_of().close()
    assert not saves.folder.exists()


def test_a_failed_save_says_why_and_the_next_one_tries_again(saves, keeper_of, monkeypatch):
    keeper = keeper_of()
    with monkeypatch.context() as patch:
        patch.setattr(store_saves, "write_whole", refuse(OSError(28, "No space left on device")))
        assert saved(keeper) == "No space left on device"
        patch.setattr(store_saves, "write_whole", refuse(OSError("the sea took it")))
        assert saved(keeper) == "the sea took it"
    assert saved(keeper, 1) == ""
    assert keeper.path.name == "turn-the-tide 2026-11-20.tide"
    assert saves.read(keeper.path).turns() == 1


def test_where_there_can_be_no_folder_the_name_is_found_later(saves, keeper_of):
    saves.folder.write_bytes(b"in the way")
    keeper = keeper_of()
    assert saved(keeper) != ""
    assert keeper.path is None
    saves.folder.unlink()
    assert saved(keeper) == ""
    assert keeper.path.exists()


def test_a_lock_that_cannot_be_removed_is_given_back_all_the_same(saves, keeper_of, monkeypatch):
    keeper = keeper_of()
    saved(keeper)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse(PermissionError(13, "Permission denied")))
        keeper.close()
    other = Lock(keeper.path)
    assert other.take()
    other.remove()


def refuse(error):
    def refused(*_, **__):
        raise error

    return refused
