"""Saved games: their list, and that nothing is ever lost."""

import os
from dataclasses import replace
from datetime import datetime

import pytest
from playing import Setting, at_some_moment, played_out

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import files
from tide_gui.store import saved_game as saved_module
from tide_gui.store.files import Lock, lock_of
from tide_gui.store.games_folder import GamesFolder, InUse, claimed
from tide_gui.table.record import UnreadableRecord
from tide_gui.table.title import TITLE

THREE = Setting(TurnTheTide(), 3)


@pytest.fixture
def saves(tmp_path):
    return GamesFolder(tmp_path / "games")


def saved(saves, table, now="2026-11-20T18:00:00+00:00"):
    path, lock = saves.new("turn-the-tide", "2026-11-20")
    saves.write(path, table.record, table.standing(), table.outcome(), now)
    os.utime(path, times=(datetime.fromisoformat(now).timestamp(),) * 2)
    lock.remove()
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


@pytest.mark.parametrize("now", ["9999-01-01T00:00:00+00:00", "9999-01-01T00:00:00", "tomorrow", ""])
def test_a_game_that_claims_to_be_saved_in_the_future_is_not_listed_first(saves, now):
    new, odd = saved(saves, THREE.table(6)), saved(saves, THREE.table(7))
    saves.write(odd, THREE.table(7).record, THREE.table(7).standing(), None, now)
    os.utime(odd, times=(new.stat().st_mtime - 3600,) * 2)
    assert [line.path for line in saves.all()] == [new, odd]


def test_a_copied_file_is_as_old_as_its_game(saves):
    old, new = saved(saves, THREE.table(6), "2026-11-19T18:00:00+00:00"), saved(saves, THREE.table(7))
    os.utime(old, times=(new.stat().st_mtime + 3600,) * 2)
    assert [line.path for line in saves.all()] == [new, old]


def test_a_damaged_game_is_listed_last_with_the_reason_and_left_as_it_is(saves):
    good = saved(saves, THREE.table(6))
    bad = saved(saves, THREE.table(7))
    bad.write_bytes(b"\x00 rubbish")
    assert [line.path for line in saves.all()] == [good, bad]
    assert saves.all()[1].header is None
    assert str(saves.all()[1].fault) == f"{bad.name}, line 1: this is not a Tide Table record"
    with pytest.raises(UnreadableRecord):
        saves.read(bad)
    assert bad.read_bytes() == b"\x00 rubbish"


@pytest.mark.parametrize("page", [b"\x00 rubbish", b'{"format":"tide-table","version":1}\n', None])
def test_an_unusable_game_that_is_read_twice_gives_equal_rows(tmp_path, page):
    file = tmp_path / "a.tide"
    if page:
        file.write_bytes(page)
    first, second = saved_module.read_saved(file), saved_module.read_saved(file)
    assert first.fault is not second.fault
    assert (first, hash(first)) == (second, hash(second))


def test_an_entry_that_is_not_a_file_is_listed_with_the_reason_and_not_waited_for(saves):
    saved(saves, THREE.table(6))
    (saves.folder / "folder.tide").mkdir()
    os.mkfifo(saves.folder / "pipe.tide")
    (saves.folder / "nowhere.tide").symlink_to("nothing")
    errors = {line.path.name: str(line.fault) for line in saves.all()[1:]}
    assert errors == {
        "folder.tide": "folder.tide: not a file",
        "nowhere.tide": "nowhere.tide: No such file or directory",
        "pipe.tide": "pipe.tide: not a file",
    }


def test_a_game_that_is_too_large_is_listed_with_the_reason_and_neither_read_nor_copied(saves, tmp_path):
    saves.folder.mkdir()
    path = saves.folder / "large.tide"
    path.touch()
    os.truncate(path, 3 << 30)
    assert [str(line.fault) for line in saves.all()] == ["large.tide: larger than 4 MB"]
    for act in (lambda: saves.read(path), lambda: saves.copy(path, tmp_path / "copy.tide")):
        with pytest.raises(OSError, match="larger than 4 MB"):
            act()
    assert not (tmp_path / "copy.tide").exists()


def test_a_link_to_a_game_is_listed_like_a_game(saves, tmp_path):
    path = saved(saves, THREE.table(6))
    link = path.with_name("link.tide")
    link.symlink_to(path.replace(tmp_path / "elsewhere"))
    assert [line.path for line in saves.all() if line.header] == [link]


def test_a_folder_that_cannot_be_read_is_an_error_and_not_an_empty_list(saves, monkeypatch):
    saves.folder.write_bytes(b"a file")
    with pytest.raises(NotADirectoryError):
        saves.all()

    def refused(folder):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refused)
    with pytest.raises(PermissionError):
        saves.all()


def test_a_copy_is_the_same_byte_for_byte(saves, tmp_path):
    path = saved(saves, at_some_moment(THREE, 6))
    saves.copy(path, tmp_path / "elsewhere" / "copy.tide")
    assert (tmp_path / "elsewhere" / "copy.tide").read_bytes() == path.read_bytes()


def test_a_title_is_written_into_the_header_and_the_game_stays_where_it_is_in_the_list(saves):
    first, second = (
        saved(saves, at_some_moment(THREE, 6)),
        saved(saves, THREE.table(7), "2026-11-21T18:00:00"),
    )
    before = saves.read(first)
    saves.entitle(first, "Final at grandma's")
    assert saves.read(first) == replace(before, extra={TITLE: "Final at grandma's"})
    assert [line.path for line in saves.all()] == [second, first]
    assert [line.header.extra for line in saves.all()] == [{}, {TITLE: "Final at grandma's"}]
    saves.entitle(first, "")
    assert saves.read(first) == before
    assert len(list(saves.folder.iterdir())) == 2, "no lock is left"


