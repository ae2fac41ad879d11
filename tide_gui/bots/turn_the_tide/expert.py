"""The expert: weighs every card against what all others may do, and mixes to be unpredictable."""

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import BUDGET, Bot, drawn
from tide_gui.bots.styles import weighed
from tide_gui.bots.turn_the_tide.circumstances import TRUST, circumstances
from tide_gui.bots.turn_the_tide.experience import experience
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.hint_figures import with_figures
from tide_gui.bots.turn_the_tide.known import forgetful
from tide_gui.bots.turn_the_tide.memory import Memory
from tide_gui.bots.turn_the_tide.plan import Plan, answered
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Seat, Weighed
from tide_gui.rules.turn_the_tide.cards import Card
from tide_gui.rules.turn_the_tide.state import View

RAREST = 0.01  # a smaller share is noise
FEWEST_SAMPLES, FEWEST_ROUNDS = 3, 4
CERTAIN = 2  # with so many cards left in the last round, every way to play them has a known result

EXPERTS = {
    Temper.STEADY: SearchSettings(),
    Temper.BOLD: SearchSettings(belief=0.08),  # quick to believe in habits
    Temper.CAREFUL: SearchSettings(belief=0.02),  # slow to believe in habits
    Temper.WHIMSICAL: SearchSettings(most_trust=0.8),  # never fully relies on a habit
}


class Expert(Bot):
    """Remembers all cards that were shown, considers all seats, and plays a mixed strategy."""

    patience: float | None = None  # seconds to think about former hands; None is no limit

    def __init__(
        self, settings: SearchSettings | None = None, *, memory: bool = True, mixed: bool = True
    ) -> None:
        """Memory and mixing can be switched off to measure what each contributes."""
        self._settings = settings or SearchSettings()
        self._memory = memory
        self._mixed = mixed
        self._memories: dict[int, Memory] = {}

    def weigh(self, ask: Ask[View, Card], seed: int, budget: int) -> tuple[Weighed[Card], ...]:
        plan = self._plan(ask, budget)
        return with_figures(self._judged(ask, plan), plan)

    def choose(self, ask: Ask[View, Card], seed: int, budget: int) -> Card:
        plan = self._plan(ask, budget)
        return drawn(weighed(ask.view.cards, plan.chance, self._shares(plan), plan.points), seed)

    def _plan(self, ask: Ask[View, Card], budget: int) -> Plan:
        return self._memory_for(budget).plan_for(self._seen(ask.view))

    def _judged(self, ask: Ask[View, Card], plan: Plan) -> tuple[Weighed[Card], ...]:
        trust = self._trust(plan, ask.seat)
        told = _told(ask, plan, trust)
        found = weighed(ask.view.cards, told, self._shares(plan), plan.points)
        return tuple(replace(each, figures={TRUST: trust}) for each in found)

    def _shares(self, plan: Plan) -> Floats:
        shares = np.where(plan.shares < RAREST, 0, plan.shares)
        if not self._mixed:
            shares = (plan.chance == plan.chance.max()).astype(np.float32)
        return shares / shares.sum()

    def answers(
        self, ask: Ask[View, Card], shares: Mapping[Seat, Mapping[Card, float]], budget: int
    ) -> tuple[Weighed[Card], ...]:
        """Weigh each card if the others play with these shares; the best one gets the whole share."""
        chance, points = answered(self._seen(ask.view), _within(self._settings, budget), shares)
        best = (chance == chance.max()).astype(np.float32)
        return weighed(ask.view.cards, chance, best / best.sum(), points)

    def _trust(self, plan: Plan, own: Seat) -> float:
        """Return how far the others are taken to follow habits, as a mean."""
        return float(np.delete(plan.evidence.trust(self._settings), own).mean())

    def _seen(self, view: View) -> View:
        return view if self._memory else forgetful(view)

    def _memory_for(self, budget: int) -> Memory:
        if budget not in self._memories:
            self._memories[budget] = Memory(_within(self._settings, budget), self.patience)
        return self._memories[budget]


def _told(ask: Ask[View, Card], plan: Plan, trust: float) -> Floats:
    """Return the chances as they are told; the correction comes from games without open play."""
    view = ask.view
    last_round = len(view.rounds) == len(view.places) - 1
    if view.options.open_play or (plan.counted and last_round and len(view.cards) <= CERTAIN):
        return plan.chance
    return experience().corrections[len(view.places)].chance(plan.chance, circumstances(ask, trust))


def _within(settings: SearchSettings, budget: int) -> SearchSettings:
    """Reduce samples and rounds for a smaller budget; the work is their product."""
    part = sqrt(budget / BUDGET)
    samples, rounds = (round(whole * part) for whole in (settings.samples, settings.rounds))
    return replace(settings, samples=max(samples, FEWEST_SAMPLES), rounds=max(rounds, FEWEST_ROUNDS))


def expert(temper: Temper) -> Expert:
    return Expert(EXPERTS[temper])
