"""Who can take a seat: the characters of the house, and bots that others offer by name."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Protocol

from tide_gui import registry
from tide_gui.bots.bot import Bot
from tide_gui.characters import CHARACTERS, STAND_IN, Level

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tide_gui.bots"  # entry points of installed packages: each returns an OfferedBot


class OfferedBot(Bot, Protocol):
    """A bot that is no character of the house says which games it plays."""

    games: tuple[str, ...]


class NoSuchBot(Exception):
    """A bot that is not there, cannot be loaded, or does not play the game."""


_offered: dict[str, Callable[[], OfferedBot]] = {}


def offer(name: str, make: Callable[[], OfferedBot]) -> None:
    """Let a bot be called by this name; a character of the house cannot be replaced."""
    _offered.setdefault(name, make)


def withdraw(name: str) -> None:
    """Take the offer back."""
    _offered.pop(name, None)


# -- who there is --------------------------------------------------------------------------------


def names() -> tuple[str, ...]:
    """Every bot by name, the characters of the house first."""
    return (*CHARACTERS, *_offered_names())


def characters_for(game: str) -> tuple[str, ...]:
    """The characters that play this game, from the gentlest on; the one that moves at random plays all."""
    return tuple(name for name in CHARACTERS if _is_house_player(name, game))


def players_of(game: str) -> tuple[str, ...]:
    """The names of all bots that play the game; one that cannot be loaded plays none."""
    return (*characters_for(game), *(name for name in _offered_names() if _plays(name, game)))


def offered_for(game: str) -> tuple[str, ...]:
    """Whom a window offers: bots of other packages are loaded only where they think."""
    return (*characters_for(game), *_offered_names())


def usual_players(game: str) -> tuple[str, ...]:
    """Bots that take seats when nobody says which: the gentlest that do more than move, then the next."""
    playing = characters_for(game)
    return tuple(name for name in playing if CHARACTERS[name].level is not Level.RANDOM) or playing


def spare_player(game: str, seated: Collection[str]) -> str:
    """The first usual player who does not sit at the table, if there is one."""
    usual = usual_players(game)
    return next((player for player in usual if player not in seated), usual[0])


def adviser(game: str) -> str | None:
    """Who is asked when a person wants a hint; nobody where no bot can tell chances."""
    playing = characters_for(game)
    return next((name for name in playing if CHARACTERS[name].level is Level.EXPERT), None)


def is_character(name: str) -> bool:
    """Whether this is a name of the house, whoever brings the bot behind it."""
    return name in CHARACTERS


def is_trusted(name: str, game: str) -> bool:
    """Whether a bot of this program plays, so that what it does wrong is a fault of the program."""
    return is_character(name) and (name == STAND_IN or registry.is_house(game))


# -- making one ----------------------------------------------------------------------------------


def bot_for(name: str, game: str) -> Bot:
    """The bot of this name for this game, which may take long to load."""
    if character := CHARACTERS.get(name):
        if not _is_house_player(name, game):
            raise NoSuchBot(f"{name} does not play {game}")
        return _made(character.level, name, game)
    bot = _made_by_others(name)
    if game not in bot.games:
        raise NoSuchBot(f"{name} does not play {game}")
    return bot


def check_name(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in names():
        raise NoSuchBot(f"no bot is called {name!r}; there are: {', '.join(names())}")


def _made(level: Level, name: str, game: str) -> Bot:
    room = registry.room_of(game)
    if room is None or level not in room.bots:
        from tide_gui.bots.drifter import Drifter  # noqa: PLC0415 - most who ask want only names

        return Drifter()
    try:
        bot: Bot = registry.load(room.bots[level])(CHARACTERS[name].temper)
    except Exception as error:
        if is_trusted(name, game):
            raise
        raise NoSuchBot(f"the bot {name!r} of {game} cannot be loaded: {error}") from error
    return bot


def _is_house_player(name: str, game: str) -> bool:
    room = registry.room_of(game)
    return room is not None and (name == STAND_IN or CHARACTERS[name].level in room.bots)


def _made_by_others(name: str) -> OfferedBot:
    make = _offered.get(name)
    point = None if make else _installed().get(name)
    if make is None and point is None:
        check_name(name)
    try:
        bot: OfferedBot = make() if make else point.load()()  # type: ignore[union-attr]
        tuple(bot.games)
    except Exception as error:
        whose = f" of {point.value!r}" if point else ""
        raise NoSuchBot(f"the bot {name!r}{whose} cannot be loaded: {error}") from error
    return bot


def _plays(name: str, game: str) -> bool:
    try:
        bot_for(name, game)
    except NoSuchBot:
        return False
    return True


def _offered_names() -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in (*_offered, *_installed()) if name not in CHARACTERS))


def _installed() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes longer than all else here

    return {point.name: point for point in entry_points(group=GROUP)}
