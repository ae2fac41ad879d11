"""Records of the deal of the day and of the ladder, for tests."""

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from playing import played_out

from tide_gui.bots.roster import usual_players
from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.day import DAY, bots_of, deal_of, seats_near
from tide_gui.table.ladder import LADDER, RUNGS, bots_on
from tide_gui.table.record import Header, Record, SeatedPlayer, read_header, written
from tide_gui.table.table import Table

GAME = "turn-the-tide"
TODAY = "2026-11-20"


def header_of(record: Record) -> Header:
    """Return the header of a game that has not begun."""
    table: Table[Any, Any, Any, Any] = Table(game_called(record.game), record)
    return read_header(written(table.record, table.standing(), table.outcome()).split(b"\n")[0], "record")


def against(game: str, bots: Sequence[str], deal: int, extra: Mapping[str, Any], **changed: Any) -> Record:
    """Return the record of one person against these bots."""
    seats = [SeatedPlayer("Ann", "person")]
    seats += [SeatedPlayer(f"{bot[:16]} {seat}", bot) for seat, bot in enumerate(bots, start=1)]
    return Record(
        **{"game": game, "options": {}, "deal": deal, "seats": tuple(seats), "extra": extra} | changed
    )


def day_record(day: str = TODAY, game: str = GAME, **changed: Any) -> Record:
    bots = bots_of(game, day, seats_near(game_called(game).seats), usual_players(game))
    return against(game, bots, deal_of(game, day), {DAY: day}, **{"started": f"{day}T18:00:00"} | changed)


def rung_record(rung: int, deal: int = 1, game: str = GAME, **changed: Any) -> Record:
    bots = bots_on(rung, RUNGS, seats_near(game_called(game).seats))
    return against(game, bots, deal, {LADDER: RUNGS[rung]}, **changed)


def ending(record: Record, *, won: bool) -> Table[Any, Any, Any, Any]:
    """Play a game at random until the person wins alone, or else until somebody else does."""
    for seed in count():
        table = played_out(Table(game_called(record.game), record), seed)
        if (table.outcome().winners == (0,)) if won else (0 not in table.outcome().winners):
            return table
    raise AssertionError


def keep(folder: Path, table: Table[Any, Any, Any, Any], name: str, now: str = f"{TODAY}T18:30:00") -> Path:
    """Save a game in the games folder of a data folder."""
    path = folder / "games" / f"{name}.tide"
    GamesFolder(folder / "games").write(path, table.record, table.standing(), table.outcome(), now)
    return path
