"""What errors say is in the language of the window; only names, and details that can be copied, are not."""

import errno
import os
import re
from datetime import datetime
from pathlib import Path
from zipfile import ZipFile

import pytest
from by_hand import ManualBots
from people_games import finished, page_of
from PySide6.QtCore import QUrl
from scripts import load_script

from tide_gui import registry
from tide_gui.error_text import SYSTEM
from tide_gui.presentation.text import in_english
from tide_gui.store.archive import ArchiveWriter
from tide_gui.store.files import LARGEST
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import MOST_TAKEOVERS
from tide_gui.ui.app.lesson_list import read
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program

WORDS = load_script("words")
NAME = re.compile(r"\S+\.(?:tide|json|toml)\S*|'[^']+'|/\S+")  # of a file, a game, a lesson, a folder
ENGLISH = re.compile(r"\b[a-zA-Z]*[aeiou][a-zA-Z]*\b")
TAKEOVERS = b'{"kind":"player","seat":1,"player":"drifter"}\n' * (MOST_TAKEOVERS + 1)


def accented(context, text, comment="", count=-1, /):
    """A language whose vowels have accents."""
    return WORDS.in_pseudo(in_english(context, text, comment, count), 0)


def english_in(sentence):
    return ENGLISH.findall(NAME.sub("", sentence))


@pytest.fixture
def begin(tmp_path, qapp):
    """A function that opens a program with this fault in its folders."""
    programs = []

    def make(spoil=lambda folders: None):
        folders = user_folders(tmp_path, {})
        folders.games.mkdir(parents=True)
        (folders.games / "a.tide").write_bytes(page_of(finished()))
        spoil(folders)
        now = lambda: datetime(2026, 11, 20)  # noqa: E731
        preferences = Preferences(folders.settings)
        programs.append(Program(folders, preferences, ManualBots(), accented, Path("/art"), now))
        return programs[-1]

    yield make
    for program in programs:
        program.close()


def record_with(old, new):
    """What puts something else into the record."""

    def spoil(folders):
        file = folders.games / "a.tide"
        page = file.read_bytes()
        assert old in page
        file.write_bytes(page.replace(old, new, 1))

    return spoil


def in_place_of_the_record(make):
    def spoil(folders):
        (folders.games / "a.tide").unlink()
        make(folders.games / "a.tide")

    return spoil


def much(file):
    file.write_bytes(bytes(LARGEST + 1))


RECORDS = {
    "no record": record_with(b'"tide-table"', b'"chess"'),
    "newer": record_with(b'"version":1', b'"version":9'),
    "damaged header": record_with(b'"deal":1', b'"deal":-1'),
    "contradiction": record_with(b'"scores":[', b'"scores":[7,'),
    "damaged line": record_with(b'{"kind":"turn"', b'{"kind":"magic"'),
    "cut off": record_with(b"\n", b"\n{}\n{"),
    "takeovers": record_with(b'{"kind":"turn"', TAKEOVERS + b'{"kind":"turn"'),
    "impossible": record_with(b'"moves":{"0":"', b'"moves":{"0":"9'),
    "no such table": record_with(b'"options":{', b'"options":{"fog":true,'),
    "folder": in_place_of_the_record(Path.mkdir),
    "too large": in_place_of_the_record(much),
}


@pytest.mark.parametrize("spoil", RECORDS.values(), ids=RECORDS)
def test_what_is_wrong_with_a_record_is_told(begin, tmp_path, spoil):
    program = begin(spoil)
    program.open(str(tmp_path / "games" / "a.tide"))
    assert "[" in program.errorMessage
    assert english_in(program.errorMessage) == []


@pytest.mark.parametrize("kind", ["no record", "damaged header", "folder"])
def test_what_is_wrong_with_a_record_is_told_in_the_list_and_where_it_gets_a_title(begin, tmp_path, kind):
    program = begin(RECORDS[kind])
    program.show("games")
    [listed] = program.games.saves.rows
    program.games.entitle(listed.path, "Cup")
    for sentence in (listed.row.error_message, program.errorMessage):
        assert "[" in sentence
        assert english_in(sentence) == []


def test_a_file_name_that_is_none_is_told(begin):
    program = begin()
    program.open("/a\0b.tide")
    assert english_in(program.errorMessage.removeprefix(r"a\x00b.tide")) == []
    assert "embedded null" in program.details


VERSIONED = {
    "damaged": lambda file: file.write_bytes(b"["),
    "newer": lambda file: file.write_bytes(b'{"version": 9}'),
    "folder": Path.mkdir,
    "link": lambda file: file.symlink_to(file.with_name("nothing")),
}


