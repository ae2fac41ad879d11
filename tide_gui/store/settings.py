"""What the player has chosen for every game."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tide_gui.store.files import write_whole
from tide_gui.table.unknown_fields import Unknown, unknown_part, with_unknown

VERSION: Literal[1] = 1


class UnreadableSettings(Exception):
    """Settings that cannot be trusted; they are left as they are."""


class Window(Struct, frozen=True):
    """Where the window was."""

    x: int
    y: int
    width: Annotated[int, Meta(ge=1)]
    height: Annotated[int, Meta(ge=1)]


class TableChoice(Struct, frozen=True):
    """Who sat down at the last new game, and with which house options."""

    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    seats: int
    options: dict[str, bool]


class Settings(Struct, frozen=True):
    """Everything on the settings page, and the window's place."""

    version: Literal[1] = VERSION
    speed: Literal["off", "calm", "brisk"] = "calm"
    pause_after_reveal: Literal["click", "timed"] = "timed"
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    text_size: Annotated[int, Meta(ge=100, le=200)] = 100
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    reduced_motion: bool = False
    memory_aid: bool = False
    log_open: bool = True
    window: Window | None = None
    table: TableChoice | None = None


class _Stamp(Struct):
    version: int


@dataclass(frozen=True, slots=True)
class KeptSettings:
    """The settings, and what a newer program has written beside them."""

    settings: Settings
    unknown: Unknown = field(default_factory=dict)


def read_settings(path: Path) -> KeptSettings:
    """The settings, or the defaults where none were ever saved."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return KeptSettings(Settings())
    except OSError as error:
        raise UnreadableSettings(f"{path.name} cannot be read: {error.strerror}") from error
    try:
        if msgspec.json.decode(content, type=_Stamp).version > VERSION:
            raise UnreadableSettings(f"{path.name} was written by a newer version of Tide Table")
        settings = msgspec.json.decode(content, type=Settings)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableSettings(f"{path.name} is damaged: {error}") from error
    return KeptSettings(settings, unknown_part(msgspec.json.decode(content), msgspec.to_builtins(settings)))


def write_settings(path: Path, kept: KeptSettings) -> None:
    """Save them whole."""
    whole = with_unknown(msgspec.to_builtins(kept.settings), kept.unknown)
    write_whole(path, msgspec.json.format(msgspec.json.encode(whole)) + b"\n")
