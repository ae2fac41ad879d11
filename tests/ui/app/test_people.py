"""The people behind their pages: figures, other names, export, erasing."""

import csv
import os
from dataclasses import replace
from datetime import date

import pytest
from people_games import finished, keep, made_up
from PySide6.QtCore import QUrl
from surroundings import surroundings, without_details

from tide_gui.people.directory import Directory
from tide_gui.people.figures import games_by_person
from tide_gui.presentation.text import in_english
from tide_gui.store import versioned_file
from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.people_file import change_people
from tide_gui.store.trash import Trash
from tide_gui.ui.app import chronicle, game_reading
from tide_gui.ui.app.people import People
from tide_gui.ui.app.person_words import person_rows
from tide_gui.ui.app.readers import BATCH
from tide_gui.ui.bots.line_process import LineProcess


class PeopleDriver:
    """The people of a folder."""

    def __init__(self, folder, qtbot):
        self.qtbot, self.errors, self.erased = qtbot, [], []
        self.around = surroundings(folder, show_error=self.errors.append)
        self.folders, self.people = self.around.folders, People(self.around)
        self.people.erased.connect(self.erased.append)

    def look(self):
        self.people.look()
        self.qtbot.waitUntil(lambda: not self.people.reading)
        return self

    def keep(self, name, record, day=0):
        return keep(self.folders.games, f"{name}.tide", record, day)

    def erase(self, name):
        self.people.choose(name)
        self.people.erase()
        self.qtbot.waitUntil(lambda: not self.people.erasing)

    @property
    def names(self):
        return [row.name for row in self.people.rows.rows]

    @property
    def person(self):
        return self.people.person

    def names_in(self, name):
        saves = GamesFolder(self.folders.games)
        return [seated.name for seated in saves.read(saves.folder / f"{name}.tide").seats]


@pytest.fixture
def here(tmp_path, qtbot):
    return PeopleDriver(tmp_path, qtbot)


@pytest.fixture
def evenings(here):
    """Ann played three games, in one of them Bo sat at the table, too."""
    here.keep("a", finished("pbb", deal=1))
    here.keep("b", finished("ppb", deal=2), day=2)
    here.keep("c", finished("pb", deal=3, game="onda"), day=1)
    return here.look()


def test_without_finished_games_there_is_nobody(here):
    here.look()
    assert here.names == []
    assert not here.errors
    assert (here.person.name, here.person.games, here.person.gameTitles) == ("", 0, ["All games"])


def test_who_played_last_comes_first(evenings):
    evenings.keep("d", finished("bbp", deal=4, names=("Puffin", "Gull", "Cy")), day=9)
    evenings.look()
    assert evenings.names == ["Cy", "Ann", "Bo"]
    cy, ann, bo = evenings.people.rows.rows
    assert ann.games == 3
    assert ann.wins == f"won {evenings_won(evenings, 'Ann')} of 3; if all were equally good: 1.2"
    assert (cy.sheep, ann.sheep, bo.sheep) == (0, 0, 1)
    assert cy.last


def evenings_won(evenings, name):
    evenings.people.choose(name)
    evenings.person.game = 0
    return evenings.person.won


def test_a_last_game_at_a_time_that_no_calendar_has_is_not_dated(evenings):
    people = games_by_person([made_up(("Ann", "person", 1), ("Bo", "person", 2), ended=1e18)], Directory())
    rows = person_rows(people, Directory(), date(2026, 11, 20), in_english)
    assert [row.last for row in rows] == ["", ""]


def test_who_has_only_begun_a_game_is_chosen_like_those_who_finished_one(evenings):
    known = Directory(sheep={"Di": 3, "Ann": 1})
    change_people(evenings.folders.people, lambda _: known)
    assert evenings.people.names() == ["Ann", "Bo", "Di"]


