"""What the score pad and the hand table are made of, whatever the game."""

from dataclasses import dataclass

from tide_gui.rules.game import Seat


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A line of the score pad: the round that was played last, and the game so far."""

    seat: Seat
    tokens: int
    kept: int
    bonus: int
    penalty: int
    points: int
    total: int
    place: int  # from 1; equal totals share it
    winner: bool
    line: tuple[int, ...]  # the total after each round


@dataclass(frozen=True, slots=True)
class HandScore:
    """A dealt hand: what every seat made of it, and how that compares with the others."""

    first: Seat
    cards: tuple[int, ...]
    tokens: int
    points: tuple[int, ...]
    differences: tuple[float, ...]
    mean: float
