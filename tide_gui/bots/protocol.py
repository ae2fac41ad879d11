"""The messages of the engine protocol that this program sends, and its limits."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tide_gui import __version__
from tide_gui.bots.outlooks import Transcript
from tide_gui.rules.game import Ask, Game

PROTOCOL = 1
LONGEST_LINE = 1 << 20
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
ENVIRONMENT = {"OPENBLAS_NUM_THREADS": "1"}  # of bot and engine processes: each uses one core


def hello(game: str) -> dict[str, Any]:
    """Return the greeting: the program that asks, and the game."""
    return {"kind": "hello", "protocol": PROTOCOL, "program": f"Tide Table {__version__}", "game": game}


def question(kind: str, ask: Ask[Any, Any], game: Game[Any, Any, Any, Any], **more: Any) -> dict[str, Any]:
    """Return an ask as plain data."""
    return {
        "kind": kind,
        "id": ask.id,
        "game": game.key,
        **more,
        "turn": ask.turn,
        "seat": ask.seat,
        "levels": ask.levels,
        "view": ask.view,
        "choices": [game.write(move) for move in ask.choices],
    }


def outlook_question(
    number: int, game: str, transcript: Transcript, moments: Sequence[int]
) -> dict[str, Any]:
    """Return the question how often each seat wins if all play on alike; only the window asks it."""
    return {"kind": "outlook", "id": number, "game": game, "transcript": transcript, "moments": moments}
