"""The contract of a game: what must hold for its rules and its presentation, whatever the game is.

`check(game, presentation)` raises `BrokenContract` with a sentence for each fault. `contract` makes a test
for pytest of it; nothing else here needs pytest.
"""

from tide_gui.testing.contract import BrokenContract, check, contract, faults_in
from tide_gui.testing.settings import Setting, pairwise, settings_of
from tide_gui.testing.terms import Terms

__all__ = ["BrokenContract", "Setting", "Terms", "check", "contract", "faults_in", "pairwise", "settings_of"]
