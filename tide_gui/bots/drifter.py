"""Drifter: any legal move of any game."""

from typing import Any

from tide_gui.bots.bot import Weighed
from tide_gui.rules.game import Ask


class Drifter:
    """Goes wherever the water goes."""

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:  # noqa: ARG002
        """Every choice alike."""
        return tuple(Weighed(move, None, 1 / len(ask.choices)) for move in ask.choices)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:  # noqa: ARG002
        """Any of the choices; a seed is evenly spread already."""
        return ask.choices[seed % len(ask.choices)]
