"""Everything in one file: what was saved comes back, once, beside what is there, or nothing changes."""

import json
import os
import shutil
from datetime import UTC, datetime
from errno import EIO
from random import Random

import pytest
from playing import Setting, one_turn

from tide_gui.people.directory import Directory
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.store import arrivals as arrivals_module
from tide_gui.store import versioned_file
from tide_gui.store.archive import ArchiveWriter, UnusableArchive
from tide_gui.store.arrivals import BringingBack
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder, InUse
from tide_gui.store.people_file import change_people, read_people
from tide_gui.store.saving_everything import SavingEverything
from tide_gui.store.settings import Settings, change_settings, read_settings
from tide_gui.store.trash import Trash
from tide_gui.store.user_folders import UserFolders

NOW = datetime(2026, 11, 26, 12, tzinfo=UTC)
TABLE = Setting(Onda(), 3)


class Computer:
    """The folders of one user on one computer."""

    def __init__(self, home):
        self.home = home
        self.folders = UserFolders(home / "games", home / "settings.json", home / "cache", home / "logs")
        self.saves = GamesFolder(self.folders.games)

    def keep(self, name, deal, saved="2026-11-20T12:00:00"):
        table = TABLE.table(deal)
        self.saves.write(self.path(name), table.record, table.standing(), None, saved)

    def path(self, name):
        return self.folders.games / f"{name}.tide"

    def save(self, to):
        saving = SavingEverything(self.folders, NOW)
        done = [saving.done for _ in saving.steps(to)]
        assert done == list(range(1, saving.total + 1))
        return saving

    def bring_back(self, archive):
        back = BringingBack(self.folders)
        for _ in back.steps(archive):
            assert back.done <= back.total
        return back.brought, back.known

    def start(self):
        """Do what the next start of the program does."""
        for _ in BringingBack(self.folders).going_on():
            pass

    def files(self):
        return {
            str(path.relative_to(self.home)): path.read_bytes()
            for path in self.home.rglob("*")
            if path.is_file()
        }


@pytest.fixture
def old(tmp_path):
    computer = Computer(tmp_path / "old")
    computer.keep("a", 1)
    computer.keep("b", 2)
    computer.saves.entitle(computer.path("b"), "The long night")
    change_people(computer.folders.people, lambda people: people.with_sheep("Ann", 2).renamed("Bo", "Bob"))
    change_settings(computer.folders.settings, lambda _: Settings(theme="dark", lessons_done=("a/1",)))
    return computer


@pytest.fixture
def new(tmp_path):
    return Computer(tmp_path / "new")


@pytest.fixture
def archive(old, tmp_path):
    old.save(tmp_path / "everything.zip")
    return tmp_path / "everything.zip"


def test_a_new_computer_gets_everything_byte_for_byte(old, new, archive):
    assert new.bring_back(archive) == (2, 0)
    assert new.files() == old.files()


def test_brought_back_once_more_nothing_changes(old, new, archive):
    new.bring_back(archive)

    assert new.bring_back(archive) == (0, 2)
    assert old.bring_back(archive) == (0, 2)
    assert new.files() == old.files()


def test_the_trash_and_what_can_be_thrown_away_stay_out(old, new, tmp_path):
    Trash(old.folders.games).take(old.path("a"), NOW.date())
    old.folders.cache.mkdir()
    (old.folders.cache / "headers").write_bytes(b"cache")
    old.save(tmp_path / "later.zip")

    assert new.bring_back(tmp_path / "later.zip") == (1, 0)
    assert sorted(new.files()) == ["games/b.tide", "people.json", "settings.json"]


def test_another_game_of_the_same_name_is_not_overwritten(new, archive):
    new.keep("a", 7)
    before = new.path("a").read_bytes()

    assert new.bring_back(archive) == (2, 0)
    assert new.path("a").read_bytes() == before
    assert new.saves.read(new.path("a 2")).deal == 1


def test_a_game_that_is_here_comes_once_whatever_its_name_title_and_time(new, archive):
    new.keep("elsewhere", 2, saved="2026-11-21T08:00:00")

    assert new.bring_back(archive) == (1, 1)
    assert sorted(path.name for path in new.folders.games.iterdir()) == ["a.tide", "elsewhere.tide"]


def test_a_game_that_went_on_here_keeps_its_later_state_beside_the_earlier_one(old, new, archive):
    table = TABLE.table(1)
    one_turn(table, Random(1))
    new.saves.write(new.path("a"), table.record, table.standing(), None, "2026-11-21T08:00:00")
    later = new.path("a").read_bytes()
    new.bring_back(archive)

    assert new.path("a").read_bytes() == later
    assert new.path("a 2").read_bytes() == old.path("a").read_bytes()


