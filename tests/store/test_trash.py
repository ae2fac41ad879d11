"""The trash: games go there and come back, old ones are removed, and nothing else is."""

import os
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest
from playing import Setting

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder, InUse
from tide_gui.store.trash import KEPT, Trash
from tide_gui.table.record import SeatedPlayer
from tide_gui.table.table import Table

THREE = Setting(TurnTheTide(), 3)
TODAY = date(2026, 11, 20)
DAY = timedelta(days=1)


@pytest.fixture
def saves(tmp_path):
    return GamesFolder(tmp_path / "games")


@pytest.fixture
def trash(saves):
    return Trash(saves.folder)


def saved(saves, deal=6, day=TODAY):
    path, lock = saves.new("onda", f"{TODAY}")
    table = THREE.table(deal)
    now = datetime.combine(day, time(12))
    saves.write(path, table.record, table.standing(), table.outcome(), now.isoformat())
    os.utime(path, times=(now.timestamp(),) * 2)
    lock.remove()
    return path


def left(trash):
    return sorted(str(path.relative_to(trash.folder)) for path in trash.folder.rglob("[!.]*"))


def use_for_a_week(trash, until=TODAY):
    """Run the program on seven days."""
    for days in range(6, -1, -1):
        trash.remove_old(until - days * DAY)


def test_before_the_first_use_the_trash_is_empty_and_has_no_folder(trash):
    trash.remove_old(TODAY)
    trash.empty()
    assert (trash.all(), trash.count()) == ((), 0)
    assert not trash.folder.exists()


def test_a_deleted_game_is_in_the_trash_and_comes_back_byte_for_byte(saves, trash):
    path = saved(saves)
    before = path.read_bytes()
    place = trash.take(path, TODAY)
    assert saves.all() == ()
    assert [(each.saved.path, each.day) for each in trash.all()] == [(place, TODAY)]
    assert trash.all()[0].saved.header.game == "turn-the-tide"
    assert left(trash) == ["2026-11-20", f"2026-11-20/{path.name}"]
    assert trash.put_back(place) == path
    assert path.read_bytes() == before
    assert left(trash) == []
    assert [each.name for each in saves.folder.iterdir() if each.name != "trash"] == [path.name]


def test_the_trash_is_private(saves, trash):
    place = trash.take(saved(saves), TODAY)
    assert [each.stat().st_mode & 0o777 for each in (trash.folder, place.parent, place)] == [
        0o700,
        0o700,
        0o600,
    ]


def test_what_was_deleted_last_is_listed_first(saves, trash):
    old, new, newest = saved(saves, 1, TODAY - 9 * DAY), saved(saves, 2, TODAY - 8 * DAY), saved(saves, 3)
    places = [
        trash.take(path, day)
        for path, day in ((new, TODAY - DAY), (newest, TODAY - 2 * DAY), (old, TODAY - DAY))
    ]
    assert [each.saved.path for each in trash.all()] == [places[0], places[2], places[1]]
    assert trash.count() == 3


def test_games_of_one_name_do_not_replace_each_other_in_the_trash_nor_when_they_come_back(saves, trash):
    places = [trash.take(saved(saves, deal), TODAY) for deal in (1, 2)]
    assert [place.name for place in places] == ["onda 2026-11-20.tide", "onda 2026-11-20 2.tide"]
    third = saved(saves, 3)
    paths = [trash.put_back(place) for place in places]
    assert [path.name for path in (third, *paths)] == [
        "onda 2026-11-20.tide",
        "onda 2026-11-20 2.tide",
        "onda 2026-11-20 2 2.tide",
    ]
    assert [saves.read(path).deal for path in (third, *paths)] == [3, 1, 2]


def test_a_game_comes_back_beside_a_game_that_was_just_begun_and_has_no_file_yet(saves, trash):
    place = trash.take(saved(saves), TODAY)
    path, lock = saves.new("onda", f"{TODAY}")
    assert trash.put_back(place) != path
    lock.remove()


def test_a_game_that_somebody_has_open_stays_where_it_is(saves, trash):
    path = saved(saves)
    lock = lock_of(path)
    assert lock.take()
    with pytest.raises(InUse):
        trash.take(path, TODAY)
    assert [each.path for each in saves.all()] == [path]
    assert trash.count() == 0
    assert not lock_of(path).take(), "the other window still has it"
    lock.give_back()
    trash.take(path, TODAY)
    assert [each.name for each in saves.folder.iterdir()] == ["trash"], "its lock is gone, too"


