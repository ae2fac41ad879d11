"""Pebbles, a fourth game: what a package of somebody else brings, and nothing in `tide_gui` knows it.

Two or three seats hold the cards 1 to 5. Each buries two of them in secret; then three pebbles turn up one by
one. Everybody bids a card face down, and the highest one that is alone wins the pebble: its owner keeps it or
gives it away. Pebbles 2 and 3 bring as many points, pebble 1 costs two.
"""

from tide_gui.registry import Room

PEBBLES = Room(
    key="pebbles",
    rules="fourth_game.rules:Pebbles",
    presentation="fourth_game.presentation:PebblesPresentation",
)
