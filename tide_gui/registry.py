"""The registered games, and where each layer finds its part of a game.

This module imports only the standard library, the levels of bots and the texts of errors, so every layer may
import it. The parts of a game are imported when they are first used.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tide_gui.characters import Level
from tide_gui.error_text import ErrorText

Part = str | Callable[..., Any]  # `package.module:name`, or the factory itself
GROUP = "tide_gui.games"  # entry points of installed packages; each is a Room or a function that returns one
MOST_SEATS = 5
QML = Path(__file__).parent / "ui" / "qml" / "TideTable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """The parts of one game. Shared defaults replace the parts that are left out.

    `rules()` returns its Game, `presentation(translate)` its Presentation, `bots[level](temper)` a Bot,
    `trainer()` a Trainer (if its bots learn), `outlook(states)` how often each seat wins from states of a
    game if all play on alike, `shots()` screenshots of moments that only this game has.
    `qml` is a folder; docs/adding-a-game.md lists the files the program looks for in it. `resources` is a
    folder; the program reads `game.svg`, `portraits.jsonl` and the files in its `sounds`, `lessons` and
    `translations` (such as `KEY_de.qm`), and phones any other picture in it.
    """

    key: str
    rules: Part
    presentation: Part
    bots: Mapping[Level, Part] = field(default_factory=dict)
    trainer: Part | None = None
    outlook: Part | None = None
    shots: Part | None = None
    qml: Path | None = None
    resources: Path | None = None

    def words_file(self, code: str) -> Path | None:
        """Return the file with this game's words of a language, whether it exists or not."""
        return self.resources and self.resources / "translations" / f"{self.key}_{code}.qm"


_rooms: dict[str, Room] = {}
_rule_books: dict[str, Any] = {}
listeners: list[Callable[[Room], object]] = []  # called with each game that is registered from now on
faults: list[ErrorText] = []  # one for each installed game that cannot be used


def register(room: Room) -> None:
    """Add a game; ValueError if its key is taken."""
    if room.key in _rooms:
        raise ValueError(f"there is a game {room.key!r} already")
    _rooms[room.key] = room
    for listener in listeners:
        listener(room)


def unregister(key: str) -> None:
    _rooms.pop(key, None)
    _rule_books.pop(key, None)


def rooms() -> tuple[Room, ...]:
    """Return the games registered so far."""
    return tuple(_rooms.values())


def game_keys() -> tuple[str, ...]:
    """Return the keys of the games registered so far, in registration order."""
    return tuple(_rooms)


def installed_game_keys() -> tuple[str, ...]:
    """Return the keys of all games whose rules work, also of installed packages. The first call is slow."""
    register_installed()
    return tuple(key for key in game_keys() if rule_book(key))


def room_of(key: str) -> Room | None:
    """Return the parts of a game, or None; an unknown key first loads the installed games."""
    if key not in _rooms:
        register_installed()
    return _rooms.get(key)


def is_house(key: str) -> bool:
    """Whether the game is built in."""
    return any(room.key == key for room in HOUSE)


def rule_book(key: str) -> Any | None:
    """Return the Game with this key (always the same object), or None."""
    if key not in _rule_books and (room := room_of(key)):
        _rule_books[key] = made(room, _checked_rules, room.rules)
    return _rule_books.get(key)


def _checked_rules(part: Part) -> Any:
    rules = load(part)()
    if max(rules.seats) > MOST_SEATS:
        raise ValueError(f"it is for up to {max(rules.seats)} seats, and a table has {MOST_SEATS}")
    return rules


def made(room: Room, part: Part, *arguments: Any) -> Any | None:
    """Call a part; if that fails, unregister an installed game, add it to `faults`, and return None."""
    try:
        return load(part)(*arguments)
    except Exception as error:
        if room in HOUSE:
            raise
        unregister(room.key)
        faults.append(_unusable(repr(room.key), error))
        return None


def _unusable(name: str, error: Exception) -> ErrorText:
    return ErrorText(
        "Registry", "The game {name} cannot be used", "without a full stop", {"name": name}, detail=str(error)
    )


def load(part: Part) -> Callable[..., Any]:
    """Return the part itself; import it if it is given by name."""
    if not isinstance(part, str):
        return part
    module, _, name = part.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


@cache
def register_installed() -> None:
    """Register the games of other installed packages, once, because the search is slow."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - this import is slow

    for point in entry_points(group=GROUP):
        try:
            found = point.load()
            register(found if isinstance(found, Room) else found())
        except Exception as error:
            faults.append(_unusable(f"{point.name!r} ({point.value})", error))


def _of_the_house(key: str, name: str) -> Room:
    """Name the parts of a game of the house: they have the same names in each game."""
    folder = key.replace("-", "_")
    levels = (Level.BEGINNER, Level.CASUAL, Level.STRONG, Level.EXPERT)
    return Room(
        key=key,
        rules=f"tide_gui.rules.{folder}.rulebook:{name}",
        presentation=f"tide_gui.presentation.{folder}.presentation:{folder}",
        bots={level: f"tide_gui.bots.{folder}.{level}:{level}" for level in levels},
        trainer=f"tide_gui.bots.{folder}.trainer:{name}Trainer",
        outlook=f"tide_gui.bots.{folder}.outlook:outlook",
        shots=f"tide_gui.shots.{folder}:shots",
        qml=QML / name,
    )


HOUSE = (
    _of_the_house("turn-the-tide", "TurnTheTide"),
    _of_the_house("onda", "Onda"),
    _of_the_house("turning-tides", "TurningTides"),
)
for house_room in HOUSE:
    register(house_room)
