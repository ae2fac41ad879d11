"""What bots that judge by likings share: the style of a character, and the choice."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.state import Move, View

Question = Ask[View, Move]
Answer = tuple[Weighed[Move], ...]


@dataclass(frozen=True, slots=True)
class Leaning:
    """The style of a character."""

    boldness: float = 0.0  # above 0 it likes to attack, below 0 it would rather not
    whim: float = 1.0  # factor of the temperature: how readily it makes moves it likes less


def is_attack(move: Move) -> bool:
    return move in (Card.SWING, Card.FIRE) or isinstance(move, SwingFrom | FireFrom)


def answer(likings: Mapping[Move, float], whim: float) -> Answer:
    """Turn preferences into shares (softmax); these bots do not estimate chances."""
    most = max(likings.values())
    leaning = {move: exp((liking - most) / whim) for move, liking in likings.items()}
    whole = sum(leaning.values())
    return tuple(Weighed(move, share=part / whole) for move, part in leaning.items())