def test_the_page_begins_with_the_game_that_was_played_last(evenings):
    evenings.people.choose("Ann")
    person = evenings.person
    assert person.gameTitles == ["All games", "Turn the Tide", "Onda"]
    assert (person.game, person.games) == (1, 2)
    assert {tile["title"] for tile in person.feats} >= {"Preservers kept", "Best hand"}
    assert len(person.points) == 2
    assert person.gamesEach == 1


def test_all_games_together_have_neither_points_nor_feats(evenings):
    evenings.people.choose("Ann")
    evenings.person.game = 0
    assert (evenings.person.games, evenings.person.points, evenings.person.feats) == (3, [], [])
    assert sum(int(bar["words"]) for bar in evenings.person.places) == 3


def test_another_game_is_chosen_and_stays_when_the_page_is_read_again(evenings):
    evenings.people.choose("Ann")
    evenings.person.game = 2
    evenings.person.game = 7
    evenings.look()
    assert (evenings.person.game, evenings.person.games) == (2, 1)
    assert "Bombs laid" in {tile["title"] for tile in evenings.person.feats}


def test_when_the_last_record_of_a_game_is_deleted_all_games_are_shown(evenings):
    evenings.people.choose("Ann")
    evenings.person.game = 2
    (evenings.folders.games / "c.tide").unlink()
    evenings.look()
    assert evenings.person.gameTitles == ["All games", "Turn the Tide"]
    assert (evenings.person.game, evenings.person.games) == (0, 2)


def test_bars_show_the_part_that_was_won_and_par(evenings):
    evenings.people.choose("Ann")
    everybody, people, bots = evenings.person.opponents
    assert (everybody["title"], people["title"], bots["title"]) == ("All opponents", "People", "Random bots")
    assert everybody["words"].endswith("of 2, equal share\N{NO-BREAK SPACE}0.7")
    assert people["par"] == pytest.approx(1 / 3)
    assert people["words"].endswith("of 1, equal share\N{NO-BREAK SPACE}0.3")
    assert people["value"] in (0, 1 / 2, 1)
    assert 0 <= evenings.person.streak <= 2
    evenings.people.choose("Bo")
    assert [bar["title"] for bar in evenings.person.opponents] == ["People"]


def test_a_deleted_record_takes_its_game_out(evenings):
    (evenings.folders.games / "b.tide").unlink()
    evenings.look()
    assert evenings.names == ["Ann"]


def test_a_game_that_is_no_longer_installed_is_called_by_its_key(here, request):
    request.getfixturevalue("fourth_game")
    here.keep("a", finished("pbb", game="pebbles"))
    here.look().people.choose("Ann")
    assert here.person.gameTitles == ["All games", "Pebbles"]
    here.person.game = 1
    assert {feat["title"] for feat in here.person.feats} >= {"Best pebble"}
    from tide_gui import registry  # noqa: PLC0415

    room = registry.room_of("pebbles")
    registry.unregister("pebbles")
    try:
        here.look()
        assert here.person.gameTitles == ["All games", "pebbles"]
        assert here.person.feats == []
    finally:
        registry.register(room)


# -- names ---------------------------------------------------------------------------------------


def test_a_renamed_person_keeps_all_games_and_no_record_changes(evenings):
    before = {path.name: path.read_bytes() for path in evenings.folders.games.iterdir()}
    evenings.people.choose("Ann")
    evenings.people.rename(" Anna ")
    assert evenings.names == ["Anna", "Bo"]
    assert (evenings.person.name, evenings.person.games, evenings.person.also) == ("Anna", 2, ["Ann"])
    assert {path.name: path.read_bytes() for path in evenings.folders.games.iterdir()} == before
    assert PeopleDriver(evenings.folders.games.parent, evenings.qtbot).look().names == ["Anna", "Bo"]


def test_two_names_are_joined_and_separated_again(evenings):
    evenings.people.choose("Bo")
    assert "They sat at one table in 1 game." in evenings.people.joinWarning("Ann")
    evenings.people.rename("Ann")
    assert evenings.names == ["Ann"]
    assert evenings.people.joinWarning("Bo") == ""
    evenings.people.separate("Bo")
    assert evenings.names == ["Ann", "Bo"]


