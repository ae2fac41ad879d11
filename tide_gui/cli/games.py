"""`tide-gui games`: what is on the shelf."""

from tide_gui.bots.roster import players_of
from tide_gui.faces.face import in_english
from tide_gui.faces.shelf import FACES
from tide_gui.rules.shelf import GAMES


def games() -> int:
    """Each game with its seats, options and bots."""
    for game in GAMES:
        face = FACES[game.key](in_english)
        print(f"{game.key}: {face.title()}, {_seats(game.seats)}")
        for name, words in face.options().items():
            print(f"  option {name}: {words}")
        print(f"  bots: {', '.join(players_of(game.key))}")
    return 0


def _seats(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
