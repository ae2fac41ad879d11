"""Lookup of each game's presentation, which is loaded on first use."""

from typing import TYPE_CHECKING

from tide_gui import registry
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.text import Translate

if TYPE_CHECKING:  # it loads much that no list of games needs
    from tide_gui.presentation.presentation import Presentation


def presentation_of(key: str, translate: Translate) -> "Presentation | None":
    """Return the presentation of the game with this key, None if there is no such game."""
    room = registry.room_of(key)
    if room is None:
        return None
    presentation: Presentation | None = registry.made(room, _checked, room.presentation, translate)
    return presentation


def _checked(part: registry.Part, translate: Translate) -> "Presentation":
    """Make a presentation, and ask it what the form of a new game will ask, so that a fault shows here."""
    presentation: Presentation = registry.load(part)(translate)
    presentation.text.title()
    presentation.text.options()
    return presentation


def known_presentation(key: str, translate: Translate) -> "Presentation | None":
    """Return the presentation of a game that is already registered; do not search installed packages."""
    return presentation_of(key, translate) if key in registry.game_keys() else None


def text_of(key: str, translate: Translate) -> GameText:
    """Return the texts of a game that must exist; raise LookupError otherwise."""
    presentation = presentation_of(key, translate)
    if presentation is None:
        raise LookupError(key)
    return presentation.text
