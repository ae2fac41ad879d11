"""The kinds of situations in which a seat decides in Onda."""

from collections.abc import Mapping, Sequence

from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.moves import Lay, Move, TurnTide
from tide_gui.rules.onda.state import Stage, View

FEW = 3  # cards with which somebody may soon go out


def titles(translate: Translate) -> Mapping[str, str]:
    """Return what each kind is called."""
    return {
        "wilds": translate("Onda", "Choosing the two wilds", "kind of decision, as a title"),
        "bonus": translate("Onda", "A play after turning the tide", "kind of decision, as a title"),
        "out": translate("Onda", "You could go out", "kind of decision, as a title"),
        "lead": translate("Onda", "You led a trick", "kind of decision, as a title"),
        "few": translate("Onda", "Somebody else had three cards or fewer", "kind of decision, as a title"),
        "turn": translate("Onda", "You could turn the tide", "kind of decision, as a title"),
        "bomb": translate("Onda", "You could bomb", "kind of decision, as a title"),
        "follow": translate("Onda", "To follow or to pass", "kind of decision, as a title"),
    }


def situation(view: View, choices: Sequence[Move], seat: Seat) -> str:
    """Return the kind that comes first in `titles` and fits."""
    if view.stage is Stage.WILDS:
        return "wilds"
    if view.stage is Stage.BONUS:
        return "bonus"
    if any(isinstance(move, Lay) and move.cards == view.hand for move in choices):
        return "out"
    if not view.trick:
        return "lead"
    if min(count for at, count in enumerate(view.hand_counts) if at != seat) <= FEW:
        return "few"
    if any(isinstance(move, TurnTide) for move in choices):
        return "turn"
    return "bomb" if any(isinstance(move, Lay) and move.bomb for move in choices) else "follow"
