"""The presentations of all games; each is loaded when it is asked for."""

from tide_gui import registry
from tide_gui.presentation.presentation import AnyPresentation
from tide_gui.presentation.text import AnyText, Translate


def presentation_of(key: str, translate: Translate) -> AnyPresentation | None:
    """How the game of this key is shown and told, if there is such a game."""
    room = registry.room_of(key)
    if room is None:
        return None
    presentation: AnyPresentation | None = registry.made(room, room.presentation, translate)
    return presentation


def known_presentation(key: str, translate: Translate) -> AnyPresentation | None:
    """The same, of games that are registered already: no installed ones are looked for."""
    return presentation_of(key, translate) if key in registry.game_keys() else None


def text_of(key: str, translate: Translate) -> AnyText:
    """The words of a game that is known to be there."""
    presentation = presentation_of(key, translate)
    if presentation is None:
        raise LookupError(key)
    return presentation.text