def test_people_who_never_met_are_joined_without_a_doubt(evenings):
    evenings.keep("d", finished("pbb", deal=5, names=("Annie", "Gull", "Puffin")))
    evenings.look().people.choose("Annie")
    warning = evenings.people.joinWarning("Ann")
    assert warning.startswith("Ann plays here, too")
    assert "table" not in warning


def test_a_person_is_joined_into_another_by_a_former_name_of_the_other(evenings):
    evenings.people.choose("Ann")
    evenings.people.rename("Anna")
    evenings.people.choose("Bo")
    evenings.people.rename("Ann")
    assert evenings.names == ["Anna"]
    evenings.people.rename("Ann")
    assert evenings.names == ["Ann"]


def test_the_former_name_of_somebody_whose_games_are_gone_is_free(evenings):
    evenings.people.choose("Bo")
    evenings.people.rename("Bob")
    (evenings.folders.games / "b.tide").unlink()
    evenings.look()
    assert evenings.names == ["Ann"]
    evenings.people.choose("Ann")
    assert evenings.people.joinWarning("Bo") == ""
    evenings.people.rename("Bo")
    assert evenings.names == ["Bo"]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "A name has 1 to 24 plain letters."),
        ("  ", "A name has 1 to 24 plain letters."),
        ("x" * 25, "A name has 1 to 24 plain letters."),
        ("Ann\n", ""),
        ("A\u202en", "A name has 1 to 24 plain letters."),
        ("Somebody 2", "This name stands for people who were erased or gave no name."),
        ("Åsa", ""),
    ],
)
def test_an_impossible_name_is_refused_with_a_sentence(evenings, name, fault):
    evenings.people.choose("Bo")
    assert evenings.people.renameFault(name) == fault
    evenings.people.rename(name)
    assert ("Bo" in evenings.names) is bool(fault)


def test_a_chosen_sheep_is_kept(evenings):
    evenings.people.choose("Bo")
    evenings.people.setSheep(4)
    assert evenings.person.sheep == 4
    again = PeopleDriver(evenings.folders.games.parent, evenings.qtbot).look()
    assert {row.name: row.sheep for row in again.people.rows.rows} == {"Ann": 0, "Bo": 4}


# -- faults --------------------------------------------------------------------------------------


def test_a_damaged_file_of_people_is_told_and_costs_no_games(evenings):
    evenings.folders.people.write_text("rubbish")
    evenings.look()
    [error] = evenings.errors
    assert error.startswith("people.json is damaged. ")
    assert error.endswith("Names and sheep are the usual ones until one is changed.")
    assert evenings.names == ["Ann", "Bo"]


def test_the_file_of_people_of_a_newer_program_is_told_and_stays(evenings):
    evenings.folders.people.write_text('{"version": 2}')
    evenings.look()
    evenings.people.choose("Bo")
    evenings.people.rename("Bob")
    newer = "people.json was written by a newer version of Tide Table"
    told, refused = evenings.errors
    assert told == f"{newer}. It stays as it is; names and sheep are the usual ones here."
    assert refused == f"This was not kept: {newer}."
    assert evenings.folders.people.read_text() == '{"version": 2}'


def test_a_folder_that_cannot_be_read_is_told(here):
    here.folders.games.write_text("a file in place of the folder")
    here.look()
    [error] = here.errors
    assert error.startswith(f"The folder {here.folders.games} cannot be read: Not a directory.")


def test_a_change_that_cannot_be_written_is_told(evenings, monkeypatch):
    monkeypatch.setattr(versioned_file, "write_whole", failing)
    evenings.people.choose("Bo")
    evenings.people.rename("Bob")
    assert evenings.errors == ["This was not kept: No space left on device."]
    assert evenings.names == ["Ann", "Bo"]
    assert (evenings.person.name, evenings.person.games) == ("Bo", 1)


