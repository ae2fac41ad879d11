"""What the parts of the program share."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from tide_gui.store.user_folders import UserFolders
from tide_gui.ui.app.own_name import name_here
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.play.services import Services


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Made once, by the program; `show_error` takes a sentence."""

    folders: UserFolders
    preferences: Preferences
    services: Services
    sheep: Sheep
    now: Callable[[], datetime]
    show_error: Callable[[str], None]

    @property
    def person(self) -> str:
        """What a game calls the person who plays here."""
        return name_here(self.preferences.settings.table)
