"""The expert: pits cards against cards, and mixes so that it cannot be read."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import BUDGET, Bot, drawn
from tide_gui.bots.styles import ChanceStyle, chance_styles, weighed
from tide_gui.bots.turning_tides.circumstances import circumstances
from tide_gui.bots.turning_tides.deciding import chances, decided, in_order, reveals_in
from tide_gui.bots.turning_tides.experience import Experience, Skill, experience
from tide_gui.bots.turning_tides.hint_figures import FEARED_CHANCE, Figures, fears
from tide_gui.bots.turning_tides.known import CARD_OF, known_to
from tide_gui.bots.turning_tides.lower_levels import Answer, Question
from tide_gui.bots.turning_tides.matrix_game import Contest, contest
from tide_gui.bots.turning_tides.next_turn import after_turn, corrected
from tide_gui.bots.turning_tides.options import NO_ACTION, OPTION_OF
from tide_gui.bots.turning_tides.strong import liked
from tide_gui.bots.turning_tides.turn_playout import Judge, Position, Reveals, every_option
from tide_gui.characters import Temper
from tide_gui.rules.turning_tides.state import Move, Phase

DECISIONS = 4  # decisions that are looked at a turn further
RARE = 0.03  # cards that should be played less often are left to the whimsical

EXPERTS = chance_styles(eager=0.04, whim=0.01)


class Expert(Bot):
    """Mixes its cards as against an enemy that knows this program, but not the hand."""

    def __init__(self, style: ChanceStyle, learnt: Callable[[], Experience] = experience) -> None:
        self._style = style
        self._learnt = learnt

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Weigh every move; the figures of a card tell what it has to fear."""
        if ask.view.phase is not Phase.CHOOSE:
            return self._decided(ask, budget)
        found = self._contest(ask)
        feared = fears(self._judge(ask), found, [CARD_OF[card] for card in ask.choices])
        rows = zip(self._cards(ask, found), feared, strict=True)
        return tuple(replace(each, figures=self._told_figures(ask, figures)) for each, figures in rows)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        if ask.view.phase is not Phase.CHOOSE:
            return drawn(self._decided(ask, budget), seed)
        return drawn(self._cards(ask, self._contest(ask)), seed)

    def _contest(self, ask: Question) -> Contest:
        return contest(self._judge(ask), ask.view, self._style.eager)

    def _cards(self, ask: Question, contest: Contest) -> Answer:
        cards = [CARD_OF[card] for card in ask.choices]
        shares = contest.own[cards]
        if not self._style.whim:
            shares = np.where(shares < RARE, 0, shares)
        told = self._told(ask, contest.chances[cards])
        return weighed(ask.choices, told, shares / shares.sum())

    def _decided(self, ask: Question, budget: int) -> Answer:
        if ask.view.phase is Phase.PERFORM:
            found = _of_decisions(self._judge(ask), ask, DECISIONS * budget // BUDGET)
        else:
            found = chances(self._judge(ask), ask)
        return weighed(ask.choices, self._told(ask, found), liked(ask, found, self._style))

    def _told(self, ask: Question, found: Floats) -> Floats:
        """Return the chances as they are told: corrected by what such chances came to."""
        return self._skill(ask).correction.chance(found, circumstances(ask))

    def _told_figures(self, ask: Question, figures: Figures) -> Figures:
        if not figures:
            return figures
        return {**figures, FEARED_CHANCE: float(self._told(ask, np.array(figures[FEARED_CHANCE])))}

    def _judge(self, ask: Question) -> Judge:
        return self._skill(ask).net.chances

    def _skill(self, ask: Question) -> Skill:
        return self._learnt().skill(ask.view.options.introductory)


def _of_decisions(judge: Judge, ask: Question, deep: int) -> Floats:
    """Return the chance after each decision; the best ones are looked at a turn further."""
    ways, found = decided(judge, ask.view)
    top = np.argsort(-found, kind="stable")[:deep]
    if len(top):
        rows = np.zeros(len(top), np.intp)
        actions = reveals_in(ask.view).actions[rows]
        actions[:, ask.seat] = NO_ACTION
        seats = np.full(len(top), ask.seat)
        known = known_to(ask.view).at(rows)
        at, every = np.arange(len(top)), every_option(len(top), 2)
        reveals = Reveals(ways.boards.at(top), seats, actions, 1 - seats, at, every)
        after = Position(after_turn(judge, reveals, known), seats, known)
        found = corrected(judge, after, found, top)
    return in_order(ways.options, found, [OPTION_OF[move] for move in ask.choices])


def expert(temper: Temper) -> Expert:
    return Expert(EXPERTS[temper])
