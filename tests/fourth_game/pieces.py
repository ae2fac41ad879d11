"""The pieces of Pebbles, where they lie in the middle, and what the seat plates show."""

from dataclasses import dataclass

from tide_gui.presentation.scene import Spot

CARD, PEBBLE = "card", "pebble"
BAG, OFFER, NOBODYS = Spot("bag"), Spot("offer"), Spot("nobody's")


@dataclass(frozen=True)
class Facts:
    scores: tuple[int, ...]


@dataclass(frozen=True)
class SeatRow:
    score: int
