"""Who can take a seat: the built-in bots, and those that installed packages offer."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tide_gui.bots.bot import Bot
from tide_gui.bots.drifter import Drifter

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tide_gui.bots"
BUILT_IN: dict[str, Callable[[], Bot]] = {"drifter": Drifter}
STAND_IN = "drifter"  # takes the seat of whoever fails


class NoSuchBot(Exception):
    """A bot that is not there, cannot be loaded, or does not play the game."""


def names() -> tuple[str, ...]:
    """Every bot by name, the built-in ones first."""
    return (*BUILT_IN, *(name for name in _offered() if name not in BUILT_IN))


def bot_called(name: str) -> Bot:
    """The bot of this name; a built-in one goes first."""
    if make := BUILT_IN.get(name):
        return make()
    if point := _offered().get(name):
        return _loaded(point)
    raise NoSuchBot(f"no bot is called {name!r}; there are: {', '.join(names())}")


def bot_for(name: str, game: str) -> Bot:
    """The bot of this name, if it plays the game."""
    bot = bot_called(name)
    if game not in bot.games:
        raise NoSuchBot(f"{name} does not play {game}")
    return bot


def players_of(game: str) -> tuple[str, ...]:
    """The names of all bots that play the game; one that cannot be loaded plays none."""
    return tuple(name for name in names() if _plays(name, game))


def offered_for(game: str) -> tuple[str, ...]:
    """Whom a window offers: bots of other packages are loaded only where they think."""
    return tuple(name for name in names() if name not in BUILT_IN or _plays(name, game))


def usual_player(game: str) -> str:
    """The bot that takes a seat when nobody says which."""
    return next(name for name in reversed(BUILT_IN) if _plays(name, game))


def _plays(name: str, game: str) -> bool:
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
