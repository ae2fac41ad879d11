"""The settings of the player."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tide_gui.store.files import in_turn
from tide_gui.store.versioned_file import Unreadable, read_versioned, set_aside, write_versioned
from tide_gui.table.record import LONGEST_NAME, PLAIN
from tide_gui.table.unknown_fields import NOTHING, Unknown

VERSION: Literal[1] = 1
FARTHEST = 32_767  # no screen has a point beyond


TypedName = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=PLAIN)]  # empty ones, too


class UnreadableSettings(Unreadable):
    """The settings file cannot be read; it is left as it is."""


class Window(Struct, frozen=True):
    """The last position and size of the window."""

    x: Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
    y: Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
    width: Annotated[int, Meta(ge=1, le=FARTHEST)]
    height: Annotated[int, Meta(ge=1, le=FARTHEST)]


class TableChoice(Struct, frozen=True, omit_defaults=True):
    """The players and options of the last new game."""

    game: str
    names: tuple[TypedName, ...]
    players: tuple[str, ...]
    seats: int
    options: dict[str, bool]
    phones: bool = False  # whether people want to hold their cards on phones


class Settings(Struct, frozen=True):
    """Everything on the settings page, the position of the window, and the last table."""

    version: Literal[1] = VERSION
    speed: Literal["off", "calm", "brisk"] = "calm"
    pause_after_reveal: Literal["click", "timed"] = "timed"
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 70
    text_size: Annotated[int, Meta(ge=100, le=200)] = 100
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    reduced_motion: bool = False
    memory_aid: bool = False
    one_press_plays: bool = False  # a piece plays at the first press if only one move is left
    log_open: bool = True
    sortings: dict[str, str] = {}  # by game, how the own hand is sorted
    lessons_done: tuple[str, ...] = ()
    first_times: bool = True  # whether what happens for the first time is explained
    explained: tuple[str, ...] = ()  # what has been
    window: Window | None = None
    table: TableChoice | None = None
    person: TypedName | None = None  # who plays here; empty for nobody, None if it was never asked
    former_name_asked: bool = False  # whether the games under the name that former versions gave are theirs
    language: Annotated[str, Meta(max_length=20)] = ""  # of the window; empty for the system's
    seen_version: Annotated[str, Meta(max_length=20)] = ""  # whose news were shown; empty before the first


@dataclass(frozen=True, slots=True)
class KeptSettings:
    """The settings, and the unknown fields that a newer program wrote."""

    settings: Settings
    unknown: Unknown = field(default_factory=dict)


DEFAULTS = KeptSettings(Settings())


def read_settings(path: Path, without_file: KeptSettings = DEFAULTS) -> KeptSettings:
    """Return the settings in the file, if there is one; UnreadableSettings if it cannot be read."""
    found = read_versioned(path, VERSION, _parsed, UnreadableSettings)
    return KeptSettings(*found) if found else without_file


def _parsed(raw: dict[str, object]) -> Settings:
    parts = {"window": _valid(raw.get("window"), Window), "table": _valid(raw.get("table"), TableChoice)}
    return msgspec.convert({**raw, **parts}, Settings)


def _valid(raw: object, kind: type) -> object:
    """Return a part of the settings, None if it is invalid: it is not worth all others."""
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        return None
    return raw


def completed(ours: Settings, theirs: Settings) -> Settings:
    """Return our settings; where they are the usual ones, those of another computer hold.

    Its window is left out: this screen may be another.
    """
    usual = Settings()
    new = {
        name: getattr(theirs, name)
        for name in Settings.__struct_fields__
        if getattr(ours, name) == getattr(usual, name)
    }
    return replace(ours, **new | _joined(ours, theirs) | {"window": ours.window})


def _joined(ours: Settings, theirs: Settings) -> dict[str, object]:
    """Return what is known of games and lessons on either computer."""
    return {
        "sortings": theirs.sortings | ours.sortings,
        "lessons_done": tuple(dict.fromkeys((*ours.lessons_done, *theirs.lessons_done))),
        "explained": tuple(dict.fromkeys((*ours.explained, *theirs.explained))),
    }


def change_settings(
    path: Path,
    change: Callable[[Settings], Settings],
    without_file: KeptSettings = DEFAULTS,
    unknown: Unknown = NOTHING,
) -> Settings:
    """Change what the file says, perhaps by another window; return it. Set aside a file that is damaged.

    UnreadableSettings if a newer program wrote it.
    `unknown` are fields of a newer program to be added; those that the file has stay.
    """
    with in_turn(path):
        try:
            kept = read_settings(path, without_file)
        except UnreadableSettings as fault:
            set_aside(path, fault)
            kept = without_file
        changed = KeptSettings(change(kept.settings), {**unknown, **kept.unknown})
        write_settings(path, changed)
    return changed.settings


def write_settings(path: Path, kept: KeptSettings) -> None:
    """Save the settings atomically."""
    write_versioned(path, kept.settings, kept.unknown)
