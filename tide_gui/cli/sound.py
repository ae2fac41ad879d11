"""`tide-gui sound`: the process that plays the sounds of the window."""

import os
import sys
from collections.abc import Iterable, Iterator

import msgspec

from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.cli.errors import Failed
from tide_gui.cli.window_pipe import lines_of_the_window
from tide_gui.sound.process import reports
from tide_gui.sound.protocol import Command


def sound_of_the_window() -> int:
    """Play what the window wants; the process ends with the window, even if that is killed."""
    lines = lines_of_the_window()
    sys.modules["numpy"] = None  # type: ignore[assignment]  # the audio library would load it, but works without
    if sys.platform == "linux":
        _mute_libraries()
    for report in reports(_commands(lines)):
        print(msgspec.json.encode(report).decode(), flush=True)
    return 0


def _commands(lines: Iterable[bytes]) -> Iterator[Command]:
    try:
        yield from map(msgspec.json.Decoder(Command).decode, lines)
    except DECODE_ERRORS as error:
        raise Failed(f"this command cannot be understood: {error}") from error


def _mute_libraries() -> None:
    """Hide what C libraries write to standard error, and keep our own messages: ALSA reports a missing sound
    card in thirty lines.
    """
    sys.stderr = os.fdopen(os.dup(2), "w")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