def test_what_is_known_here_of_people_and_set_here_stays(new, archive):
    change_people(new.folders.people, lambda people: people.with_sheep("Ann", 4))
    change_settings(new.folders.settings, lambda _: Settings(volume=10, lessons_done=("b/1",)))
    new.bring_back(archive)

    people, settings = read_people(new.folders.people), read_settings(new.folders.settings)
    assert people.directory == Directory(known_as={"Bo": "Bob"}, sheep={"Ann": 4})
    assert settings.settings == Settings(theme="dark", volume=10, lessons_done=("b/1", "a/1"))


def test_without_people_and_settings_only_games_come(new, old, tmp_path):
    old.folders.people.unlink()
    old.folders.settings.unlink()
    old.save(tmp_path / "games.zip")

    assert new.bring_back(tmp_path / "games.zip") == (2, 0)
    assert sorted(new.files()) == ["games/a.tide", "games/b.tide"]


def test_without_anything_there_is_nothing_to_bring_back(new, tmp_path):
    assert new.save(tmp_path / "empty.zip").games == 0
    assert new.bring_back(tmp_path / "empty.zip") == (0, 0)
    assert new.files() == {}


def test_damaged_files_are_left_out_and_named(old, new, tmp_path):
    old.path("c").write_text("no record", "utf-8")
    old.folders.people.write_text("[", "utf-8")
    old.folders.settings.unlink()
    old.folders.settings.mkdir()

    saving = old.save(tmp_path / "rest.zip")
    assert (saving.games, saving.left_out) == (2, ["c.tide", "people.json", "settings.json"])
    assert new.bring_back(tmp_path / "rest.zip") == (2, 0)


def test_a_damaged_file_here_is_set_aside_as_by_any_change(new, archive):
    new.home.mkdir()
    new.folders.settings.write_text("[", "utf-8")
    new.bring_back(archive)

    assert (new.home / "settings.json.damaged").read_text("utf-8") == "["
    assert read_settings(new.folders.settings).settings.theme == "dark"


def wrong(part, content):
    def pack(writer):
        writer.add_game("a.tide", content) if part == "game" else writer.add(part, content)

    return pack


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        (
            wrong("game", b"no record"),
            "a game in it cannot be read: games/a.tide, line 1: this is not a Tide",
        ),
        (wrong("people.json", b"["), "people.json is damaged"),
        (wrong("settings.json", b'{"version": 9}'), "settings.json was written by a newer version"),
    ],
)
def test_an_archive_with_something_unreadable_changes_nothing(new, archive, tmp_path, pack, reason):
    new.keep("here", 5)
    before = new.files()
    writer = ArchiveWriter(NOW)
    writer.add_game("first.tide", new.path("here").read_bytes().replace(b"5", b"6", 1))
    pack(writer)
    (tmp_path / "wrong.zip").write_bytes(writer.whole())

    with pytest.raises(UnusableArchive, match=reason):
        new.bring_back(tmp_path / "wrong.zip")
    assert new.files() == before


def test_without_its_file_or_with_a_link_in_the_way_nothing_changes(new, archive, tmp_path):
    with pytest.raises(OSError, match="No such file"):
        new.bring_back(tmp_path / "missing.zip")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "mine").write_text("mine", "utf-8")
    (new.folders.arrivals).symlink_to(tmp_path / "outside")

    with pytest.raises(OSError, match="is a link"):
        new.bring_back(archive)
    with pytest.raises(OSError, match="is a link"):
        new.start()
    assert (tmp_path / "outside" / "mine").read_text("utf-8") == "mine"
    assert new.files() == {}


def test_a_folder_of_games_that_cannot_be_read_is_named(new, archive, tmp_path):
    new.home.mkdir()
    new.folders.games.write_text("no folder", "utf-8")

    with pytest.raises(OSError, match=r"the folder .*new.games cannot be read \(Not a directory\)"):
        new.save(tmp_path / "all.zip")
    with pytest.raises(OSError, match="File exists"):
        new.bring_back(archive)
    assert not (tmp_path / "all.zip").exists()


def test_two_processes_do_not_bring_back_at_once(new, archive):
    other = lock_of(new.folders.arrivals)
    assert other.take()

    with pytest.raises(InUse):
        new.bring_back(archive)
    other.remove()
    assert new.bring_back(archive) == (2, 0)


@pytest.mark.parametrize("steps", range(6))
def test_a_process_that_ends_in_the_middle_leaves_all_or_nothing(old, new, archive, steps, monkeypatch):
    """The copies of two games are looked at before the note, and moved after it."""
    new.keep("here", 5)
    before, back = new.files(), BringingBack(new.folders)
    monkeypatch.setattr(BringingBack, "_clear", lambda self: None)  # it was killed and cleans up nothing
    work = back.steps(archive)
    for _ in range(steps):
        next(work, None)
    work.close()
    monkeypatch.undo()

    new.start()
    assert new.files() == (before if steps < 4 else before | old.files())


