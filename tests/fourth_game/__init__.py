"""Pebbles, a fourth game, as another package would bring it: nothing in `tide_gui` knows it.

Two or three seats hold the cards 1 to 5. Each secretly buries two of them; then three pebbles are shown one
by one. For each, everybody bids a card face down, and the highest unique bid wins: its owner keeps the pebble
or gives it away. Pebbles 2 and 3 score two and three points, pebble 1 costs two.
"""

from pathlib import Path

from tide_gui.characters import Level
from tide_gui.registry import Room

LEVELS = (Level.BEGINNER, Level.CASUAL, Level.STRONG, Level.EXPERT)

PEBBLES = Room(
    key="pebbles",
    rules="fourth_game.rules:Pebbles",
    presentation="fourth_game.presentation:pebbles",
    bots={level: f"fourth_game.bots:{level}" for level in LEVELS},
    outlook="fourth_game.bots:outlook",
    shots="fourth_game.shots:shots",
    resources=Path(__file__).parent / "resources",
)
