"""The contract of a game: what must hold for its rules and its presentation, whatever the game is.

`check(game, presentation)` raises `BrokenContract` with a sentence for each fault; `check_room(room)` also
looks at bots, trainer, lessons, sounds and picture. `contract` makes a test for pytest, and alone needs it.
"""

from tide_gui.testing.contract import BrokenContract, check, check_room, contract, faults_in
from tide_gui.testing.settings import Setting, pairwise, settings_of
from tide_gui.testing.terms import Terms

__all__ = [
    "BrokenContract",
    "Setting",
    "Terms",
    "check",
    "check_room",
    "contract",
    "faults_in",
    "pairwise",
    "settings_of",
]
