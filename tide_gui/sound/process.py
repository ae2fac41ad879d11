"""Carries out the commands of the window, with the audio library or without it."""

from collections.abc import Callable, Iterable, Iterator

from tide_gui.sound.protocol import Command, Report


def reports(commands: Iterable[Command]) -> Iterator[Report]:
    """Carry out the commands; nothing of the audio library is loaded before the first."""
    obey: Callable[[Command], Report | None] | None = None
    for command in commands:
        obey = obey or _player()
        if report := obey(command):
            yield report


def _player() -> Callable[[Command], Report | None]:
    try:
        from tide_gui.sound.player import Player  # noqa: PLC0415 - it loads the audio library
    except (ImportError, OSError):
        return lambda command: None if command.kind == "close" else Report("no library")
    return Player().obey
