"""The lines of the engine protocol as this program sends them, and what cannot be one."""

from typing import Any

import msgspec

from tide_gui import __version__
from tide_gui.rules.game import Ask, Game

PROTOCOL = 1
LONGEST_LINE = 1 << 20
QUOTED = 60  # characters of a wrong answer
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1"}  # of everybody who is asked: one process, one core


def hello(game: str) -> dict[str, Any]:
    """The greeting: who asks, and what will be played."""
    return {"kind": "hello", "protocol": PROTOCOL, "program": f"Tide Table {__version__}", "game": game}


def question(kind: str, ask: Ask[Any, Any], game: Game[Any, Any, Any, Any], **more: Any) -> dict[str, Any]:
    """An ask in plain data."""
    return {
        "kind": kind,
        "id": ask.id,
        "game": game.key,
        **more,
        "turn": ask.turn,
        "seat": ask.seat,
        "view": ask.view,
        "choices": [game.write(move) for move in ask.choices],
    }


def quoted(answer: bytes) -> str:
    """The beginning of a wrong answer, for the sentence that complains of it."""
    return answer[:QUOTED].decode(errors="replace").strip()
