"""Which games there are, and where each layer finds its part of one.

Only the standard library is needed here, so every layer may ask. Parts are loaded when they are asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tide_gui.characters import Level

Part = str | Callable[..., Any]  # `package.module:name`, or the thing itself
GROUP = "tide_gui.games"  # entry points of installed packages: each is a Room, or returns one
QML = Path(__file__).parent / "ui" / "qml" / "TideTable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """One game in this house. Whatever is left out is replaced by what all games share.

    `rules()` gives its Game, `presentation(translate)` its Presentation, `bots[level](temper)` a Bot,
    `trainer()` a Trainer, if its bots learn, `shots()` pictures of moments that other games do not have.
    `qml` is a folder; docs/adding-a-game.md lists the files that are looked for in it. `resources` is a
    folder, too, with `art`, `sounds` and `lessons`.
    """

    key: str
    rules: Part
    presentation: Part
    bots: Mapping[Level, Part] = field(default_factory=dict)
    trainer: Part | None = None
    shots: Part | None = None
    qml: Path | None = None
    resources: Path | None = None


_rooms: dict[str, Room] = {}
_rule_books: dict[str, Any] = {}
faults: list[str] = []  # installed games that cannot be used, a sentence each


def register(room: Room) -> None:
    """Add a game to those that can be played."""
    if room.key in _rooms:
        raise ValueError(f"there is a game {room.key!r} already")
    _rooms[room.key] = room


def unregister(key: str) -> None:
    """Take a game away again."""
    _rooms.pop(key, None)
    _rule_books.pop(key, None)


def game_keys() -> tuple[str, ...]:
    """The games that are registered so far, in their order."""
    return tuple(_rooms)


def room_of(key: str) -> Room | None:
    """Where a game's parts are; a game that is unknown may have been installed."""
    if key not in _rooms:
        register_installed()
    return _rooms.get(key)


def is_house(key: str) -> bool:
    """Whether this program brings the game itself."""
    return any(room.key == key for room in HOUSE)


def rule_book(key: str) -> Any | None:
    """The Game of this key, the same at each call."""
    if key not in _rule_books and (room := room_of(key)):
        _rule_books[key] = made(room, room.rules)
    return _rule_books.get(key)


def made(room: Room, part: Part, *arguments: Any) -> Any | None:
    """What a part makes; an installed game whose part cannot be used is one of the faults, and no game."""
    try:
        return load(part)(*arguments)
    except Exception as error:
        if room in HOUSE:
            raise
        unregister(room.key)
        faults.append(f"the game {room.key!r} cannot be used: {error}")
        return None


def load(part: Part) -> Callable[..., Any]:
    """The part itself, imported where it is given by its name."""
    if not isinstance(part, str):
        return part
    module, _, name = part.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


@cache
def register_installed() -> None:
    """Register the games of other installed packages; finding them takes a while, so it is done once."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all else here

    for point in entry_points(group=GROUP):
        try:
            found = point.load()
            register(found if isinstance(found, Room) else found())
        except Exception as error:
            faults.append(f"the game {point.name!r} of {point.value!r} cannot be used: {error}")


HOUSE = (
    Room(
        key="turn-the-tide",
        rules="tide_gui.rules.turn_the_tide.rulebook:TurnTheTide",
        presentation="tide_gui.presentation.turn_the_tide.presentation:TurnTheTidePresentation",
        bots={
            Level.BEGINNER: "tide_gui.bots.turn_the_tide.beginner:beginner",
            Level.CASUAL: "tide_gui.bots.turn_the_tide.casual:casual",
            Level.STRONG: "tide_gui.bots.turn_the_tide.strong:strong",
            Level.EXPERT: "tide_gui.bots.turn_the_tide.expert:expert",
        },
        trainer="tide_gui.bots.turn_the_tide.trainer:TurnTheTideTrainer",
        shots="tide_gui.shots.turn_the_tide:shots",
        qml=QML / "TurnTheTide",
    ),
    Room(
        key="onda",
        rules="tide_gui.rules.onda.rulebook:Onda",
        presentation="tide_gui.presentation.onda.presentation:OndaPresentation",
    ),
    Room(
        key="turning-tides",
        rules="tide_gui.rules.turning_tides.rulebook:TurningTides",
        presentation="tide_gui.presentation.turning_tides.presentation:TurningTidesPresentation",
    ),
)
for house_room in HOUSE:
    register(house_room)
