"""Strong: knows from practice what ships and cards are worth, but takes the enemy to wait."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import drawn
from tide_gui.bots.turning_tides.experience import Experience, experience
from tide_gui.bots.turning_tides.known import CARD_OF
from tide_gui.bots.turning_tides.lower_levels import Answer, Question, is_attack
from tide_gui.bots.turning_tides.thinking import chances, position_of, shortlisted
from tide_gui.bots.turning_tides.turn import Judge, payoffs
from tide_gui.characters import Temper
from tide_gui.rules.game import Weighed
from tide_gui.rules.turning_tides.cards import WAIT
from tide_gui.rules.turning_tides.state import Move, Phase


@dataclass(frozen=True, slots=True)
class Mind:
    """The style of a character, in parts of what is at stake: what the best move wins more than the worst."""

    eager: float = 0.0  # above 0 it likes to attack, below 0 it would rather not
    whim: float = 0.0  # a move that is worse by no more than this is as good to it


STRONGS = {
    Temper.STEADY: Mind(),
    Temper.BOLD: Mind(eager=0.1),
    Temper.CAREFUL: Mind(eager=-0.1),
    Temper.WHIMSICAL: Mind(whim=0.02),
}


class Strong:
    """Makes the move with the best chance to win if the enemy does nothing."""

    def __init__(self, mind: Mind, learnt: Callable[[], Experience] = experience) -> None:
        self._mind = mind
        self._learnt = learnt

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:  # noqa: ARG002
        judge = self._learnt().skill(ask.view.options.introductory).net.chances
        found = _of_cards(judge, ask) if ask.view.phase is Phase.CHOOSE else chances(judge, ask)
        return weighed(ask, found, liked(ask, found, self._mind))

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        return drawn(self.weigh(ask, seed, budget), seed)


def _of_cards(judge: Judge, ask: Question) -> Floats:
    position = position_of(ask.view)
    found = payoffs(judge, position, shortlisted(judge, position))
    return found[0, [CARD_OF[card] for card in ask.choices], CARD_OF[WAIT]]


def liked(ask: Question, found: Floats, mind: Mind) -> Floats:
    """Return the shares of the moves: those that are as good as the best have the same."""
    stake = found.max() - found.min()
    liking = found + mind.eager * stake * np.array([is_attack(move) for move in ask.choices])
    good = liking >= liking.max() - mind.whim * stake
    return np.asarray(good / good.sum(), np.float32)


def weighed(ask: Question, found: Floats, shares: Floats) -> Answer:
    """Return every choice with its chance and share."""
    rows = zip(ask.choices, found.tolist(), shares.tolist(), strict=True)
    return tuple(Weighed(move, chance=chance, share=share) for move, chance, share in rows)


def strong(temper: Temper) -> Strong:
    return Strong(STRONGS[temper])
