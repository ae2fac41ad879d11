"""Who can take a seat: the built-in bots, and those that installed packages offer."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from tide_gui.bots.bot import Bot
from tide_gui.registry import KEYS

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tide_gui.bots"
STAND_IN = "drifter"  # takes the seat of whoever fails
TURN_THE_TIDE: tuple[str, ...] = ("turn-the-tide",)


class Level(IntEnum):
    """How well a bot plays."""

    ANYTHING = 0
    BEGINNER = 1
    CASUAL = 2
    STRONG = 3
    EXPERT = 4


@dataclass(frozen=True, slots=True)
class Character:
    """A built-in bot: how well and what it plays, and how to make it, which may take long."""

    level: Level
    games: tuple[str, ...]
    make: Callable[[str], Bot]


class NoSuchBot(Exception):
    """A bot that is not there, cannot be loaded, or does not play the game."""


def _drifter(name: str) -> Bot:  # noqa: ARG001
    from tide_gui.bots.drifter import Drifter  # noqa: PLC0415

    return Drifter()


def _tide_player(name: str) -> Bot:
    from tide_gui.bots.turn_the_tide.characters import player_called  # noqa: PLC0415 - numpy takes 100 ms

    return player_called(name)


def _of_level(level: Level, *names: str) -> dict[str, Character]:
    return dict.fromkeys(names, Character(level, TURN_THE_TIDE, _tide_player))


BUILT_IN: dict[str, Character] = {
    **_of_level(Level.BEGINNER, "puffin", "shrimp", "limpet", "sprat"),
    **_of_level(Level.CASUAL, "herring", "seal", "gull", "crab"),
    **_of_level(Level.STRONG, "otter", "heron", "dolphin", "cormorant"),
    **_of_level(Level.EXPERT, "albatross", "orca", "narwhal", "octopus"),
    "drifter": Character(Level.ANYTHING, KEYS, _drifter),
}


def names() -> tuple[str, ...]:
    """Every bot by name, the built-in ones first."""
    return (*BUILT_IN, *(name for name in _offered() if name not in BUILT_IN))


def bot_called(name: str) -> Bot:
    """The bot of this name; a built-in one goes first."""
    if character := BUILT_IN.get(name):
        return character.make(name)
    if point := _offered().get(name):
        return _loaded(point)
    raise NoSuchBot(f"no bot is called {name!r}; there are: {', '.join(names())}")


def bot_for(name: str, game: str) -> Bot:
    """The bot of this name, if it plays the game."""
    if name in BUILT_IN and game not in BUILT_IN[name].games:
        raise NoSuchBot(f"{name} does not play {game}")
    bot = bot_called(name)
    if game not in bot.games:
        raise NoSuchBot(f"{name} does not play {game}")
    return bot


def players_of(game: str) -> tuple[str, ...]:
    """The names of all bots that play the game; one that cannot be loaded plays none."""
    return tuple(name for name in names() if _plays(name, game))


def offered_for(game: str) -> tuple[str, ...]:
    """Whom a window offers: bots of other packages are loaded only where they think."""
    return tuple(name for name in names() if name not in BUILT_IN or game in BUILT_IN[name].games)


def usual_players(game: str) -> tuple[str, ...]:
    """Bots that take seats when nobody says which: the gentlest that do more than move, then the next."""
    playing = _built_in(game)
    return tuple(name for name in playing if BUILT_IN[name].level is not Level.ANYTHING) or playing


def spare_player(game: str, seated: Collection[str]) -> str:
    """The first usual player who does not sit at the table, if there is one."""
    usual = usual_players(game)
    return next((player for player in usual if player not in seated), usual[0])


def hinter(game: str) -> str | None:
    """Who is asked when a person wants a hint: the best there is, nobody where none can tell chances."""
    return next((name for name in _built_in(game) if BUILT_IN[name].level is Level.EXPERT), None)


def _built_in(game: str) -> tuple[str, ...]:
    return tuple(name for name, character in BUILT_IN.items() if game in character.games)


def _plays(name: str, game: str) -> bool:
    if name in BUILT_IN:
        return game in BUILT_IN[name].games
    try:
        bot_for(name, game)
    except NoSuchBot:
        return False
    return True


def _offered() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all else here

    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: "EntryPoint") -> Bot:
    try:
        bot: Bot = point.load()()
        tuple(bot.games)
    except Exception as error:
        raise NoSuchBot(f"the bot {point.name!r} of {point.value!r} cannot be loaded: {error}") from error
    return bot
