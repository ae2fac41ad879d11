"""What is done while a program is killed, and what must hold after its next start.

A further operation is one line in OPERATIONS: what is done before the calls are counted, and what then.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from challenges import GAME, rung_record
from faults.kill_desk import (
    FORMER,
    OPEN,
    OTHER,
    PERSON,
    REVIEWED,
    Desk,
    Told,
    forget_caches,
    named_in,
    paths_in,
    records_in,
)
from PySide6.QtCore import QUrl

from tide_gui.store.erasing import ErasureNote
from tide_gui.table.record import read_record

OUTSIDE = "outside"  # a folder of the person's, where nothing is swept
LEFTOVERS = (".part", ".lock", ".erasing")
Act = Callable[[Desk], object]


@dataclass(frozen=True)
class Operation:
    """It is prepared, and then done while each call is counted."""

    act: Act
    prepare: Act = lambda desk: None
    erases: bool = False  # the person, whose name then is nowhere
    whole: bool = False  # all games that it brings come, or none


def _open(name: str) -> Act:
    return lambda desk: desk.program.open(desk.game(name))


def _leave_everything(desk: Desk) -> None:
    """A game is open, all games were read, and a setting waits to be written."""
    desk.told()
    desk.program.open(desk.game(OPEN))
    forget_caches(desk.folder)
    desk.preferences.change(volume=12, window={"x": 1, "y": 2, "width": 800, "height": 600})


def _choose_person(desk: Desk) -> None:
    desk.program.show("people")
    desk.program.people.choose(PERSON)


def _erase(desk: Desk) -> None:
    desk.program.people.erase()
    desk.program.people.finish_erasing()


def _day(desk: Desk) -> None:
    desk.program.who.be(PERSON)
    desk.program.show("today")
    desk.program.day.play(GAME)
    desk.play()
    desk.program.closeGame()


def _rung(desk: Desk) -> None:
    desk.program.who.be(PERSON)
    desk.program.show("ladder")
    desk.program.ladder.play(GAME)
    desk.play()
    desk.program.closeGame()


def _finished_day(desk: Desk) -> None:
    _day(desk)
    desk.program.show("today")


def _ask_expert(desk: Desk) -> None:
    desk.program.day.askExpert(GAME)
    while desk.bots.open:
        desk.bots.answer_as_bots()


def _trashed(desk: Desk) -> str:
    desk.program.show("trash")
    return desk.program.trash.saves.rows[0].path


def _leave_leftovers(desk: Desk) -> None:
    """What killed programs leave: parts, locks, and a person who is half erased."""
    for place in (
        desk.folders.games / "a.tide",
        desk.folders.settings,
        desk.folders.people,
        desk.folders.headers,
    ):
        for suffix in (".7.part", ".lock"):
            place.with_name(f".{place.name}{suffix}").write_bytes(PERSON.encode())
    (desk.folders.games / "trash" / ".days-of-use").unlink()  # it is written at the start
    note = ErasureNote(desk.folders.erasure)
    note.begin((PERSON, FORMER))
    note._lock.give_back()


def _outside(desk: Desk, name: str) -> QUrl:
    return QUrl.fromLocalFile(str(desk.folder / OUTSIDE / name))


def _make_outside(desk: Desk) -> None:
    (desk.folder / OUTSIDE).mkdir()


def _save_everything(desk: Desk) -> None:
    desk.program.everything.save(_outside(desk, "everything.zip"))
    desk.program.everything._work.finish()


def _lose_some(desk: Desk) -> None:
    """Save everything, and lose two games, the people and a setting."""
    _make_outside(desk)
    _save_everything(desk)
    for file in (Path(desk.game("together")), Path(desk.game("day")), desk.folders.people):
        file.unlink()
    desk.preferences.change(speed="calm", volume=12)
    desk.preferences.flush()


def _bring_everything_back(desk: Desk) -> None:
    desk.program.everything.bringBack(_outside(desk, "everything.zip"))
    desk.program.everything._work.finish()


OPERATIONS = {
    "a save": Operation(lambda desk: desk.play(), _open(OPEN)),
    "a new game": Operation(
        lambda desk: desk.program.dealer.sit_down(replace(rung_record(0, deal=9), extra={}))
    ),
    "a close": Operation(Desk.close, _leave_everything),
    "an erasure": Operation(_erase, _choose_person, erases=True),
    "a start": Operation(Desk.start, _leave_leftovers, erases=True),
    "a day": Operation(_day),
    "a rung": Operation(_rung),
    "a review": Operation(
        lambda desk: desk.weigh(desk.game(REVIEWED)), lambda desk: forget_caches(desk.folder)
    ),
    "an expert": Operation(_ask_expert, _finished_day),
    "a title": Operation(lambda desk: desk.program.games.entitle(desk.game("together"), "Final")),
    "a deleted game": Operation(lambda desk: desk.program.trash.delete(desk.game("together"))),
    "a game put back": Operation(lambda desk: desk.program.trash.putBack(_trashed(desk))),
    "an emptied trash": Operation(lambda desk: desk.program.trash.empty(), _trashed),
    "a look at people": Operation(Desk.told, lambda desk: forget_caches(desk.folder)),
    "a new name": Operation(lambda desk: desk.program.people.rename(OTHER), _choose_person),
    "a setting": Operation(
        lambda desk: desk.preferences.write(), lambda desk: desk.preferences.change(volume=12)
    ),
    "a copy": Operation(
        lambda desk: desk.program.games.saveCopy(desk.game(OPEN), _outside(desk, "copy.tide")),
        _make_outside,
    ),
    "everything saved": Operation(_save_everything, _make_outside),
    "everything back": Operation(_bring_everything_back, _lose_some, whole=True),
    "a table": Operation(
        lambda desk: desk.program.people.export(_outside(desk, "table.csv")),
        lambda desk: (_choose_person(desk), _make_outside(desk)),
    ),
}


# -- what must hold ------------------------------------------------------------------------------


@dataclass(frozen=True)
class State:
    """What a start finds in a folder."""

    records: dict[tuple[str, int], bytes]
    told: Told
    paths: frozenset[str]
    outside: dict[str, bytes]  # copies and tables


def state_after_start(folder: Path) -> State:
    """Start a program, and close it again; whatever was killed, it says nothing and leaves nothing."""
    desk = Desk(folder)
    desk.start()
    assert desk.program.errorMessage == ""
    assert not desk.folders.logs.exists(), "a report of a crash"
    told = desk.told()
    desk.close()
    outside = {path.name: path.read_bytes() for path in folder.glob(f"{OUTSIDE}/[!.]*")}
    paths = frozenset(path for path in paths_in(folder) if not path.startswith(f"{OUTSIDE}/."))
    assert not [path for path in paths if path.endswith(LEFTOVERS)], paths
    return State(records_in(desk.folders), told, paths, outside)


def check(operation: Operation, folder: Path, before: State, after: State) -> None:
    """After the next start everything is as before the operation or as after it."""
    now = state_after_start(folder)
    assert now.paths <= before.paths | after.paths, now.paths - before.paths - after.paths
    for key in now.told:
        assert now.told[key] in (before.told[key], after.told[key]), (key, now.told[key])
    assert now.outside.items() <= after.outside.items()
    _check_records(now, before, after)
    if operation.whole:
        assert now.records.keys() in (before.records.keys(), after.records.keys()), "some games came back"
    if operation.erases:
        _check_erasure(folder, now, before)
    forget_caches(folder)
    told = state_after_start(folder).told
    for key in set(told) - {"day"}:  # where the expert's game comes from the cache
        assert operation.erases or told[key] == now.told[key], f"the cache tells something else of {key}"


def _check_records(now: State, before: State, after: State) -> None:
    """Each game is the old one, the new one, or one between them; none is lost."""
    assert before.records.keys() & after.records.keys() <= now.records.keys(), "a game is lost"
    assert now.records.keys() <= before.records.keys() | after.records.keys()
    for key, content in now.records.items():
        if content not in (before.records.get(key), after.records.get(key)):
            entries = read_record(content, "record").entries
            assert entries == read_record(after.records[key], "record").entries[: len(entries)]
            assert key not in before.records or len(entries) >= len(
                read_record(before.records[key], "record").entries
            )


def _check_erasure(folder: Path, now: State, before: State) -> None:
    """An erasure is not begun or finished; done once more, it leaves no trace."""
    if named_in(folder):
        assert now.records == before.records, "a person is half erased"
        desk = Desk(folder)
        desk.start()
        _choose_person(desk)
        _erase(desk)
        desk.close()
    assert named_in(folder) == []
