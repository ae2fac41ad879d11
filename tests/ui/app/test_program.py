"""The program over a real folder: games begun, kept, resumed, looked at, removed, and what is said then."""

import os
import subprocess
import sys
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from by_hand import At, ManualBots
from playing import Setting, played_out
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from tide_gui import registry
from tide_gui.bots.roster import characters_for
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import all_games, game_called
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.store import saves as store_saves
from tide_gui.store.files import Lock
from tide_gui.store.saves import Saves
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import SeatedPlayer, Turn, read_record, written
from tide_gui.table.table import Table
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import GAMES, HOME, NEW_GAME, PAGES, TABLE, Program

pytestmark = pytest.mark.usefixtures("qapp")
HOLD = """
import sys
from pathlib import Path
from tide_gui.store.files import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


class Opened:
    """A program before a player."""

    def __init__(self, folder):
        clock = count()
        self.folders = user_folders(folder, {})
        self.bots = ManualBots()
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(speed="off")
        self.program = Program(
            self.folders, self.preferences, self.bots, in_english, Path("/art"),
            lambda: datetime(2026, 11, 20, 18) + timedelta(seconds=next(clock)),
        )  # fmt: skip

    @property
    def session(self):
        return self.program.session

    @property
    def at(self):
        return At(self.session, self.bots)

    @property
    def file(self):
        return self.session.controller.autosave.path

    @property
    def record(self):
        return self.session.controller.table.record

    def saved(self):
        return read_record(self.file.read_bytes(), self.file.name)

    def killed(self):
        """The process is gone: nothing is written any more, and the system gives its locks back."""
        if self.session and self.session.controller.autosave:
            self.session.controller.autosave._lock.give_back()


@pytest.fixture
def opened(tmp_path, monkeypatch):
    made, deals = [], count(7)
    monkeypatch.setattr("tide_gui.ui.app.program.randbelow", lambda _: next(deals))

    def make(folder=tmp_path):
        made.append(Opened(folder))
        return made[-1]

    yield make
    for each in made:
        each.program.close()


def form_of(window):
    """The form of a new game, as it is when somebody looks at it."""
    window.program.show(NEW_GAME)
    return window.program.newGame


def free(path):
    """Whether nobody has the lock of a file."""
    lock = Lock(path)
    taken = lock.take()
    lock.remove()
    return taken


def files(folder):
    return sorted(path.name for path in (folder / "games").iterdir())


def page_of(record):
    table = Table(game_called(record.game), record)
    return written(table.record, table.standing(), table.outcome(), "2026-11-19T18:00:00")


THREE = Setting(TurnTheTide(), 3, (("open_play", False),))
ONE_OF_EACH = [THREE, *(Setting(game, game.seats[0]) for game in all_games() if game.key != THREE.game.key)]


def kept(folder, record, name="kept.tide"):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(page_of(record))
    return path


# -- a new game ----------------------------------------------------------------------------------


def test_at_the_first_start_nothing_is_there_and_nothing_is_written(opened, tmp_path):
    program = opened().program
    assert program.firstStart
    assert not program.hasOpenGame
    assert (program.page, program.session, program.errorMessage) == (HOME, None, "")
    assert (program.continueTitle, program.continueProgress, program.continueSeats) == ("", "", 0)
    assert not (tmp_path / "games").exists()
    program.continueGame()
    program.again()
    program.sameDeal()
    program.playOn()
    program.back()
    program.show(TABLE)
    assert (program.page, program.session) == (HOME, None)


def test_a_quick_game_seats_one_person_against_two_bots_at_once(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    assert window.program.page == TABLE
    assert (window.session.phase, window.session.viewer) == ("choosing", 0)
    assert [row.person for row in window.session.seats.rows] == [True, False, False]
    assert [name for name in files(tmp_path) if not name.startswith(".")] == ["turn-the-tide 2026-11-20.tide"]
    assert window.saved().turns() == 0
    assert window.bots.games == 1


def test_two_quick_games_have_other_deals(opened):
    window = opened()
    window.program.quickGame()
    first = window.record
    window.program.quickGame()
    assert window.record.deal != first.deal
    assert window.record.entries[0] != first.entries[0]


def test_the_form_starts_exactly_the_game_that_it_says(opened):
    window = opened()
    form = window.program.newGame
    form.seats = 4
    form.setName(1, "  Zoë  ")
    form.setPlayer(1, "person")
    form.setOption("open_play", True)
    form.dealText = "12 345 678"
    assert form.fault == ""
    window.program.startGame()
    record = window.record
    assert (record.deal, dict(record.options), record.game) == (
        12345678,
        {"open_play": True},
        "turn-the-tide",
    )
    assert record.seats[1] == SeatedPlayer("Zoë", "person")
    assert [sitter.player for sitter in record.seats] == ["person", "person", "shrimp", "limpet"]
    assert [sitter.name for sitter in record.seats] == ["Marit", "Zoë", "Shrimp", "Limpet"]
    assert record.started.startswith("2026-11-20T18:00")


FAULTS = [
    ({"name": ""}, "Seat 2 needs a name."),
    ({"name": "   "}, "Seat 2 needs a name."),
    ({"name": "n" * 25}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Bo\n"+"Bo"}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Bo\x00"}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Bo\u202e"}, "The name of seat 2 may have 1 to 24 plain letters."),
    ({"name": "Marit"}, "Two seats are called Marit."),
    ({"name": " Marit "}, "Two seats are called Marit."),
    ({"deal": "rubbish"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "-5"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "1" * 13}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "１２"}, "A deal number has at most 12 digits and nothing else."),
    ({"deal": "1.5"}, "A deal number has at most 12 digits and nothing else."),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "fault"), FAULTS, ids=str)
def test_a_wrong_form_says_why_and_starts_nothing(opened, tmp_path, wrong, fault):
    window = opened()
    form = window.program.newGame
    form.setPlayer(1, "person")
    form.setName(1, wrong.get("name", "Bo"))
    form.dealText = wrong.get("deal", "")
    assert form.fault == fault
    window.program.startGame()
    assert window.session is None
    assert not (tmp_path / "games").exists()
    form.setName(1, "Bo")
    form.dealText = " "
    assert form.fault == ""
    window.program.startGame()
    assert window.session is not None


def test_a_fault_on_a_seat_that_is_not_taken_is_none(opened):
    form = opened().program.newGame
    form.setPlayer(4, "person")
    form.setName(4, "")
    assert form.fault == ""
    form.seats = 5
    assert form.fault == "Seat 5 needs a name."


def test_the_form_hears_nothing_that_cannot_be(opened):
    form = form_of(opened())
    before = form.choice
    form.seats = 2
    form.seats = 6
    form.setName(7, "Bo")
    form.setPlayer(0, "nobody")
    form.setPlayer(7, "puffin")
    form.setKind(0, "admiral")
    form.setKind(3, "strong")  # a seat that is not taken
    form.setAnother(0)
    form.setAnother(3)
    form.setOption("rubbish", True)
    assert form.choice == before
    form.game = -1
    form.game = 99
    assert form.choice == before
    assert form.gameTitles[form.game] == "Turn the Tide"
    assert (form.seatsLeast, form.seatsMost) == (3, 5)
    assert form.players[0] == "person"
    assert form.kinds == ["person", "beginner", "casual", "strong", "expert", "random"]
    assert form.kindLabels == [
        "Person", "Beginner bot", "Casual bot", "Strong bot", "Expert bot", "Random bot",
    ]  # fmt: skip


def test_the_last_choice_is_remembered(opened):
    window = opened()
    form = window.program.newGame
    form.seats = 5
    form.setName(0, "Ann")
    form.setPlayer(4, "person")
    form.setOption("open_leftovers", True)
    window.program.startGame()
    window.program.closeGame()
    window.preferences.flush()
    again = form_of(opened())
    assert again.choice == form.choice
    assert (again.seats, again.sitters.rows[0].name, again.sitters.rows[4].player) == (5, "Ann", "person")
    assert [row.chosen for row in again.options.rows] == [False, True]
    assert again.dealText == ""


@pytest.mark.parametrize(
    "table",
    [
        {"game": "turning-tides"}, {"game": "ludo"}, {"seats": 9}, {"names": ("A", "B")},
        {"players": ("person",)},
    ],
    ids=str,
)  # fmt: skip
def test_a_remembered_choice_of_another_version_is_forgotten(opened, table):
    window = opened()
    window.program.startGame()
    choice = window.preferences.settings.table
    kept_choice = {name: getattr(choice, name) for name in choice.__struct_fields__} | table
    window.preferences.change(table=kept_choice)
    window.preferences.flush()
    assert opened().program.newGame.choice == choice


def test_the_form_says_why_an_installed_game_cannot_be_chosen(opened, monkeypatch):
    monkeypatch.setattr(registry, "faults", ["the game 'pond' cannot be used: it has dried up"])
    assert form_of(opened()).missingGames == "The game 'pond' cannot be used: it has dried up."


def test_the_form_takes_the_same_people_to_another_game(opened):
    window = opened()
    form = form_of(window)
    assert form.gameTitles == [text_of(game.key, in_english).title() for game in all_games()]
    form.setName(0, "Ann")
    form.setOption("open_play", True)
    for number, game in enumerate(all_games()):
        form.game = number
        assert (form.game, form.choice.game) == (number, game.key)
        assert (form.seatsLeast, form.seatsMost) == (game.seats[0], game.seats[-1])
        assert form.seats in game.seats
        assert form.sitters.rows[0].name == "Ann"
        assert {row.player for row in form.sitters.rows[1:]} <= set(characters_for(game.key))
        options = text_of(game.key, in_english).options()
        assert [(row.key, row.title) for row in form.options.rows] == [
            (key, option.title) for key, option in options.items()
        ]
        assert not any(row.chosen for row in form.options.rows) or number == 0
        assert form.fault == ""
        window.program.startGame()
        assert (window.record.game, window.record.seats[0]) == (game.key, SeatedPlayer("Ann", "person"))
        window.at.hand()
        assert window.saved().turns() == 1


def test_a_remembered_choice_of_another_game_is_kept_and_bots_that_do_not_play_it_give_way(opened):
    window = opened()
    window.program.startGame()
    choice = window.preferences.settings.table
    kept_choice = {name: getattr(choice, name) for name in choice.__struct_fields__} | {"game": "onda"}
    window.preferences.change(table=kept_choice)
    window.preferences.flush()
    form = form_of(opened())
    assert form.choice.game == "onda"
    assert form.gameTitles[form.game] == "Onda"
    assert form.choice.players[0] == "person"
    assert set(form.choice.players[1:]) <= set(characters_for("onda"))
    assert form.fault == ""


def test_of_a_remembered_choice_unknown_bots_and_options_are_left_out(opened):
    window = opened()
    window.program.startGame()
    choice = window.preferences.settings.table
    window.preferences.change(
        table={name: getattr(choice, name) for name in choice.__struct_fields__}
        | {
            "players": ("person", "gone", "drifter", "drifter", "gone"),
            "options": {"gone": True, "open_play": True},
        }
    )
    window.preferences.flush()
    form = opened().program.newGame
    assert form.choice.players == ("person", "puffin", "drifter", "drifter", "shrimp")
    assert form.choice.options == {"open_play": True}
    assert form.fault == ""


def test_by_default_everybody_at_the_table_is_another_one(opened):
    form = opened().program.newGame
    bots = ["Puffin", "Shrimp", "Limpet", "Sprat"]
    for seats in (3, 4, 5):
        form.seats = seats
        assert len({row.player for row in form.sitters.rows}) == seats
        assert [row.usual for row in form.sitters.rows[1:]] == bots[: seats - 1]
        assert {row.name for row in form.sitters.rows[1:]} == {""}
        assert form.fault == ""


def test_who_wants_three_strong_bots_gets_three_of_them(opened):
    window = opened()
    form = window.program.newGame
    form.seats = 4
    for seat in (1, 2, 3):
        form.setKind(seat, "strong")
    assert [row.usual for row in form.sitters.rows] == ["Marit", "Otter", "Heron", "Dolphin"]
    assert form.sitters.rows[1].character.startswith("Otter: remembers every card")
    form.setKind(2, "strong")  # as it is
    form.setAnother(2)
    assert [row.player for row in form.sitters.rows] == ["person", "otter", "cormorant", "dolphin"]
    form.setAnother(2)
    assert form.sitters.rows[2].player == "heron"
    window.program.startGame()
    assert [sitter.name for sitter in window.record.seats] == ["Marit", "Otter", "Heron", "Dolphin"]


def test_five_bots_of_one_level_sit_down_though_there_are_four(opened):
    form = opened().program.newGame
    form.seats = 5
    for seat in range(5):
        form.setKind(seat, "expert")
    assert [row.usual for row in form.sitters.rows] == [
        "Albatross", "Orca", "Narwhal", "Octopus", "Albatross 2",
    ]  # fmt: skip
    assert not any(row.another for row in form.sitters.rows)
    form.setAnother(4)
    assert form.sitters.rows[4].player == "albatross"
    assert form.fault == ""


def test_a_bot_that_comes_to_the_table_is_not_there_already(opened):
    form = opened().program.newGame
    form.setPlayer(1, "limpet")  # whom the fourth seat would have
    form.seats = 4
    assert [row.player for row in form.sitters.rows] == ["person", "limpet", "shrimp", "sprat"]


def test_a_name_that_somebody_wrote_stays_and_another_one_follows_the_player(opened):
    form = opened().program.newGame
    form.setName(1, "Bo")
    form.setKind(1, "expert")
    form.setKind(1, "person")
    assert form.sitters.rows[1].name == "Bo"
    form.setKind(2, "person")
    assert form.sitters.rows[2].name == "Wiebke"
    form.setKind(2, "casual")
    assert (form.sitters.rows[2].name, form.sitters.rows[2].usual) == ("", "Herring")
    form.setName(1, "Herring")
    assert form.sitters.rows[2].usual == "Herring 2"
    assert form.fault == ""


def test_a_person_gets_a_name_that_nobody_has(opened):
    form = opened().program.newGame
    form.setName(0, "Onno")
    form.setKind(1, "person")
    assert form.sitters.rows[1].name == "Marit"
    assert form.fault == ""


def test_names_that_an_older_version_gave_its_bots_are_not_taken_for_written_ones(opened):
    window = opened()
    choice = window.program.newGame.choice
    names = ("Marit", "Onno", "Wiebke", "Jelle", "Bo")
    window.preferences.change(
        table={name: getattr(choice, name) for name in choice.__struct_fields__} | {"names": names}
    )
    window.preferences.flush()
    assert opened().program.newGame.choice.names == ("Marit", "", "", "", "Bo")


def test_the_list_of_games_says_how_well_the_bots_play(opened):
    window = opened()
    window.program.newGame.setName(2, "Bo")
    window.program.newGame.setKind(2, "strong")
    window.program.startGame()
    window.program.closeGame()
    [row] = window.program.saves.rows
    assert row.names == "Marit, Puffin and Bo"
    assert row.bots == "Bots: Puffin (beginner) and Bo (Otter, strong)"


# -- kept and resumed ----------------------------------------------------------------------------


def test_every_turn_is_in_the_file_at_once(opened):
    window = opened()
    window.program.quickGame()
    for turns in range(1, 6):
        window.at.hand()
        assert window.saved() == window.record
        assert window.saved().turns() == turns


def test_a_killed_game_is_resumed_exactly(opened):
    window = opened()
    window.program.quickGame()
    for _ in range(4):
        window.at.hand()
    window.bots.answer(1)
    rows, log, record = window.at.rows, window.session.log.rows, window.saved()
    window.killed()
    other = opened()
    assert other.program.hasOpenGame
    assert other.program.continueTitle == "Turn the Tide: Marit, Puffin and Shrimp"
    assert other.program.continueProgress == "Round 1 of 3, hand 5 of 12"
    assert other.program.continueSeats == 3
    other.program.continueGame()
    assert other.program.page == TABLE
    assert not other.session.lookingOnly
    assert other.record == record
    assert other.session.log.rows == log
    hidden = [row for row in other.at.rows if row.area == "chosen"]
    assert hidden == []  # a sealed choice of an unfinished turn is asked for again
    assert other.bots.seats() == [1, 2]
    other.bots.answer(1)
    assert sorted(map(str, other.at.rows)) == sorted(map(str, rows))
    other.at.hand()
    assert other.saved().turns() == 5


def test_opening_a_game_writes_nothing_before_a_turn_is_played(opened):
    window = opened()
    window.program.quickGame()
    window.at.hand()
    path = window.file
    before = path.read_bytes(), path.stat().st_mtime_ns
    window.program.closeGame()
    window.program.open(str(path))
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    window.at.hand()
    assert path.read_bytes() != before[0]


def test_the_game_saved_last_is_continued(opened):
    window = opened()
    for _ in range(3):
        window.program.quickGame()
    second = sorted((window.folders.games).glob("*.tide"))[1]
    window.program.open(str(second))
    window.at.hand()
    window.program.closeGame()
    assert (window.program.page, window.session) == (HOME, None)
    assert len(window.program.saves.rows) == 3
    window.program.continueGame()
    assert window.file == second
    assert window.record.turns() == 1


def test_opening_the_game_on_the_table_shows_it_as_it_is(opened, monkeypatch):
    window = opened()
    window.program.quickGame()
    session = window.session
    window.program.show(GAMES)
    window.program.open(str(window.file))
    assert (window.session, window.program.page) == (session, TABLE)
    window.program.show(GAMES)
    monkeypatch.chdir(window.folders.games)
    window.program.open(window.file.name)
    assert (window.session, window.program.page) == (session, TABLE)
    link = window.folders.games.parent / "link"
    link.symlink_to(window.folders.games, target_is_directory=True)
    window.program.openUrl(QUrl.fromLocalFile(str(link / window.file.name)))
    assert window.session is session
    assert not session.lookingOnly


def test_a_game_that_another_process_has_open_is_only_looked_at(opened):
    window = opened()
    window.program.quickGame()
    window.at.hand()
    path, record = window.file, window.record
    window.program.closeGame()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as other:  # fmt: skip
        assert other.stdout.readline() == "True\n"
        window.program.open(str(path))
        assert window.session.lookingOnly
        assert window.record == record
        assert window.bots.open == {}
        before = path.read_bytes()
        window.program.remove(str(path))
        assert path.read_bytes() == before
        assert (
            window.program.errorMessage
            == f"{path.name} was not deleted: {path.name} is open in another window."
        )
        other.stdin.close()
    window.program.open(str(path))
    assert not window.session.lookingOnly


def test_a_game_that_a_second_window_has_open_is_only_looked_at(opened):
    first, second = opened(), opened()
    first.program.quickGame()
    second.program.show(GAMES)
    second.program.open(str(first.file))
    assert second.session.lookingOnly
    first.at.hand()
    assert first.saved().turns() == 1
    second.program.playOn()
    assert second.file != first.file
    second.at.hand()
    assert (first.saved().turns(), second.saved().turns()) == (1, 1)


def test_what_another_window_played_before_it_left_is_not_lost(opened, monkeypatch):
    """The lock is taken before the record is read."""
    window = opened()
    window.program.quickGame()
    path = window.file
    window.program.closeGame()
    order = []
    attempt, read = Lock.attempt, Saves.read
    monkeypatch.setattr(Lock, "attempt", lambda lock: order.append("lock") or attempt(lock))
    monkeypatch.setattr(Saves, "read", lambda saves, file: order.append("read") or read(saves, file))
    window.program.open(str(path))
    assert order == ["lock", "read"]


def test_a_finished_game_stays_in_the_list_with_its_result(opened):
    window = opened()
    window.program.quickGame()
    window.at.to_phase("over")
    assert window.session.dealText
    path = window.file
    window.program.closeGame()
    [row] = window.program.saves.rows
    assert row.finished
    assert row.result.endswith(("wins the game.", "share the victory."))
    assert not window.program.hasOpenGame
    window.program.continueGame()
    assert window.session is None
    window.program.open(str(path))
    assert window.session.phase == "over"
    assert window.session.details.rowCount() == 3


def test_again_deals_new_cards_to_the_same_people(opened):
    window = opened()
    window.program.newGame.setPlayer(1, "person")
    window.program.startGame()
    window.at.hand()
    window.session.letBotPlay(1)
    window.at.to_phase("over")
    first, path = window.record, window.file
    window.program.again()
    assert window.record.deal != first.deal
    assert window.record.turns() == 0
    assert [sitter.name for sitter in window.record.seats] == [sitter.name for sitter in first.seats]
    assert [sitter.player for sitter in window.record.seats] == list(first.players())
    assert not window.session.practice
    assert window.file != path
    assert free(path)


def test_the_same_deal_again_is_practice_with_the_same_cards(opened):
    window = opened()
    window.program.quickGame()
    window.at.hand()
    first = window.record
    window.program.sameDeal()
    assert window.record.deal == first.deal
    assert window.record.entries == first.entries[:1]
    assert window.session.practice
    assert window.saved().practice
    window.program.again()
    assert not window.session.practice


# -- records from elsewhere ----------------------------------------------------------------------


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_a_record_from_elsewhere_is_looked_at_and_never_written(opened, tmp_path, setting):
    record = played_out(setting.table(4), 4).record.rewound(7)
    path = kept(
        tmp_path / "elsewhere", replace(record, seats=(SeatedPlayer("Ann", "person"), *record.seats[1:]))
    )
    before = path.read_bytes(), path.stat().st_mtime_ns
    window = opened()
    window.program.open(str(path))
    assert window.session.lookingOnly
    assert window.program.page == TABLE
    assert window.at.moves() == []
    window.session.lookAt(5)
    window.session.lookForward()
    window.session.takeBack()
    window.session.letBotPlay(0)
    window.program.closeGame()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_playing_on_makes_a_copy_and_leaves_the_record(opened, tmp_path, setting):
    record = played_out(setting.table(4), 4).record.rewound(7)
    path = kept(
        tmp_path / "elsewhere", replace(record, seats=(SeatedPlayer("Ann", "person"), *record.seats[1:]))
    )
    before = path.read_bytes(), path.stat().st_mtime_ns
    window = opened()
    window.program.openUrl(QUrl.fromLocalFile(str(path)))
    window.program.playOn()
    assert not window.session.lookingOnly
    assert window.file.parent == window.folders.games
    assert window.record.turns() == 7
    window.at.hand()
    assert window.saved().turns() == 8
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    copy = window.file
    window.program.playOn()
    assert window.file == copy


def test_what_is_no_file_of_this_machine_is_refused_in_a_sentence(opened):
    program = opened().program
    program.openUrl(QUrl("https://example.org/game.tide"))
    assert program.errorMessage == "Only files on this machine can be opened."
    program.dismissError()
    assert program.errorMessage == ""


PAGE = page_of(played_out(THREE.table(4), 4).record.rewound(3))
TWO_LINES = b"".join(PAGE.splitlines(keepends=True)[:2])
PAGES_SPOILT = {
    "cut off": PAGE[:-5],
    "illegal move": TWO_LINES + b'{"kind":"turn","moves":{"0":"1","1":"1","2":"1"}}\n',
    "unknown option": PAGE.replace(b'"open_play":false', b'"sails":true'),
    "other game": PAGE.replace(b'"turn-the-tide"', b'"ludo"'),
    "newer": PAGE.replace(b'"version":1', b'"version":2'),
    "rubbish": b"\x00\xff rubbish",
    "empty": b"",
}
MADE = {
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "ring": lambda path: path.symlink_to(path),
    "missing": lambda path: None,
}


def spoilt(folder, kind):
    """A record that cannot be played, by what is wrong with it."""
    path = folder / f"{kind}.tide"
    folder.mkdir(parents=True, exist_ok=True)
    if kind in PAGES_SPOILT:
        assert PAGES_SPOILT[kind] != PAGE
        path.write_bytes(PAGES_SPOILT[kind])
    else:
        MADE[kind](path)
    return path


COMPLAINTS = {
    "cut off": "cut off.tide, line ",
    "illegal move": "illegal move.tide, line 3: this cannot have happened: seat ",
    "unknown option": "unknown option.tide, line 1: turn-the-tide has no option 'sails'",
    "other game": "other game.tide is of a game that is not installed here: ludo.",
    "newer": "newer.tide, line 1: it was written by a newer version of Tide Table",
    "rubbish": "rubbish.tide, line 1: this is no Tide Table record",
    "empty": "empty.tide, line 1: this is no Tide Table record",
    "folder": "folder.tide cannot be read: Is a directory.",
    "pipe": "pipe.tide cannot be read: not a file.",
    "missing": "missing.tide cannot be read: No such file or directory.",
    "ring": "ring.tide cannot be read: Too many levels of symbolic links.",
}


@pytest.mark.parametrize("kind", COMPLAINTS)
@pytest.mark.parametrize("where", ["games", "elsewhere"])
def test_a_record_that_cannot_be_played_is_one_sentence_and_the_game_on_the_table_stays(
    opened, tmp_path, kind, where
):
    window = opened()
    window.program.quickGame()
    window.at.hand()
    session = window.session
    path = spoilt(tmp_path / where, kind)
    before = path.read_bytes() if path.is_file() else None
    window.program.open(str(path))
    assert window.program.errorMessage.startswith(COMPLAINTS[kind])
    assert window.session is session
    assert window.program.page == TABLE
    window.at.hand()
    assert window.saved().turns() == 2
    assert before is None or path.read_bytes() == before
    assert free(path)
    window.program.show(GAMES)
    assert len(window.program.saves.rows) == 1 + (where == "games" and kind != "missing")


def test_a_name_that_no_file_can_have_is_one_sentence(opened):
    program = opened().program
    program.open("/tmp/a\0b.tide")
    assert program.errorMessage.endswith("cannot be read: embedded null byte.")


def test_a_file_name_that_is_no_text_spoils_no_list(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    (tmp_path / "games" / os.fsdecode(b"\xff.tide")).write_bytes(b"rubbish")
    window.program.show(GAMES)
    model = window.program.saves
    assert model.rowCount() == 2
    for number in range(model.rowCount()):
        assert all(model.data(model.index(number), role) is not None for role in model.roleNames())


# -- files ---------------------------------------------------------------------------------------


def test_a_game_is_removed_for_good(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    path = window.file
    window.program.closeGame()
    window.program.remove(str(path))
    assert files(tmp_path) == []
    assert window.program.saves.rows == ()
    assert window.program.errorMessage == ""
    window.program.remove(str(path))
    assert window.program.errorMessage == f"{path.name} was not deleted: No such file or directory."


def test_who_removes_the_game_on_the_table_leaves_it_first(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    window.program.show(GAMES)
    window.program.remove(str(window.file))
    assert (window.session, window.program.errorMessage, window.program.page) == (None, "", GAMES)
    assert files(tmp_path) == []
    window.program.back()
    assert window.program.page == HOME


def test_a_copy_is_saved_where_one_wants_it(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    window.at.hand()
    target = tmp_path / "copies" / "copy.tide"
    window.program.saveCopy(str(window.file), QUrl.fromLocalFile(str(target)))
    assert target.read_bytes() == window.file.read_bytes()
    window.program.saveCopy(str(window.file), QUrl.fromLocalFile(str(tmp_path)))
    assert window.program.errorMessage.startswith("The copy was not saved: ")
    window.program.dismissError()
    window.program.saveCopy(str(tmp_path / "gone.tide"), QUrl.fromLocalFile(str(target)))
    assert window.program.errorMessage == "The copy was not saved: No such file or directory."


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so(opened, monkeypatch):
    window = opened()
    write = store_saves.write_whole

    def refused(path, content):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(store_saves, "write_whole", refused)
    window.program.quickGame()
    told = "Not saved (Read-only file system). The next turn tries again."
    assert window.session.saveError == told
    window.at.hand()
    assert window.session.saveError == told
    assert window.record.turns() == 1
    monkeypatch.setattr(store_saves, "write_whole", write)
    window.at.hand()
    assert window.session.saveError == ""
    assert window.saved().turns() == 2


def test_where_no_folder_can_be_made_the_game_goes_on_and_says_so(opened, tmp_path):
    (tmp_path / "games").write_bytes(b"a file in the way")
    window = opened()
    assert window.program.errorMessage == "The folder of games cannot be read: Not a directory."
    assert window.program.firstStart
    window.program.quickGame()
    assert "Not saved (" in window.session.saveError
    window.at.hand()
    assert window.record.turns() == 1
    (tmp_path / "games").unlink()
    window.at.hand()
    assert window.saved().turns() == 2


def test_a_folder_that_cannot_be_read_is_told_and_nothing_is_lost(opened, monkeypatch):
    window = opened()
    window.program.quickGame()

    def refused(folder):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refused)
    window.program.show(GAMES)
    assert window.program.errorMessage == "The folder of games cannot be read: Permission denied."
    assert window.program.saves.rows == ()
    monkeypatch.undo()
    window.program.show(GAMES)
    assert len(window.program.saves.rows) == 1


def test_settings_that_cannot_be_read_are_told_at_the_start(opened, tmp_path):
    (tmp_path / "settings.json").write_bytes(b"rubbish")
    assert opened().program.errorMessage.startswith("settings.json is damaged")


# -- going about ---------------------------------------------------------------------------------


def test_pages_lie_on_each_other_and_back_takes_the_top_one_away(opened):
    program = opened().program
    for page in ("settings", "about", "rules"):
        program.show(page)
        assert program.page == page
    program.back()
    assert program.page == "about"
    program.show("settings")
    program.back()
    assert program.page == HOME
    program.back()
    program.show("nowhere")
    assert program.page == HOME


def test_going_home_leaves_the_game_where_it_is(opened):
    window = opened()
    window.program.quickGame()
    window.program.show("settings")
    window.program.back()
    assert window.program.page == TABLE
    window.program.show(HOME)
    assert window.program.hasOpenGame
    session = window.session
    window.program.show(TABLE)
    assert (window.session, window.program.page) == (session, TABLE)
    window.program.back()
    assert window.program.page == HOME
    window.program.continueGame()
    assert window.session is session


@pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)
def test_a_game_without_a_page_for_its_rules_tells_them_in_words(opened, setting):
    window = opened()
    window.program.sit_down(setting.record(3), fresh=True)
    rules = window.program.plainRules()
    assert rules["title"] == text_of(setting.game.key, in_english).title()
    page = window.program.gamePage("RulesPage")
    assert page.isEmpty() or Path(page.toLocalFile()).is_file()
    assert not page.isEmpty() or len(rules["chapters"]) > 1
    assert all(chapter["title"] and chapter["words"] for chapter in rules["chapters"])


def test_every_page_that_there_is_can_be_shown(opened):
    program = opened().program
    for page in set(PAGES) - {TABLE}:
        program.show(page)
        assert program.page == page
    assert NEW_GAME in PAGES


def test_settings_are_heard_by_the_game_on_the_table(opened):
    window = opened()
    window.program.quickGame()
    for _ in range(3):
        window.at.hand()
    before = sum("Cards:" in row.text for row in window.session.log.rows)
    window.preferences.memoryAid = True
    after = sum("Cards:" in row.text for row in window.session.log.rows)
    assert (before, after) == (1, 3)


def test_what_may_be_copied_for_whoever_mends_it_is_on_the_clipboard(opened):
    program = opened().program
    program.show_error("Something went wrong.", "line 7")
    assert (program.errorMessage, program.details) == ("Something went wrong.", "line 7")
    program.copyDetails()
    assert QGuiApplication.clipboard().text() == "line 7"
    program.dismissError()
    assert (program.errorMessage, program.details) == ("", "")


def test_sounds_and_versions_go_through(opened):
    window = opened()
    heard = []
    window.program.heard.connect(heard.append)
    window.program.quickGame()
    assert "deal" in heard
    assert window.program.version
    assert window.program.art.toLocalFile() == "/art/"
    assert window.program.preferences is window.preferences


def test_the_sounds_and_answers_of_a_former_game_are_not_heard(opened):
    window = opened()
    window.program.quickGame()
    [number, *_] = window.bots.open
    window.program.quickGame()
    window.bots.answered.emit(number, "1")
    assert [row for row in window.at.rows if row.area == "chosen"] == []
    window.at.hand()
    assert isinstance(window.saved().entries[-1], Turn)


def test_five_hundred_games_are_listed_open_ones_first(opened, tmp_path):
    page = page_of(played_out(THREE.table(4), 4).record.rewound(3))
    over = page_of(played_out(THREE.table(4), 4).record)
    (tmp_path / "games").mkdir()
    for number in range(500):
        moment = f'"saved":"2026-11-{1 + number % 28:02}T{number // 28:02}:00:00"'.encode()
        content = (over if number % 5 == 0 else page).replace(b'"saved":"2026-11-19T18:00:00"', moment)
        (tmp_path / "games" / f"{number}.tide").write_bytes(content)
    window = opened()
    window.program.show(GAMES)
    rows = window.program.saves.rows
    assert len(rows) == 500
    assert [row.finished for row in rows] == [False] * 400 + [True] * 100
    window.program.continueGame()
    assert window.session is not None
    assert str(window.file) == rows[0].path


# -- before anything is lost ---------------------------------------------------------------------


def test_a_window_whose_game_is_not_saved_closes_only_when_that_was_told(opened, monkeypatch):
    window = opened()
    write = store_saves.write_whole

    def refused(path, content):
        raise OSError(28, "No space left on device")

    window.program.quickGame()
    assert window.program.mayClose()
    monkeypatch.setattr(store_saves, "write_whole", refused)
    window.at.hand()
    assert not window.program.mayClose()
    assert window.program.errorMessage.startswith("Not saved (No space left on device).")
    assert window.program.mayClose()
    window.program.dismissError()
    window.program.quickGame()
    assert not window.program.mayClose()
    monkeypatch.setattr(store_saves, "write_whole", write)
    assert window.program.mayClose()
    assert window.saved().turns() == 0


def test_a_copy_never_replaces_a_game_that_is_being_played(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    former = window.file
    window.program.quickGame()
    played = window.file
    before = played.read_bytes()
    window.program.saveCopy(str(former), QUrl.fromLocalFile(str(played)))
    assert window.program.errorMessage == "The copy was not saved: that game is being played."
    assert played.read_bytes() == before


def test_what_killed_windows_left_behind_is_swept(opened, tmp_path):
    window = opened()
    window.program.quickGame()
    file = window.file
    window.program.closeGame()
    part = file.with_name(f".{file.name}.4321.part")
    part.write_bytes(b"half a game")
    window.program.sweep()
    assert not part.exists()
    assert file.exists()


def test_why_the_machine_is_silent_is_told_in_the_settings(opened):
    window = opened()
    assert window.program.soundFault == ""
    window.program.set_sound_fault("No loudspeaker was found.")
    assert window.program.soundFault == "No loudspeaker was found."
