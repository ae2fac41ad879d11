"""What bots that judge by likings share: the style of a character, and the choice."""

from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.state import Move, View

Question = Ask[View, Move]
Answer = tuple[Weighed[Move], ...]


def is_attack(move: Move) -> bool:
    return move in (Card.SWING, Card.FIRE) or isinstance(move, SwingFrom | FireFrom)