@pytest.mark.parametrize("spoil", VERSIONED.values(), ids=VERSIONED)
def test_what_is_wrong_with_settings_and_people_is_told(begin, spoil):
    program = begin(lambda folders: (spoil(folders.settings), spoil(folders.people)))
    settings = program.errorMessage
    program.show("people")
    for sentence in (settings, program.errorMessage):
        assert sentence.count("[") >= 2
        assert english_in(sentence) == []


def test_what_becomes_of_the_settings_stands_before_another_error_whose_details_stay(begin, tmp_path):
    program = begin(RECORDS["damaged line"])
    program.open(str(tmp_path / "games" / "a.tide"))
    before, details = program.errorMessage, program.details
    assert "magic" in details
    (tmp_path / "settings.json").write_bytes(b'{"version": 9}')
    program.preferences.change(volume=9)
    program.preferences.flush()
    assert program.errorMessage.endswith(f" {before}")
    assert program.errorMessage != f" {before}"
    assert program.details == details


def archive_with(name, content):
    def pack(file):
        writer = ArchiveWriter(datetime(2026, 11, 20))
        writer.add(name, content)
        file.write_bytes(writer.whole())

    return pack


def foreign(file):
    with ZipFile(file, "w") as archive:
        archive.writestr("tide-table.json", b"{}")


ARCHIVES = {
    "no archive": lambda file: file.write_bytes(b"none"),
    "folder": Path.mkdir,
    "foreign": foreign,
    "foreign part": archive_with("holiday", b""),
    "unreadable game": archive_with("games/a.tide", b"rubbish"),
    "unreadable people": archive_with("people.json", b"["),
}


@pytest.mark.parametrize("pack", ARCHIVES.values(), ids=ARCHIVES)
def test_what_is_wrong_with_a_file_with_everything_is_told(begin, tmp_path, qtbot, pack):
    program, file = begin(), tmp_path / "all.zip"
    pack(file)
    program.everything.bringBack(QUrl.fromLocalFile(str(file)))
    qtbot.waitUntil(lambda: not program.everything.working)
    sentence = program.errorMessage.replace("holiday", "")
    assert sentence.count("[") >= 2
    assert english_in(sentence) == []


def test_what_is_in_the_way_of_saving_and_deleting_is_told(begin, tmp_path, qtbot):
    program, games = begin(), tmp_path / "games"
    program.everything.save(QUrl.fromLocalFile(str(tmp_path)))
    qtbot.waitUntil(lambda: not program.everything.working)
    saved = program.errorMessage
    (games / "trash").symlink_to(tmp_path)
    program.show("games")
    program.trash.delete(str(games / "a.tide"))
    for sentence in (saved, program.errorMessage):
        assert sentence.count("[") >= 2
        assert english_in(sentence) == []


@pytest.mark.parametrize("number", [*SYSTEM, errno.ENOLCK], ids=errno.errorcode.get)
def test_what_the_system_says_is_told(begin, tmp_path, monkeypatch, number):
    def fails(*_, **__):
        raise OSError(number, os.strerror(number))

    program = begin()
    (tmp_path / "b.tide").touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", fails)
        program.open(str(tmp_path / "b.tide"))
    assert program.errorMessage.count("[") == 2
    assert english_in(program.errorMessage) == []
    assert (os.strerror(number) in program.details) == (number not in SYSTEM)


def test_a_game_that_is_not_saved_says_why(begin, tmp_path):
    program = begin()
    program.dealer.quickGame()
    file = program.session.controller.game.autosave.path
    file.unlink(missing_ok=True)
    file.mkdir()
    program.session.controller.game.save_played()
    assert program.session.saveError.count("[") == 2
    assert english_in(program.session.saveError) == []


def test_what_is_wrong_with_lessons_and_games_of_others_is_told(begin, tmp_path, monkeypatch, fourth_game):
    monkeypatch.setattr(registry, "faults", [])
    registry.made(fourth_game, "nowhere:at_all")
    program = begin()
    program.lesson.start("turn-the-tide", "9-nothing")
    unknown = program.errorMessage
    (tmp_path / "a.toml").write_bytes(b"title = 3")
    monkeypatch.setattr("tide_gui.ui.app.lesson_list.lesson_files", lambda game: (tmp_path / "a.toml",))
    program.lesson.start("turn-the-tide", "a")
    listed = program.lessonList.games[0]["lessons"][0]["about"]
    program.show("new-game")
    for sentence in (unknown, program.errorMessage, listed, program.newGame.missingGames):
        assert sentence.startswith("[")
        assert english_in(sentence.splitlines()[0]) == []
    assert "nowhere" in program.newGame.missingGames.splitlines()[1]
    assert "Expected `str`" in listed.splitlines()[1]
    assert "Expected `str`" in program.details
    read.cache_clear()