def test_a_game_that_is_gone_is_neither_deleted_nor_put_back_and_leaves_no_lock(saves, trash):
    for act in (
        lambda: trash.take(saves.folder / "gone.tide", TODAY),
        lambda: trash.put_back(trash.folder / "gone.tide"),
    ):
        with pytest.raises(FileNotFoundError):
            act()
    assert [each.name for each in saves.folder.iterdir()] == ["trash"]


def test_whatever_is_in_the_list_can_be_deleted_and_put_back(saves, trash):
    saves.folder.mkdir()
    (saves.folder / "folder.tide").mkdir()
    os.mkfifo(saves.folder / "pipe.tide")
    (saves.folder / "nowhere.tide").symlink_to("nothing")
    (saves.folder / "damaged.tide").write_bytes(b"rubbish")
    names = sorted(each.path.name for each in saves.all())
    assert len(names) == 4
    for each in saves.all():
        trash.take(each.path, TODAY)
    assert saves.all() == ()
    assert all(each.saved.fault for each in trash.all())
    for each in trash.all():
        trash.put_back(each.saved.path)
    assert sorted(each.path.name for each in saves.all()) == names
    assert (saves.folder / "nowhere.tide").readlink() == Path("nothing")


@pytest.mark.parametrize("whole", [True, False])
def test_a_trash_or_a_day_that_is_a_link_is_never_filled_or_emptied(saves, trash, tmp_path, whole):
    place = trash.take(saved(saves), TODAY - KEPT - 9 * DAY)
    link = trash.folder if whole else place.parent
    link.rename(tmp_path / "outside")
    link.symlink_to(tmp_path / "outside")
    outside = list((tmp_path / "outside").rglob("*"))
    use_for_a_week(trash)
    trash.empty()
    assert list((tmp_path / "outside").rglob("*")) == outside
    assert (trash.all(), trash.files()) == ((), ())
    path = saved(saves)
    with pytest.raises(OSError, match="the trash is a link"):
        trash.take(path, TODAY - KEPT - 9 * DAY)
    assert path.exists()


def test_a_link_is_not_replaced_by_a_game_that_comes_back(saves, trash):
    place = trash.take(saved(saves), TODAY)
    link = saves.folder / place.name
    link.symlink_to("nothing")
    assert trash.put_back(place) != link
    assert link.is_symlink()


@pytest.mark.parametrize(
    ("days", "stays"), [(0, True), (30, True), (31, False), (365, False), (-1, True), (-10_000, True)]
)
def test_after_thirty_days_a_game_is_removed_but_never_one_from_the_future(saves, trash, days, stays):
    assert timedelta(days=30) == KEPT
    trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - days * DAY)
    use_for_a_week(trash)
    assert trash.count() == stays
    assert saves.all() == ()


def test_a_game_goes_only_after_the_program_ran_on_seven_days(saves, trash):
    place = trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 40 * DAY)
    for days in (59, 50, 48, 47, 6, 5, 4, 4, 3, 2):
        trash.remove_old(TODAY - days * DAY)
    assert place.exists(), "it ran on five days since"
    trash.remove_old(TODAY - DAY)
    assert place.exists()
    trash.remove_old(TODAY)
    assert not place.exists()


@pytest.mark.parametrize(("days", "stays"), [(60, False), (61, True), (3000, True)])
def test_on_a_day_long_after_the_last_one_nothing_goes(saves, trash, days, stays):
    trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 10 * DAY)
    use_for_a_week(trash)
    assert trash.count() == 1
    trash.remove_old(TODAY + days * DAY)
    assert trash.count() == stays
    trash.remove_old(TODAY + (days + 1) * DAY)
    assert trash.count() == 0


@pytest.mark.parametrize("content", [b"", b"rubbish", b"[3]", b'["2026-11-20"]'])
def test_where_the_days_are_not_known_they_are_counted_anew(saves, trash, content):
    trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 40 * DAY)
    use_for_a_week(trash, TODAY - 10 * DAY)
    assert trash.count() == 1
    (trash.folder / ".days-of-use").write_bytes(content)
    trash.remove_old(TODAY)
    assert trash.count() == 1
    use_for_a_week(trash)
    assert trash.count() == 0


def test_a_game_that_was_deleted_while_the_clock_was_wrong_is_kept(saves, trash):
    """It was played after the day on which it is said to have been deleted."""
    trash.take(saved(saves), date(1970, 1, 1))
    use_for_a_week(trash, TODAY + 1000 * DAY)
    assert trash.count() == 1


