"""The open game in the words of another language than that of the window."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tide_gui.presentation.text import Translate
from tide_gui.ui.play.history import history_of
from tide_gui.ui.play.open_game import OpenGame


class TranslatedGame(OpenGame):
    """It is the same game, whose state it only reads: all but the words belongs to the game on the table."""

    def __init__(self, game: OpenGame, translate: Translate) -> None:
        """Nothing is set up: what this object lacks is looked up in the game."""
        self._game = game
        self.services = replace(game.services, translate=translate)
        history = history_of(game.table.record, translate)
        self.history = replace(history, stored_names=game.history.stored_names)

    if not TYPE_CHECKING:  # so that wrong names are found

        def __getattr__(self, name: str) -> Any:
            return getattr(self._game, name)
