"""`tide-gui tell`: prints a record in words, or as one JSON line per turn."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tide_gui.cli.errors import Failed
from tide_gui.cli.json_output import json_line
from tide_gui.cli.spoken import spoken, spoken_error
from tide_gui.error_text import ErrorText, unreadable_file
from tide_gui.people.guests import guests_in, shown_names
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.player_text import player_or_command_text, seat_text
from tide_gui.presentation.table_text import (
    deal_text,
    scores_text,
    surrender_text,
    takeover_text,
    unfinished_text,
)
from tide_gui.presentation.text import Translate, winners_text
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.quoting import quoted
from tide_gui.store.files import read_whole
from tide_gui.table.record import (
    Entry,
    NatureMove,
    Record,
    Surrender,
    Takeover,
    Turn,
    UnreadableRecord,
    read_record,
)
from tide_gui.table.table import Played, ended, opening, replay


def tell(path: Path, *, as_json: bool) -> int:
    """Print the whole game; each line is checked by a replay before it is printed."""
    page = _page(path)
    try:
        record = read_record(page, path.name)
        game = _game_of(record, path.name)
        for line in _json_lines(game, record, path.name) if as_json else _words(game, record, path.name):
            print(line)
    except UnreadableRecord as error:
        raise Failed(*spoken_error(error.whole)) from error
    return 0


def _page(path: Path) -> bytes:
    try:
        return read_whole(path)
    except OSError as error:
        raise Failed(*spoken_error(unreadable_file(str(path), error))) from error


def _game_of(record: Record, name: str) -> AnyGame:
    game = game_called(record.game)
    if game is None:
        reason = ErrorText(
            "Record",
            "no game is called {name}",
            "reason: what is wrong with a file",
            {"name": quoted(record.game)},
        )
        raise UnreadableRecord(name, 1, reason)
    return game


# -- as JSON lines -------------------------------------------------------------------------------


def _json_lines(game: AnyGame, record: Record, name: str) -> Iterator[str]:
    for step in replay(game, record, name):
        line = {
            **_plain_entry(step.entry),
            "events": [_plain_event(event) for event in step.events],
            "state": step.state,
            "scores": game.standing(step.state).scores,
        }
        yield json_line(line)


def _plain_entry(entry: Entry) -> dict[str, Any]:
    match entry:
        case NatureMove(move):
            return {"moves": {"nature": move}}
        case Turn(moves):
            return {"moves": moves}
    return {"moves": {}, **msgspec.to_builtins(entry)}


def _plain_event(event: Any) -> dict[str, Any]:
    return {"kind": type(event).__name__, **msgspec.to_builtins(event)}


# -- in words ------------------------------------------------------------------------------------


def _words(game: AnyGame, record: Record, name: str) -> Iterator[str]:
    text = text_of(game.key, spoken())
    names = _names(record, text.translate)
    yield from _introduction(text, record, names)
    state, heading = opening(game, record, name), ""
    for step in replay(game, record, name):
        progress = text.progress(game.standing(state))
        if isinstance(step.entry, NatureMove):
            yield ""
        elif isinstance(step.entry, Turn) and progress != heading:
            yield from ("", progress)
            heading = progress
        yield from _step_lines(text, step, names)
        state = step.state
    yield from ("", *_result(text, game, record, state, names))


def _names(record: Record, translate: Translate) -> tuple[str, ...]:
    return shown_names([seated.name for seated in record.seats], guests_in(record.extra), translate)


def _introduction(text: GameText, record: Record, names: Sequence[str]) -> Iterator[str]:
    yield text.title()
    for name, seated in zip(names, record.seats, strict=True):
        yield seat_text(name, seated.player, text.translate)
    for name, option in text.options().items():
        if record.options.get(name):
            yield option.words


def _step_lines(text: GameText, step: Played[Any, Any], names: Sequence[str]) -> Iterator[str]:
    if isinstance(step.entry, Takeover):
        who = player_or_command_text(step.entry.player, text.translate)
        yield takeover_text(names[step.entry.seat], who, text.translate)
    if isinstance(step.entry, Surrender):
        yield surrender_text(names[step.entry.seat], text.translate)
    for event in step.events:
        yield from text.event(event, names)


def _result(text: GameText, game: AnyGame, record: Record, state: Any, names: Sequence[str]) -> Iterator[str]:
    standing = game.standing(state)
    outcome = ended(game, state, record.entries[-1] if record.entries else None)
    if outcome is None:
        yield from (text.progress(standing), unfinished_text(text.translate))
    else:
        yield deal_text(record.deal, text.translate)
    yield scores_text(names, standing.scores, text.translate)
    if outcome and isinstance(record.entries[-1], Surrender):
        yield winners_text(outcome.winners, names, text.translate)
