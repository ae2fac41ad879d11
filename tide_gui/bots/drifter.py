"""Drifter: plays random legal moves in every game."""

from typing import Any

from tide_gui.rules.game import Ask, Weighed


class Drifter:
    """Plays every legal move with the same probability."""

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        return tuple(Weighed(move, share=1 / len(ask.choices)) for move in ask.choices)

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """Return a choice straight from the seed, which is already uniform."""
        return ask.choices[seed % len(ask.choices)]
