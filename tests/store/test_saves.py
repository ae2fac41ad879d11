"""The list of games, and nothing ever lost."""

from pathlib import Path

import pytest
from playing import Setting, at_some_moment, played_out

from tide_gui.rules.turn_the_tide import TurnTheTide
from tide_gui.store.files import Lock
from tide_gui.store.saves import Saves
from tide_gui.table.record import UnreadableRecord

THREE = Setting(TurnTheTide(), 3)


@pytest.fixture
def saves(tmp_path):
    return Saves(tmp_path / "games")


def saved(saves, table, now="2026-11-20T18:00:00+00:00"):
    path = saves.new("turn-the-tide", "2026-11-20")
    saves.write(path, table.record, table.standing(), table.outcome(), now)
    return path


def test_where_nothing_was_saved_the_list_is_empty(saves):
    assert saves.all() == ()
    saves.sweep()
    assert not saves.folder.exists()


def test_what_is_saved_is_read_back(saves):
    table = at_some_moment(THREE, 6)
    path = saved(saves, table)
    assert path.name == "turn-the-tide 2026-11-20.tide"
    assert saves.read(path) == table.record


def test_the_game_saved_last_is_listed_first(saves):
    first = saved(saves, at_some_moment(THREE, 6), "2026-11-20T18:00:00+00:00")
    second = saved(saves, played_out(THREE.table(7), 7), "2026-11-21T18:00:00+00:00")
    third = saved(saves, THREE.table(8), "2026-11-19T18:00:00+00:00")
    assert [line.path for line in saves.all()] == [second, first, third]
    assert [line.header.outcome is None for line in saves.all()] == [False, True, True]


def test_a_damaged_game_is_listed_last_with_the_reason_and_left_as_it_is(saves):
    good = saved(saves, THREE.table(6))
    bad = saved(saves, THREE.table(7))
    bad.write_bytes(b"\x00 rubbish")
    assert [line.path for line in saves.all()] == [good, bad]
    assert saves.all()[1].header is None
    assert saves.all()[1].complaint == f"{bad.name}, line 1: this is no Tide Table record"
    with pytest.raises(UnreadableRecord):
        saves.read(bad)
    assert bad.read_bytes() == b"\x00 rubbish"


def test_a_file_that_cannot_be_opened_is_listed_with_the_reason(saves):
    saved(saves, THREE.table(6))
    (saves.folder / "folder.tide").mkdir()
    assert saves.all()[1].complaint == "folder.tide: Is a directory"


def test_a_damaged_game_is_set_aside_where_a_person_sees_it(saves):
    paths = [saved(saves, THREE.table(6)) for _ in range(2)]
    paths[1].replace(paths[1].with_name("turn-the-tide 2026-11-20.tide.damaged"))
    aside = saves.set_aside(paths[0])
    assert aside.name == "turn-the-tide 2026-11-20.tide 2.damaged"
    assert saves.all() == ()
    assert len(list(saves.folder.iterdir())) == 2


def test_a_copy_is_the_same_byte_for_byte(saves, tmp_path):
    path = saved(saves, at_some_moment(THREE, 6))
    saves.copy(path, tmp_path / "elsewhere" / "copy.tide")
    assert (tmp_path / "elsewhere" / "copy.tide").read_bytes() == path.read_bytes()


def test_a_deleted_game_is_gone_with_its_lock(saves):
    path = saved(saves, THREE.table(6))
    lock = Lock(path)
    lock.take()
    lock.give_back()
    saves.delete(path)
    assert not list(saves.folder.iterdir())


def test_no_name_tells_the_deal(saves):
    names = {saved(saves, THREE.table(deal)).name for deal in (777_777, 888_888)}
    assert names == {"turn-the-tide 2026-11-20.tide", "turn-the-tide 2026-11-20 2.tide"}


def test_what_a_killed_writer_left_is_swept_but_not_from_under_a_living_one(saves):
    idle, busy = saved(saves, THREE.table(6)), saved(saves, THREE.table(7))
    for path in (idle, busy):
        (saves.folder / f".{path.name}.4711.part").write_bytes(b"half")
    lock = Lock(busy)
    lock.take()
    saves.sweep()
    assert [path.name for path in saves.folder.glob(".*.part")] == [f".{busy.name}.4711.part"]
    assert len(saves.all()) == 2
    lock.give_back()
    saves.sweep()
    assert not list(saves.folder.glob(".*.part"))


def test_a_file_without_permission_is_listed_with_the_reason(saves, monkeypatch):
    path = saved(saves, THREE.table(6))

    def refused(path, *arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refused)
    assert saves.all()[0].complaint == f"{path.name}: Permission denied"
