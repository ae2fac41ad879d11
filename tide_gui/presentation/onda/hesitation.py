"""How long bots hesitate, as everybody sees."""

from tide_gui.presentation.pacing import Pause
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.combinations import BOMBS
from tide_gui.rules.onda.moves import WILDS_IN_FOLLOW
from tide_gui.rules.onda.state import Stage, View


def hesitation(view: View, seat: Seat) -> Pause:
    """A bomb to beat and the last card of another seat weigh."""
    if view.stage is Stage.ACTION and _is_forced(view, seat):
        return Pause.NONE
    others = (count for other, count in enumerate(view.hand_counts) if other != seat)
    return Pause.THOUGHT if view.bombed or 1 in others else Pause.BREATH


def _is_forced(view: View, seat: Seat) -> bool:
    """Whether the seat can only lead its last card, or has too few cards for anything but a pass."""
    cards, wilds = view.hand_counts[seat], view.wild_counts[seat]
    if wilds and not view.blocked:
        return False
    if not view.trick:
        return cards == 1 and not wilds
    follows = cards + min(wilds, WILDS_IN_FOLLOW) >= view.trick[-1].lay.combination.size
    _, size = BOMBS[view.bomb]
    return not follows and (view.bombed or cards + wilds < size)
