"""`tide-gui games`: what is on the shelf."""

from tide_gui.bots.roster import BUILT_IN, players_of
from tide_gui.presentation.catalog import TEXTS
from tide_gui.presentation.text import in_english
from tide_gui.registry import GAMES


def games() -> int:
    """Each game with its seats, options and bots."""
    for game in GAMES:
        face = TEXTS[game.key](in_english)
        print(f"{game.key}: {face.title()}, {_seats(game.seats)}")
        for name, words in face.options().items():
            print(f"  option {name}: {words}")
        print(f"  bots: {'; '.join(_by_level(players_of(game.key)))}")
    return 0


def _by_level(bots: tuple[str, ...]) -> list[str]:
    """`beginner puffin, shrimp`, and so on; last those that this program knows nothing about."""
    groups: dict[str, list[str]] = {}
    for bot in bots:
        level = BUILT_IN[bot].level.name.lower() if bot in BUILT_IN else "of other packages"
        groups.setdefault(level, []).append(bot)
    return [f"{level} {', '.join(names)}" for level, names in groups.items()]


def _seats(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
