"""A program without its window over a folder that has everything: what killed operations begin with."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from shutil import rmtree
from typing import Any

from by_hand import AttachedBench
from challenges import GAME, TODAY, day_record, ending, rung_record
from msgspec.structs import replace as changed
from playing import Setting, played_out
from windows import WindowBots, process_events

from tide_gui.people.directory import Directory
from tide_gui.resource_files import resources
from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.people_file import change_people, read_people
from tide_gui.store.settings import KeptSettings, Settings, TableChoice, write_settings
from tide_gui.store.trash import Trash
from tide_gui.store.user_folders import UserFolders, user_folders
from tide_gui.table.record import Record, SeatedPlayer, read_header, read_record, written
from tide_gui.table.table import Table
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.app.window import translated

PERSON, FORMER, OTHER = "Zephyrine", "Zephy", "Bo"  # the first two are one
NOW = datetime.fromisoformat(f"{TODAY}T18:00:00")
OPEN, REVIEWED, TRASHED = "open", "reviewed", "trashed"
NAMES = (PERSON.encode(), FORMER.encode())
Told = dict[str, str]


# -- the folder ----------------------------------------------------------------------------------


def fill(folder: Path) -> None:
    """Write games of all kinds, the trash, people, settings and files set aside; a program makes caches."""
    folders = user_folders(folder, {})
    for name, table in _games():
        _write(folders.games / f"{name}.tide", table)
    Trash(folders.games).take(folders.games / f"{TRASHED}.tide", date.fromisoformat(TODAY))
    change_people(folders.people, lambda _: Directory(known_as={FORMER: PERSON}, sheep={PERSON: 2}))
    choice = TableChoice(GAME, (PERSON, "", ""), ("person", "puffin", "puffin"), 3, {})
    write_settings(folders.settings, KeptSettings(Settings(speed="off", table=choice)))
    for file in (folders.settings, folders.people):
        file.with_name(f"{file.name}.damaged").write_text(f'{{"{PERSON}"', "utf-8")
    desk = Desk(folder)
    desk.start()
    desk.told()
    desk.weigh(desk.game(REVIEWED))
    desk.close()


def _games() -> Iterator[tuple[str, Table[Any, Any, Any, Any]]]:
    onda, duel = Setting(game_called("onda"), 2), Setting(game_called("turning-tides"), 2)
    yield OPEN, _rewound(played_out(onda.table(1), 1), 6, PERSON, "puffin")
    yield REVIEWED, _rewound(played_out(duel.table(4), 4), 0, PERSON, "puffin")
    yield "together", _rewound(played_out(onda.table(2), 2), 0, FORMER, OTHER)
    yield TRASHED, _rewound(played_out(onda.table(3), 3), 0, PERSON, "gull")
    yield "day", _rewound(ending(day_record(), won=True), 1, PERSON)
    yield "rung", _rewound(ending(rung_record(0), won=True), 1, PERSON)


def _rewound(table: Table[Any, Any, Any, Any], turns: int, *players: str) -> Table[Any, Any, Any, Any]:
    """Take back so many turns of a game, and seat these players."""
    record = table.record.rewound(table.record.turns() - turns) if turns else table.record
    seats = [_seated(player) for player in players]
    record = replace(record, seats=(*seats, *record.seats[len(seats) :]), started=f"{TODAY}T12:00:00")
    return Table(table.game, record)


def _seated(player: str) -> SeatedPlayer:
    return SeatedPlayer(player.capitalize(), player if player.islower() else "person")


def _write(path: Path, table: Table[Any, Any, Any, Any]) -> None:
    saves = GamesFolder(path.parent)
    saves.write(path, table.record, table.standing(), table.outcome(), f"{TODAY}T13:00:00")


def paths_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def named_in(folder: Path) -> list[str]:
    """Return which files have the name of the person, in their own names or within."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [
        str(path.relative_to(folder))
        for path in files
        if any(name in os.fsencode(path.name) or name in path.read_bytes() for name in NAMES)
    ]


def records_in(folders: UserFolders) -> dict[tuple[str, int], bytes]:
    """Return the content of every game, also in the trash; each is whole, and there is one of each deal."""
    found: dict[tuple[str, int], bytes] = {}
    for path in folders.games.rglob("*.tide"):
        content = path.read_bytes()
        record = _checked(content, path.name)
        assert (record.game, record.deal) not in found, f"{path.name} is there twice"
        found[record.game, record.deal] = content
    return found


def _checked(content: bytes, name: str) -> Record:
    """A record can be replayed, and says of itself what is so."""
    record = read_record(content, name)
    table: Table[Any, Any, Any, Any] = Table(game_called(record.game), record, name=name)
    header = read_header(content.partition(b"\n")[0], name)
    assert written(record, table.standing(), table.outcome(), header.saved) == content, name
    return record


# -- the program ---------------------------------------------------------------------------------


class Desk:
    """A program with bots that answer when they are told to; its clock stands still."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.folders, self.bots = folder, user_folders(folder, {}), WindowBots()
        self.preferences = Preferences(self.folders.settings)
        self.program = Program(
            self.folders, self.preferences, self.bots, translated, resources(), lambda: NOW
        )

    def start(self) -> None:
        """Do what a window does after its first frame, to the end."""
        self.program.get_ready()
        self.program.sweep()
        self.program.catch_up()
        while self.program.everything.working or self.program.people.erasing:
            process_events()
        process_events()

    def close(self) -> None:
        self.program.close()

    def game(self, name: str) -> str:
        return str(self.folders.games / f"{name}.tide")

    def play(self, turns: int = 1) -> None:
        """Play so many turns of the game on the table, and see what they come to."""
        session = self.program.session
        bench = AttachedBench(session, self.bots)
        wanted = bench.hands_played() + turns
        while bench.hands_played() < wanted and session.phase != "over":
            self.bots.answer_as_bots()
            process_events()
            bench.show_steps()
            if session.phase == "roundOver":
                session.seeScores()
            elif bench.moves() or session.phase == "handing":
                bench.play()
        bench.show_steps()

    def weigh(self, path: str) -> None:
        """Open the review of a game and let it be weighed to the end."""
        self.program.review(path)
        while self.bots.weighing:
            self.bots.hint()
        self.program.session.endReview()
        self.program.closeGame()

    def told(self) -> Told:
        """Return what the pages say; reading the people makes their cache."""
        program = self.program
        for page in ("games", "trash", "people", "today", "ladder"):
            program.show(page)
            while program.people.reading:
                process_events()
        said = {
            "games": [game.row for game in program.games.saves.rows],
            "trash": program.trash.saves.rows,
            "people": program.people.rows.rows,
            "day": program.day.games,
            "ladder": program.ladder.games,
            "settings": changed(self.preferences.settings, window=None),
            "names": read_people(self.folders.people),
            "volume": self.preferences.settings.volume,
        }
        return {key: repr(value).replace(str(self.folder), "") for key, value in said.items()}


def forget_caches(folder: Path) -> None:
    rmtree(folder / "cache", ignore_errors=True)
