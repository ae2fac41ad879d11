"""Finished games of people, for the tests of statistics."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from playing import NAMES, Setting, played_out

from tide_gui.people.summary import SeatSummary, Summary, summarized
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.table.record import Record, SeatedPlayer, written
from tide_gui.table.table import Table, replay

DAY = datetime(2026, 11, 1, 20, 0)


def finished(players="pbb", deal=1, game="turn-the-tide", names=NAMES, bots="drifter"):
    """The record of a game that was played out; `players` is, for example, `pbb`."""
    setting = Setting(game_called(game), len(players))
    seats = tuple(
        SeatedPlayer(name, "person" if letter == "p" else bots)
        for name, letter in zip(names, players, strict=False)
    )
    return replace(played_out(setting.table(deal), deal).record, seats=seats)


def table_of(record: Record) -> Table:
    return Table(game_called(record.game), record)


def page_of(record: Record, day: int = 0) -> bytes:
    table, saved = table_of(record), (DAY + timedelta(days=day)).isoformat()
    return written(record, table.standing(), table.outcome(), saved)


def keep(folder: Path, name: str, record: Record, day: int = 0) -> Path:
    """Write a record into the folder of games."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(page_of(record, day))
    return folder / name


def summary_of(record: Record, moment: float = 0.0) -> Summary | None:
    presentation = presentation_of(record.game, in_english)
    work = summarized(record, game_called(record.game), presentation, moment)
    try:
        while True:
            next(work)
    except StopIteration as end:
        return end.value


def entries_of(record: Record) -> int:
    return len(list(replay(game_called(record.game), record)))


def made_up(*seats: tuple[str, str, int], ended: float = 0.0, game="turn-the-tide", **others) -> Summary:
    """A summary from name, player and place of each seat."""
    winners = max(1, sum(place == 1 for _, _, place in seats))
    return Summary(
        game=game,
        ended=ended,
        has_points=others.get("has_points", True),
        options=others.get("options", ()),
        seats=tuple(
            SeatSummary(
                name,
                player,
                place,
                (place == 1) / winners,
                10 - place,
                others.get("feats", {}),
                name in others.get("guests", ()),
            )
            for name, player, place in seats
        ),
    )