def failing(*_):
    raise OSError(28, os.strerror(28))


def test_stopped_reading_goes_on_when_it_is_wanted(here, monkeypatch):
    for deal in range(4):
        here.keep(str(deal), finished(deal=deal))
    here.people.look()
    here.people.stop()
    assert (here.people.reading, here.people.waiting, here.people.total) == (False, 4, 4)
    here.people.goOn()
    assert here.people.reading
    here.qtbot.waitUntil(lambda: not here.people.reading)
    assert here.people.waiting == 0
    assert here.people.rows.rows[0].games == 4


def test_a_window_that_is_closed_keeps_what_its_processes_have_read(here, monkeypatch):
    monkeypatch.setattr(game_reading, "MANY", 1)
    for deal in range(BATCH + 1):
        here.keep(str(deal), finished(deal=deal))
    here.people.look()
    here.qtbot.waitUntil(lambda: here.people.waiting <= BATCH, timeout=30_000)
    here.people.close()
    assert not here.people.reading
    assert [child for child in here.people.findChildren(LineProcess) if child.pid] == []
    again = PeopleDriver(here.folders.games.parent, here.qtbot)
    again.people.look()
    assert again.people.waiting <= BATCH
    assert again.people.rows.rows[0].games >= 1


# -- export and erasing --------------------------------------------------------------------------


