"""The bots by name: the built-in characters, and the bots that other packages offer."""

from collections.abc import Callable, Collection
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tide_gui import registry
from tide_gui.bots.bot import Bot
from tide_gui.characters import CHARACTERS, STAND_IN, Level, level_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tide_gui.bots"  # entry points of installed packages; each returns an OfferedBot


class OfferedBot(Bot, Protocol):
    """A bot that is not a built-in character; it says which games it plays."""

    games: tuple[str, ...]


class NoSuchBot(Exception):
    """There is no such bot, it cannot be loaded, or it does not play the game."""


class _Added(NamedTuple):
    """A bot of this process, which loads as an entry point does."""

    make: Callable[[], OfferedBot]
    value: str = "this process"

    def load(self) -> Callable[[], OfferedBot]:
        return self.make


_added: dict[str, _Added] = {}


def offer(name: str, make: Callable[[], OfferedBot]) -> None:
    """Add a bot for this process, as an installed package would."""
    _added[name] = _Added(make)


def withdraw(name: str) -> None:
    """Take away a bot that this process has added."""
    _added.pop(name, None)


# -- names ---------------------------------------------------------------------------------------


def names() -> tuple[str, ...]:
    """Return the names of all bots, the characters first."""
    return (*CHARACTERS, *_offered_names())


def characters_for(game: str) -> tuple[str, ...]:
    """Return the characters that play this game, weakest level first; the random one plays every game."""
    return tuple(name for name in CHARACTERS if _character_plays(name, game))


def players_of(game: str) -> tuple[str, ...]:
    """Return the names of all bots that play the game; this loads them, and skips those that fail."""
    return (*characters_for(game), *(name for name in _offered_names() if _plays(name, game)))


def offered_for(game: str) -> tuple[str, ...]:
    """Return the names a window offers, without loading bots of other packages to see whether they play."""
    return (*characters_for(game), *_offered_names())


def usual_players(game: str) -> tuple[str, ...]:
    """Return the bots that take seats by default, weakest first; random ones only if there are no others."""
    playing = characters_for(game)
    return tuple(name for name in playing if level_of(name) is not Level.RANDOM) or playing


def spare_player(game: str, seated: Collection[str]) -> str:
    """Return the first usual player who has no seat, or else the first one."""
    usual = usual_players(game)
    return next((player for player in usual if player not in seated), usual[0] if usual else STAND_IN)


def adviser(game: str) -> str | None:
    """Return the bot that gives hints, or None if the game has no expert."""
    playing = characters_for(game)
    return next((name for name in playing if level_of(name) is Level.EXPERT), None)


def is_character(name: str) -> bool:
    """Whether this is the name of a built-in character, even if an installed game provides its bot."""
    return name in CHARACTERS


def is_trusted(name: str, game: str) -> bool:
    """Whether the bot belongs to this program, so that its errors are errors of the program."""
    return is_character(name) and (name == STAND_IN or registry.is_house(game))


# -- loading -------------------------------------------------------------------------------------


def bot_for(name: str, game: str) -> Bot:
    """Load the bot with this name for this game; NoSuchBot if there is none. Loading may take long."""
    if character := CHARACTERS.get(name):
        if not _character_plays(name, game):
            raise NoSuchBot(f"{name} does not play {game}")
        return _character_bot(character.level, name, game)
    bot = _offered_bot(name)
    if game not in bot.games:
        raise NoSuchBot(f"{name} does not play {game}")
    return bot


def check_name(name: str) -> None:
    """Raise NoSuchBot if no bot has this name."""
    if name not in names():
        raise NoSuchBot(f"no bot is called {name!r}; there are: {', '.join(names())}")


def _character_bot(level: Level, name: str, game: str) -> Bot:
    room = registry.room_of(game)
    if room is None or level not in room.bots:
        from tide_gui.bots.drifter import Drifter  # noqa: PLC0415 - most callers want only names

        return Drifter()
    try:
        bot: Bot = registry.load(room.bots[level])(CHARACTERS[name].temper)
    except Exception as error:
        if is_trusted(name, game):
            raise
        raise NoSuchBot(f"the bot {name!r} of {game} cannot be loaded: {error}") from error
    return bot


def _character_plays(name: str, game: str) -> bool:
    room = registry.room_of(game)
    return room is not None and (name == STAND_IN or CHARACTERS[name].level in room.bots)


def _offered_bot(name: str) -> OfferedBot:
    check_name(name)
    point = _offered()[name]
    try:
        bot: OfferedBot = point.load()()
        tuple(bot.games)
    except Exception as error:
        raise NoSuchBot(f"the bot {name!r} of {point.value!r} cannot be loaded: {error}") from error
    return bot


def _plays(name: str, game: str) -> bool:
    try:
        bot_for(name, game)
    except NoSuchBot:
        return False
    return True


def _offered_names() -> tuple[str, ...]:
    return tuple(name for name in _offered() if name not in CHARACTERS)


def _offered() -> "dict[str, EntryPoint | _Added]":
    return {**installed(), **_added}


@cache
def installed() -> "dict[str, EntryPoint]":
    """Return the bots of installed packages. The first call is slow."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - this import is slow

    return {point.name: point for point in entry_points(group=GROUP)}
