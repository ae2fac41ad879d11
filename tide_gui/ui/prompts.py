"""The one sentence above the hand: whose turn it is and what to do."""

from collections.abc import Sequence

from tide_gui.faces import table as words
from tide_gui.faces.face import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.sitting import Phase, Sitting


def prompt(sitting: Sitting, names: Sequence[str], translate: Translate) -> str:
    """What the people at the screen are told; empty while the game tells its own course."""
    if sitting.phase is Phase.HANDING:
        return words.hand_over_told(names[sitting.bottom], translate)
    if sitting.paused and not sitting.stepping:
        return words.paused_told(translate)
    if sitting.phase is Phase.CHOOSING and sitting.looker is not None:
        return _choosing(sitting, sitting.looker, names, translate)
    if sitting.phase is Phase.WAITING and sitting.owing:
        return _waiting(sitting.owing, names, translate)
    return ""


def _choosing(sitting: Sitting, looker: Seat, names: Sequence[str], translate: Translate) -> str:
    if sitting.can_hand_on:
        return words.hand_on_told(names[looker], names[sitting.asked[1]], translate)
    if looker in sitting.owing:
        return words.choose_told(names[looker], translate)
    return _waiting(sitting.owing, names, translate) if sitting.owing else ""  # while somebody looks back


def _waiting(seats: frozenset[Seat], names: Sequence[str], translate: Translate) -> str:
    return words.waiting_told([names[seat] for seat in sorted(seats)], translate)