def test_the_games_of_a_person_are_exported(evenings, tmp_path):
    evenings.people.choose("Ann")
    evenings.people.export(QUrl.fromLocalFile(str(tmp_path / "ann.csv")))
    with (tmp_path / "ann.csv").open(newline="", encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == ["turn-the-tide", "onda", "turn-the-tide"]
    assert rows[2]["opponents"] == "person"
    assert rows[1]["bombs"]
    assert not rows[0]["bombs"]


def test_a_table_that_cannot_be_saved_is_told(evenings, tmp_path, monkeypatch):
    monkeypatch.setattr(chronicle, "write_whole", failing)
    evenings.people.choose("Ann")
    evenings.people.export(QUrl.fromLocalFile(str(tmp_path / "ann.csv")))
    assert evenings.errors == ["The table was not saved: No space left on device."]


ELSEWHERE = ["sftp://there/a.csv", "https://there/a.csv", "", "a.csv", "file:///", "file:///tmp/a%00b.csv"]


@pytest.mark.parametrize("url", ELSEWHERE)
def test_a_table_is_only_saved_on_this_machine(evenings, url):
    evenings.people.choose("Ann")
    assert not evenings.people.export(QUrl(url))
    assert evenings.errors == ["Files can only be saved on this machine."]


def test_a_table_is_called_after_the_person(evenings):
    evenings.people.choose("Ann")
    assert evenings.people.tableName() == "Ann.csv"


def test_an_erased_person_is_in_no_record_and_in_no_file(evenings):
    evenings.keep("open", finished("ppb", deal=9).rewound(5))
    evenings.keep("annie", finished("pbb", deal=8, names=("Annie", "Gull", "Puffin")))
    evenings.look().people.choose("Annie")
    evenings.people.rename("Ann")
    evenings.erase("Ann")
    assert evenings.erased == [["Ann", "Annie"]]
    assert b"Ann" not in evenings.folders.summaries.read_bytes()
    assert evenings.look().names == ["Bo"]
    assert evenings.names_in("b") == ["Somebody", "Bo", "Cy"]
    assert evenings.names_in("open") == ["Somebody", "Bo", "Cy"]
    assert evenings.names_in("annie") == ["Somebody", "Gull", "Puffin"]
    assert not evenings.errors
    for path in evenings.folders.games.parent.rglob("*"):
        assert path.is_dir() or b"Ann" not in path.read_bytes()


def test_a_person_is_one_and_is_erased_however_the_accents_are_written(here):
    for number, name in enumerate(("Zo\u00eb", "Zoe\u0308")):
        here.keep(f"{number}", finished("pbb", deal=number, names=(name, "Gull", "Puffin")))
    assert here.look().names == ["Zo\u00eb"]
    here.people.choose("Zo\u00eb")
    assert here.person.games == 2
    here.people.rename("Ine\u0301s")
    assert here.names == ["In\u00e9s"]
    here.erase("In\u00e9s")
    assert [here.names_in(name)[0] for name in "01"] == ["Somebody", "Somebody"]


def test_erasing_is_finished_at_once_when_the_program_ends(evenings):
    evenings.people.choose("Ann")
    evenings.people.erase()
    assert evenings.people.erasing
    evenings.people.finish_erasing()
    assert not evenings.people.erasing
    assert evenings.erased == [["Ann"]]
    assert evenings.names_in("a")[0] == evenings.names_in("b")[0] == evenings.names_in("c")[0] == "Somebody"
    evenings.people.finish_erasing()


def test_an_erased_person_is_not_in_a_damaged_file_that_is_set_aside(evenings):
    evenings.folders.people.write_text('{"sheep": {"Ann": 9}}')
    evenings.erase("Ann")
    [people] = evenings.folders.people.parent.glob("people.json*")
    assert b"Ann" not in people.read_bytes()


def test_an_erased_person_is_not_in_damaged_settings_that_nothing_has_set_aside(evenings):
    settings = evenings.folders.settings
    settings.write_text('{"version": 1, "volume": 900, "person": "Ann"}')
    evenings.erase("Ann")
    assert not settings.exists()
    assert not evenings.errors


def test_files_of_a_newer_program_that_keep_the_name_are_told_and_stay(evenings):
    people, settings, folder = evenings.folders.people, evenings.folders.settings, evenings.folders.games
    pages = {
        people: b'{"version": 2, "friends": ["Ann"]}',
        settings: b'{"version": 2, "person": "Ann"}',
        folder / "later.tide": (folder / "a.tide").read_bytes().replace(b'"version":1', b'"version":9', 1),
    }
    for file, page in pages.items():
        file.write_bytes(page)
    evenings.erase("Ann")
    [error] = evenings.errors
    assert error == (
        "The name stays in 3 files of a newer version: people.json, settings.json and later.tide. "
        "Erase the person there, too."
    )
    assert {file: file.read_bytes() for file in pages} == pages
    assert evenings.names_in("a")[0] == "Somebody"


def test_files_of_a_newer_program_without_the_name_are_no_matter(evenings):
    evenings.folders.people.write_text('{"version": 2, "friends": ["Bo"]}')
    evenings.folders.settings.write_text('{"version": 2}')
    evenings.erase("Ann")
    assert not evenings.errors


def test_of_many_files_of_a_newer_program_only_some_are_named_and_open_games_are_named_too(evenings):
    page = (evenings.folders.games / "a.tide").read_bytes().replace(b'"version":1', b'"version":9', 1)
    for number in range(7):
        (evenings.folders.games / f"later {number}.tide").write_bytes(page)
    lock = lock_of(evenings.folders.games / "b.tide")
    assert lock.take()
    evenings.erase("Ann")
    lock.remove()
    [error] = evenings.errors
    assert error.startswith(
        "The name stays in games that are open or cannot be changed: the game of Ann, Bo and"
    )
    assert " The name stays in 7 files of a newer version, such as later " in error
    assert error.count("later ") == 5


def test_a_game_that_is_open_keeps_the_name_and_that_is_told(evenings):
    lock = lock_of(evenings.folders.games / "b.tide")
    assert lock.take()
    evenings.erase("Ann")
    lock.remove()
    [error] = evenings.errors
    assert error == (
        "The name stays in games that are open or cannot be changed: the game of Ann, Bo and Cy."
        " Close them, and erase the person once more."
    )
    assert evenings.look().names == ["Ann", "Bo"]
    assert evenings.person.games == 1
    evenings.erase("Ann")
    assert evenings.look().names == ["Bo"]


def test_of_many_games_that_keep_a_name_only_some_are_named(evenings, monkeypatch):
    for number in range(7):
        evenings.keep(f"more {number}", finished("pbb", deal=number))
    monkeypatch.setattr(chronicle, "erase_names", failing)
    evenings.erase("Ann")
    [error] = evenings.errors
    assert error.startswith("The name stays in 10 games, such as the game of")
    assert error.count("the game of") == 5


@pytest.mark.parametrize("steps", range(5))
def test_an_erasure_in_which_a_window_was_killed_is_finished_at_the_next_start(evenings, steps):
    evenings.people.choose("Ann")
    evenings.people.rename("Annie")
    Trash(evenings.folders.games).take(evenings.folders.games / "b.tide", date(2026, 11, 20))
    killed = chronicle.Chronicle(evenings.around)
    killed.recall()
    erasing = killed.erasing(("Annie", "Ann"))
    for _ in range(steps):
        next(erasing, None)
    killed.note._lock.give_back()  # as the system does
    people = People(evenings.around)
    people.erased.connect(evenings.erased.append)
    people.go_on_erasing()
    people.finish_erasing()
    assert evenings.erased == ([["Annie", "Ann"]] if steps else [])
    for path in evenings.folders.games.parent.rglob("*") if steps else ():
        assert b"Ann" not in os.fsencode(path.name)
        assert path.is_dir() or b"Ann" not in path.read_bytes(), path
    assert not evenings.folders.erasure.exists()


def test_what_another_window_erases_is_left_to_it(evenings):
    other = chronicle.Chronicle(evenings.around)
    other.recall()
    erasing = other.erasing(("Ann",))
    next(erasing)
    people = People(evenings.around)
    people.go_on_erasing()
    assert not people.erasing
    list(erasing)
    other.note.end()


@pytest.mark.parametrize("content", [b"", b"rubbish", b"[3]"])
def test_a_damaged_note_of_an_erasure_is_removed(evenings, content):
    evenings.folders.erasure.write_bytes(content)
    evenings.people.go_on_erasing()
    assert not evenings.people.erasing
    assert not evenings.folders.erasure.exists()


def test_a_person_is_erased_from_the_trash_too_and_its_games_wait_no_longer_there(evenings):
    place = Trash(evenings.folders.games).take(evenings.folders.games / "b.tide", date(2026, 11, 20))
    os.utime(place, (1_000_000, 1_000_000))
    evenings.erase("Ann")
    assert not evenings.errors
    assert b"Somebody" in place.read_bytes()
    assert b"Ann" not in place.read_bytes()
    assert place.stat().st_mtime == 1_000_000


def test_a_game_that_vanishes_while_a_person_is_erased_keeps_nothing(evenings):
    errors = []
    known = chronicle.Chronicle(replace(evenings.around, show_error=without_details(errors.append)))
    known.recall()
    erasing = known.erasing(["Ann"])
    next(erasing)
    for file in evenings.folders.games.glob("*.tide"):
        file.unlink()
    list(erasing)
    known.note.end()
    assert not errors


def test_a_person_is_erased_from_games_that_are_not_installed_and_from_those_begun_since_the_last_look(
    evenings,
):
    strange = evenings.keep("strange", finished("pbb", deal=7))
    strange.write_bytes(strange.read_bytes().replace(b'"turn-the-tide"', b'"later"', 1))
    evenings.look()
    evenings.keep("new", finished("pbb", deal=8))
    evenings.erase("Ann")
    assert evenings.names_in("strange") == evenings.names_in("new") == ["Somebody", "Bo", "Cy"]


def test_nothing_remembers_the_names_of_a_game_that_is_gone(evenings):
    assert b"Bo" in evenings.folders.summaries.read_bytes()
    for file in evenings.folders.games.glob("*.tide"):
        file.unlink()
    evenings.look()
    assert b"Bo" not in evenings.folders.summaries.read_bytes()