def test_a_game_whose_time_cannot_be_read_is_kept(saves, trash, monkeypatch):
    trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 900 * DAY)

    def refused(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tide_gui.store.trash.os.lstat", refused)
    use_for_a_week(trash)
    assert trash.count() == 1


def test_what_cannot_be_removed_stays_in_the_list_and_the_others_go(saves, trash):
    (saves.folder / "folder.tide").mkdir(parents=True)
    long_ago = TODAY - 1000 * DAY
    os.utime(saves.folder / "folder.tide", times=(0, 0))
    for path in (saves.folder / "folder.tide", saved(saves, day=long_ago)):
        trash.take(path, long_ago)
    use_for_a_week(trash)
    assert [each.saved.path.name for each in trash.all()] == ["folder.tide"]
    with pytest.raises(OSError, match="folder"):
        trash.empty()


def test_only_what_the_program_put_into_the_trash_is_removed(saves, trash):
    place = trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 900 * DAY)
    mine = [
        place.with_name("notes.txt"),
        trash.folder / "20240101" / "a.tide",
        trash.folder / "old" / "a.tide",
    ]
    for path in mine:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"mine")
        os.utime(path, times=(0, 0))
    (trash.folder / "2020-01-01").touch()
    use_for_a_week(trash)
    trash.empty()
    assert not place.exists()
    assert all(path.exists() for path in mine)


def test_empty_folders_of_killed_windows_are_removed_but_not_that_of_today(trash):
    for day in (TODAY - DAY, TODAY):
        (trash.folder / f"{day}").mkdir(parents=True)
    trash.remove_old(TODAY)
    assert left(trash) == [f"{TODAY}"]


def test_what_killed_windows_left_in_the_trash_is_removed(saves, trash):
    place = trash.take(saved(saves), TODAY)
    use_for_a_week(trash)
    for name in (".onda 2026-11-20.tide.1.part", ".onda 2026-11-20.tide.lock"):
        (place.parent / name).write_text("Ann")
    (trash.folder / "..days-of-use.1.part").write_text("Ann")
    trash.sweep()
    assert [path.name for path in place.parent.iterdir()] == [place.name]
    assert sorted(path.name for path in trash.folder.iterdir()) == [".days-of-use", f"{TODAY}"]


def test_nothing_is_swept_behind_a_trash_that_is_a_link(saves, trash, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    leftover = tmp_path / "elsewhere" / "..days-of-use.1.part"
    leftover.touch()
    saves.folder.mkdir()
    trash.folder.symlink_to(leftover.parent)
    trash.sweep()
    assert leftover.exists()


def test_the_trash_is_emptied(saves, trash):
    for day in (TODAY, TODAY - DAY):
        trash.take(saved(saves), day)
    trash.empty()
    assert left(trash) == []


def test_one_game_that_cannot_be_deleted_does_not_keep_the_others(saves, trash, monkeypatch):
    for deal in range(3):
        trash.take(saved(saves, deal), TODAY)
    tried, unlink = [], Path.unlink

    def refused_once(path, missing_ok):
        tried.append(path)
        if len(tried) == 1:
            raise PermissionError(13, "Permission denied")
        unlink(path)

    monkeypatch.setattr(Path, "unlink", refused_once)
    with pytest.raises(PermissionError):
        trash.empty()
    assert [each.saved.path for each in trash.all()] == tried[:1]


def test_what_another_window_has_deleted_meanwhile_is_no_fault(saves, trash, monkeypatch):
    place = trash.take(saved(saves), TODAY)
    trash.remove(place)
    trash.remove(place)
    place.parent.mkdir()
    iterdir = Path.iterdir

    def emptied(folder):
        if folder == place.parent:
            folder.rmdir()
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", emptied)
    assert trash.count() == 0
    assert not place.parent.exists()


def test_a_trash_that_cannot_be_read_is_an_error_and_nothing_is_removed(saves, trash, monkeypatch):
    place = trash.take(saved(saves, day=TODAY - 1000 * DAY), TODAY - 900 * DAY)

    def refused(folder):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "iterdir", refused)
        with pytest.raises(PermissionError):
            trash.all()
        trash.remove_old(TODAY)
    assert place.exists()


def test_a_name_is_erased_from_a_game_in_the_trash_and_its_time_stays(saves, trash):
    place = trash.take(saved(saves), TODAY)
    seats = [seat.name for seat in saves.read(place).seats]
    record = saves.read(place)
    person = SeatedPlayer(seats[0], "person")
    table = Table(THREE.game, replace(record, seats=(person, *record.seats[1:])))
    saves.write(place, table.record, table.standing(), table.outcome(), "2026-11-20T12:00:00")
    os.utime(place, times=(1_000_000,) * 2)
    assert trash.files() == (place,)
    trash.erase_names(place, [seats[0]])
    assert [seat.name for seat in saves.read(place).seats] == ["Somebody", *seats[1:]]
    assert place.stat().st_mtime == 1_000_000
