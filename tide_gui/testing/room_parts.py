"""What the checks of a room look at."""

from dataclasses import dataclass

from tide_gui.presentation.presentation import Presentation
from tide_gui.registry import Room
from tide_gui.rules.catalog import AnyGame
from tide_gui.testing.random_game import RandomGame, played
from tide_gui.testing.settings import settings_of


@dataclass(frozen=True, eq=False)
class RoomParts:
    """A registered room with what its rules and presentation make."""

    room: Room
    game: AnyGame
    shown: Presentation

    def random_game(self) -> RandomGame:
        """A random game at the largest table."""
        return played(settings_of(self.game)[-1], 0, 0)
