"""Engines that fail in every way: each ends in one sentence, and nothing outlives the game."""

import re
import sys
from contextlib import closing, redirect_stderr
from dataclasses import replace
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from faults.trials import check_reason
from playing import Setting
from process_list import processes_with

from tide_gui.bots import engine_process
from tide_gui.bots.bot import BUDGET, PlayerFault
from tide_gui.bots.engine import Engine
from tide_gui.cli.orphans import orphans_ended
from tide_gui.rules.catalog import all_games, game_called
from tide_gui.rules.game import Ask

ODD = Path(__file__).parents[1] / "bots" / "odd_engine.py"
SHORT, LONG = 0.2, 20.0  # seconds

SILENT = r"was silent for \S+ s$"
OTHER_QUESTION = r"answered question -?\d+ when question \d+ was open"
OTHER_MOVE = r"played '{}', which is not among its choices"
# What the sentence says after the command, for the ways of tests/bots/odd_engine.py in the default tests.
WAYS = {
    "endless": "answered 'choose' with 'xxx",
    "floods": r"answered question 0 when question \d+ was open",
    "huge line": r"answered 'choose' with '{\"id\":'",
    "huge move": OTHER_MOVE.format("x+…x+"),
    "control characters": r"answered 'choose' with '\\x1b\]0;pwned\\x07",
    "control characters as a move": r"played '\\x1b\[2J\\x9b\\u202e\\r\\n', which is not among",
    "number": "answered 'choose' with '1e999999'",
    "wrong types": "answered 'choose' with ",
    "closes": r"ended \(it closed its output\)",
    "closes input": r"ended \(it closed its input\)",
    "twice": OTHER_QUESTION,
    "wrong id": OTHER_QUESTION,
    "late": SILENT,
    "drips": SILENT,
    "complains": SILENT,
    "stops": SILENT,
    "forks": SILENT,
    "ignores signals": SILENT,
    "stubborn": SILENT,
}
UNREADABLE = "answered 'choose' with '"
MORE_WAYS = {
    "silent": SILENT,
    "dies": r"ended \(exit status 3\)",
    "killed": r"ended \(signal 9\)",
    "illegal": OTHER_MOVE.format("61"),
    "empty move": OTHER_MOVE.format(""),
    "padded move": OTHER_MOVE.format(" .+"),
    "negative id": OTHER_QUESTION,
    **dict.fromkeys(
        ("rubbish", "not utf-8", "deep", "no move", "empty line", "null", "list", "text", "half a line"),
        UNREADABLE,
    ),
    **dict.fromkeys(
        ("not a number", "huge number", "broken id", "id as text", "no move at all", "list as a move"),
        UNREADABLE,
    ),
    **dict.fromkeys(("half a letter", "byte order mark", "wide letters"), UNREADABLE),
}
ALL_WAYS = WAYS | MORE_WAYS


def command(way: str, folder: Path) -> str:
    """Return the command of an engine, whose processes can be told by the folder."""
    return f"'{sys.executable}' '{ODD}' '{way}' 1 {folder}"


def every_engine() -> tuple[tuple[str, str], ...]:
    """Return every way, at a table of every game."""
    return tuple((way, game.key) for way in ALL_WAYS for game in all_games())


def check_engine(engine: tuple[str, str], folder: Path) -> None:
    """Play with an engine that fails in this way."""
    way, key = engine
    game = game_called(key)
    assert game
    setting = Setting(game, max(game.seats))
    with pytest.MonkeyPatch.context() as patch, redirect_stderr(StringIO()):  # what it complains about
        patch.setattr(engine_process, "GRACE", 0.1)
        sentence = _fault_of(Engine(command(way, folder), setting.game, {}, LONG), setting, ALL_WAYS[way])
    assert re.match(rf"the engine `.*odd_engine\.py' '{way}' 1 .*` {ALL_WAYS[way]}", sentence), sentence
    check_reason(sentence)
    assert processes_with(folder) == []


def _fault_of(engine: Engine, setting: Setting, expected: str) -> str:
    """Ask for moves until the engine fails; return the sentence."""
    engine._patience = SHORT if expected is SILENT else LONG
    table = setting.table()
    question = table.ask(min(table.waiting_for()))
    with orphans_ended(), closing(engine), pytest.raises(PlayerFault) as caught:
        _ask_on(engine, question)
    return str(caught.value)


def _ask_on(engine: Engine, first: Ask[Any, Any]) -> None:
    for number in count(1):
        engine.choose(replace(first, id=number), 0, BUDGET)
