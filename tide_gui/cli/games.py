"""`tide-gui games`: lists the games."""

import sys

from tide_gui import registry
from tide_gui.bots.roster import players_of
from tide_gui.characters import CHARACTERS
from tide_gui.cli.spoken import spoken, spoken_error
from tide_gui.presentation.catalog import text_of
from tide_gui.rules.catalog import all_games
from tide_gui.rules.quoting import plain


def games() -> int:
    """Print each game with its seats, options and bots, and why installed games cannot be used."""
    registry.register_installed()
    translate = spoken()
    for game in all_games():
        text = text_of(game.key, translate)
        print(f"{game.key}: {text.title()}, {_seats(game.seats)}")
        for name, option in text.options().items():
            print(f"  option {name}: {option.words}")
        print(f"  bots: {'; '.join(_by_level(players_of(game.key)))}")
    for fault in registry.faults:
        print(plain(spoken_error(fault)), file=sys.stderr)
    return 0


def _by_level(bots: tuple[str, ...]) -> list[str]:
    """Return lines such as `beginner puffin, shrimp`; bots of other packages come last."""
    groups: dict[str, list[str]] = {}
    for bot in bots:
        level = CHARACTERS[bot].level if bot in CHARACTERS else "of other packages"
        groups.setdefault(level, []).append(bot)
    return [f"{level} {', '.join(names)}" for level, names in groups.items()]


def _seats(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
