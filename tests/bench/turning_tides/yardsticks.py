"""A player who knows the expert's program: it answers the expert's own mixture."""

from collections.abc import Mapping
from random import Random

import numpy as np

from tide_gui.bots.turning_tides.experience import experience
from tide_gui.bots.turning_tides.expert import EXPERTS, Expert
from tide_gui.bots.turning_tides.known import CARD_OF
from tide_gui.bots.turning_tides.matrix_game import Contest, contest
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import Move, Phase, View

RULES = TurningTides()
GUESSES = 4  # hands of the enemy for which its mixture is read

Question = Ask[View, Move]


class Reader:
    """Runs the expert for hands that the enemy may have, and answers the mean of its mixtures."""

    def __init__(self) -> None:
        self._expert = Expert(EXPERTS[Temper.STEADY])

    def weigh(self, ask: Question, seed: int, budget: int) -> tuple[Weighed[Move], ...]:
        """Give the best answer the whole share."""
        if ask.view.phase is not Phase.CHOOSE:
            return self._expert.weigh(ask, seed, budget)
        chances = self._answers(ask, seed)
        best = max(chances, key=chances.__getitem__)
        return tuple(Weighed(card, chance=chances[card], share=float(card == best)) for card in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        if ask.view.phase is not Phase.CHOOSE:
            return self._expert.choose(ask, seed, budget)
        chances = self._answers(ask, seed)
        return max(chances, key=chances.__getitem__)

    def _answers(self, ask: Question, seed: int) -> Mapping[Move, float]:
        """Return the chance of each card against what the enemy would play."""
        rng = Random(seed)
        worlds = [RULES.imagine(ask.view, rng) for _ in range(GUESSES)]
        often = np.mean([_contest(RULES.view(world, 1 - ask.seat)).own for world in worlds], axis=0)
        chances = _contest(ask.view).payoffs @ often
        return {card: float(chances[CARD_OF[card]]) for card in ask.choices}


def _contest(view: View) -> Contest:
    return contest(experience().skill(view.options.introductory).net.chances, view, 0)