def test_a_start_after_a_kill_is_finished_by_bringing_back_too(old, new, archive):
    work = BringingBack(new.folders).steps(archive)
    for _ in range(3):  # the first game has moved
        next(work)
    work.close()

    assert new.bring_back(archive) == (0, 2)
    assert new.files() == old.files()


def test_what_a_person_put_into_the_folder_is_left_alone(new, archive):
    new.folders.arrivals.mkdir(parents=True)
    (new.folders.arrivals / "notes.txt").write_text("mine", "utf-8")
    (new.folders.arrivals / "complete").write_text("another note", "utf-8")
    new.start()
    new.bring_back(archive)

    assert [path.name for path in new.folders.arrivals.iterdir()] == ["notes.txt"]


def test_what_a_newer_program_added_comes_too(old, new, tmp_path):
    for file, more in ((old.folders.people, {"later": 1}), (old.folders.settings, {"future": {"a": 1}})):
        file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | more), "utf-8")
    old.save(tmp_path / "all.zip")
    new.bring_back(tmp_path / "all.zip")
    assert new.files() == old.files()

    third = Computer(tmp_path / "third")
    change_people(third.folders.people, lambda people: people.with_sheep("Cy", 1), {"later": 2})
    change_settings(third.folders.settings, lambda settings: settings)
    third.bring_back(tmp_path / "all.zip")
    assert json.loads(third.folders.people.read_text("utf-8"))["later"] == 2
    assert json.loads(third.folders.settings.read_text("utf-8"))["future"] == {"a": 1}


GROWING = "\u0958" * 24  # as long as a name can be, and longer when it is composed


def test_a_name_that_is_too_long_when_it_is_composed_is_refused(new, tmp_path):
    writer = ArchiveWriter(NOW)
    writer.add("people.json", json.dumps({"version": 1, "sheep": {GROWING: 2}}).encode())
    (tmp_path / "all.zip").write_bytes(writer.whole())

    with pytest.raises(UnusableArchive, match=r"people.json is damaged"):
        new.bring_back(tmp_path / "all.zip")
    assert new.files() == {}


@pytest.mark.parametrize("content", [b"[", b'{"version": 9}'])
def test_what_turns_out_unusable_on_its_way_is_set_aside_and_all_else_comes(old, new, archive, content):
    change_people(new.folders.people, lambda people: people.with_sheep("Cy", 1))
    change_settings(new.folders.settings, lambda settings: settings)
    work = BringingBack(new.folders).steps(archive)
    for _ in range(3):  # the first game has moved
        next(work)
    work.close()
    for name in ("people.json", "settings.json"):
        (new.folders.arrivals / name).write_bytes(content)
    new.start()

    assert read_people(new.folders.people).directory.sheep["Cy"] == 1
    assert [(new.home / f"{name}.json.damaged").read_bytes() for name in ("people", "settings")] == [
        content
    ] * 2
    assert not new.folders.arrivals.exists()
    assert new.bring_back(archive) == (0, 2)


def test_what_would_make_our_file_too_large_is_set_aside(new, archive, monkeypatch):
    change_settings(new.folders.settings, lambda _: Settings(explained=("a" * 400,)))
    ours = new.folders.settings.read_bytes()
    monkeypatch.setattr(versioned_file, "LARGEST", len(ours) + 5)
    new.bring_back(archive)

    assert new.folders.settings.read_bytes() == ours
    assert (new.home / "settings.json.damaged").exists()


def test_a_disk_that_fails_is_no_reason_to_set_anything_aside(new, archive, monkeypatch):
    change_settings(new.folders.settings, lambda _: Settings(volume=5))
    with monkeypatch.context() as disk:
        disk.setattr(arrivals_module, "change_settings", failing)
        with pytest.raises(OSError, match="Input/output error"):
            new.bring_back(archive)
    new.start()

    assert read_settings(new.folders.settings).settings.theme == "dark"
    assert not (new.home / "settings.json.damaged").exists()


def failing(*_, **__):
    raise OSError(EIO, "Input/output error")


def test_what_is_under_way_can_be_dropped_until_all_is_there(new, archive):
    back = BringingBack(new.folders)

    assert [back.can_be_dropped for _ in back.steps(archive)] == [True, True, False, False]
    assert not SavingEverything(new.folders, NOW).can_be_dropped


def test_the_archive_is_of_the_owner_alone(archive):
    assert os.name == "nt" or archive.stat().st_mode & 0o077 == 0


def test_what_is_unpacked_by_hand_is_what_was_saved(archive, old, tmp_path):
    shutil.unpack_archive(archive, tmp_path / "unpacked")

    unpacked = Computer(tmp_path / "unpacked")
    contents = json.loads(unpacked.files().pop("tide-table.json"))
    assert {name: page for name, page in unpacked.files().items() if name != "tide-table.json"} == old.files()
    assert contents["format"] == "tide-table-everything"
