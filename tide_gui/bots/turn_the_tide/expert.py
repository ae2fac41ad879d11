"""The expert: weighs every card against what all others may do, and mixes so that it is hard to read."""

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt

import numpy as np

from tide_gui.bots.bot import BUDGET, Weighed, drawn
from tide_gui.bots.turn_the_tide.arrays import Floats
from tide_gui.bots.turn_the_tide.diary import Diary
from tide_gui.bots.turn_the_tide.hand_worlds import Mind
from tide_gui.bots.turn_the_tide.plan import answered
from tide_gui.bots.turn_the_tide.sight import forgetful
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Seat
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View

RAREST = 0.01  # a smaller share is noise of the weighing
FEWEST_SAMPLES, FEWEST_ROUNDS = 3, 4

EXPERTS = {
    Temper.STEADY: Mind(),
    Temper.BOLD: Mind(belief=0.08),  # quick to see a habit, and to follow it up
    Temper.CAREFUL: Mind(belief=0.02),  # slow to believe in habits
    Temper.WHIMSICAL: Mind(most_trust=0.8),  # never leans on one wholly
}


class Expert:
    """Remembers all that was ever shown, thinks about everybody, and is hard to read."""

    patience: float | None = None  # seconds for what happened before; without one it takes its time

    def __init__(self, mind: Mind | None = None, *, memory: bool = True, mixed: bool = True) -> None:
        """Memory and mixture can be switched off, to find out what each of them is worth."""
        self._mind = mind or Mind()
        self._memory = memory
        self._mixed = mixed
        self._diaries: dict[int, Diary] = {}

    def weigh(self, ask: Ask[View, Card], seed: int, budget: int) -> tuple[Weighed[Card], ...]:  # noqa: ARG002
        """Every card: its chance to win the game, its share, and the points it makes this round."""
        found = self._diary(budget).plan_for(self._seen(ask.view))
        shares = np.where(found.shares < RAREST, 0, found.shares)
        if not self._mixed:
            shares = (found.chance == found.chance.max()).astype(np.float32)
        return _weighed(ask.view.cards, found.chance, shares / shares.sum(), found.points)

    def choose(self, ask: Ask[View, Card], seed: int, budget: int) -> Card:
        """One of the cards, as often as the mixture says."""
        return drawn(self.weigh(ask, seed, budget), seed)

    def answers(
        self, ask: Ask[View, Card], shares: Mapping[Seat, Mapping[Card, float]], budget: int
    ) -> tuple[Weighed[Card], ...]:
        """What each card is worth if the others play just so; the best one has the whole share."""
        chance, points = answered(self._seen(ask.view), _within(self._mind, budget), shares)
        best = (chance == chance.max()).astype(np.float32)
        return _weighed(ask.view.cards, chance, best / best.sum(), points)

    def _seen(self, view: View) -> View:
        return view if self._memory else forgetful(view)

    def _diary(self, budget: int) -> Diary:
        if budget not in self._diaries:
            self._diaries[budget] = Diary(_within(self._mind, budget), self.patience)
        return self._diaries[budget]


def _within(mind: Mind, budget: int) -> Mind:
    """Less thought where less may be spent; the work is hands imagined times rounds of weighing."""
    part = sqrt(budget / BUDGET)
    samples, rounds = (round(whole * part) for whole in (mind.samples, mind.rounds))
    return replace(mind, samples=max(samples, FEWEST_SAMPLES), rounds=max(rounds, FEWEST_ROUNDS))


def _weighed(
    cards: tuple[Card, ...], chance: Floats, shares: Floats, points: Floats
) -> tuple[Weighed[Card], ...]:
    told = zip(cards, chance.tolist(), shares.tolist(), points.tolist(), strict=True)
    return tuple(Weighed(card, win, share, made) for card, win, share, made in told)


def expert(temper: Temper) -> Expert:
    """Of this temper."""
    return Expert(EXPERTS[temper])
