"""Strong: knows from practice what ships and cards are worth, but takes the enemy to wait."""

from collections.abc import Callable

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import Bot
from tide_gui.bots.styles import ChanceStyle, chance_styles, weighed
from tide_gui.bots.turning_tides.deciding import chances, position_of, shortlisted
from tide_gui.bots.turning_tides.experience import Experience, experience
from tide_gui.bots.turning_tides.known import CARD_OF
from tide_gui.bots.turning_tides.lower_levels import Answer, Question, is_attack
from tide_gui.bots.turning_tides.turn_playout import Judge, payoffs
from tide_gui.characters import Temper
from tide_gui.rules.turning_tides.cards import WAIT
from tide_gui.rules.turning_tides.state import Phase

STRONGS = chance_styles(eager=0.1, whim=0.02)


class Strong(Bot):
    """Makes the move with the best chance to win if the enemy does nothing."""

    def __init__(self, style: ChanceStyle, learnt: Callable[[], Experience] = experience) -> None:
        self._style = style
        self._learnt = learnt

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        judge = self._learnt().skill(ask.view.options.introductory).net.chances
        found = _of_cards(judge, ask) if ask.view.phase is Phase.CHOOSE else chances(judge, ask)
        return weighed(ask.choices, found, liked(ask, found, self._style))


def _of_cards(judge: Judge, ask: Question) -> Floats:
    position = position_of(ask.view)
    found = payoffs(judge, position, shortlisted(judge, position))
    return found[0, [CARD_OF[card] for card in ask.choices], CARD_OF[WAIT]]


def liked(ask: Question, found: Floats, style: ChanceStyle) -> Floats:
    """Return the shares of the moves: those that are as good as the best have the same."""
    stake = found.max() - found.min()
    liking = found + style.eager * stake * np.array([is_attack(move) for move in ask.choices])
    good = liking >= liking.max() - style.whim * stake
    return np.asarray(good / good.sum(), np.float32)


def strong(temper: Temper) -> Strong:
    return Strong(STRONGS[temper])