def test_a_game_that_somebody_has_open_gets_no_title(saves):
    path = saved(saves, THREE.table(6))
    before = path.read_bytes()
    lock = lock_of(path)
    assert lock.take()
    with pytest.raises(InUse):
        saves.entitle(path, "Final")
    assert path.read_bytes() == before
    lock.remove()


def test_a_damaged_game_gets_no_title_and_stays_as_it_is(saves):
    path = saved(saves, THREE.table(6))
    path.write_bytes(b"rubbish")
    with pytest.raises(UnreadableRecord):
        saves.entitle(path, "Final")
    assert path.read_bytes() == b"rubbish"
    assert len(list(saves.folder.iterdir())) == 1


def test_a_list_that_is_read_again_opens_only_the_files_that_changed(saves, monkeypatch):
    paths = [saved(saves, THREE.table(deal)) for deal in (6, 7, 8)]
    opened, read = [], saved_module.opened
    monkeypatch.setattr(saved_module, "opened", lambda path: opened.append(path) or read(path))
    first = saves.all()
    opened.clear()
    assert saves.all() == first
    assert opened == []
    saves.entitle(paths[1], "Final")
    opened.clear()
    assert sum(bool(line.header.extra) for line in saves.all()) == 1
    assert opened == [paths[1]]
    paths[0].unlink()
    assert len(saves.all()) == 2


def test_two_windows_that_start_a_game_on_one_day_get_two_files(saves):
    other = GamesFolder(saves.folder)
    first, first_lock = saves.new("onda", "2026-11-20")
    second, second_lock = other.new("onda", "2026-11-20")
    assert [first.name, second.name] == ["onda 2026-11-20.tide", "onda 2026-11-20 2.tide"]
    assert saves.all() == (), "a reserved name is no game yet"
    assert not lock_of(first).take()
    first_lock.remove()
    second_lock.remove()
    assert not list(saves.folder.iterdir())


def test_a_name_that_was_saved_just_before_its_lock_was_taken_is_left_alone(saves, monkeypatch):
    really_attempt = Lock.attempt

    def attempt(lock):
        if not saves.folder.exists():
            saves.folder.mkdir()
            (saves.folder / "onda 2026-11-20.tide").touch()
        return really_attempt(lock)

    monkeypatch.setattr(Lock, "attempt", attempt)
    path, lock = saves.new("onda", "2026-11-20")
    assert path.name == "onda 2026-11-20 2.tide"
    lock.remove()
    with claimed(saves.folder / "onda 2026-11-20.tide"):  # its lock was given back
        pass
    assert [left.name for left in saves.folder.iterdir()] == ["onda 2026-11-20.tide"]


def test_where_nothing_can_be_written_a_new_game_is_an_error(saves, monkeypatch):
    def read_only(path, *arguments):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(OSError, match="Read-only"):
        saves.new("onda", "2026-11-20")


def test_the_locks_of_killed_windows_are_swept_but_not_the_taken_ones(saves):
    path = saved(saves, THREE.table(6))
    kept = lock_of(path)
    assert kept.take()
    kept.give_back()
    _, gone = saves.new("onda", "2026-11-20")
    _, reserved = saves.new("onda", "2026-11-20")
    gone.give_back()
    (saves.folder / ".vanished.tide.4711.part").write_bytes(b"half")
    saves.sweep()
    assert sorted(left.name for left in saves.folder.iterdir()) == [
        ".onda 2026-11-20 2.tide.lock",
        "turn-the-tide 2026-11-20.tide",
    ]
    reserved.remove()


def test_no_file_name_reveals_the_deal(saves):
    names = {saved(saves, THREE.table(deal)).name for deal in (777_777, 888_888)}
    assert names == {"turn-the-tide 2026-11-20.tide", "turn-the-tide 2026-11-20 2.tide"}


def test_files_of_a_killed_writer_are_swept(saves):
    path = saved(saves, THREE.table(6))
    (saves.folder / f".{path.name}.4711.part").write_bytes(b"half")
    saves.sweep()
    assert list(saves.folder.iterdir()) == [path]


def test_the_games_of_former_versions_become_private(saves):
    path = saved(saves, THREE.table(6))
    path.chmod(0o644)
    saves.folder.chmod(0o755)
    saves.sweep()
    assert [each.stat().st_mode & 0o777 for each in (saves.folder, path)] == [0o700, 0o600]


def test_a_file_without_permission_is_listed_with_the_reason(saves, monkeypatch):
    path = saved(saves, THREE.table(6))

    def refused(path, flags):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files, "_without_waiting", refused)
    assert str(saves.all()[0].fault) == f"{path.name}: Permission denied"


def test_a_cached_game_is_read_like_any_other_and_follows_no_link(saves, tmp_path):
    table = THREE.table(1)
    moment = table.record, table.standing(), table.outcome(), "2026-11-20T18:00:00"
    path = saves.folder / "onda 2026-11-20.tide"
    saves.write_cached(path, *moment)
    assert saves.read(path) == table.record
    path.replace(tmp_path / "outside")
    path.symlink_to(tmp_path / "outside")
    with pytest.raises(OSError, match="a link"):
        saves.write_cached(path, *moment)
