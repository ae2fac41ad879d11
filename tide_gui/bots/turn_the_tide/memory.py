"""The memory of an expert: its plans for former hands, and the evidence about all seats learnt from them."""

from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple, TypeVar

from tide_gui.bots.turn_the_tide.evidence import Evidence, learnt, no_evidence
from tide_gui.bots.turn_the_tide.hand_worlds import Hands, SearchSettings
from tide_gui.bots.turn_the_tide.known import common, former, last_hand
from tide_gui.bots.turn_the_tide.plan import Plan, hindsight, plan_for
from tide_gui.rules.turn_the_tide.cards import HANDS, Plays
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import View

MOST_INSIGHTS = 512  # hands to remember: many games of five
MOST_PLANS = 12  # only the newest plans are kept, because each takes a hundred times the memory


Value = TypeVar("Value")


class Bid(NamedTuple):
    """A former hand: its public view, the evidence before it, and what was played."""

    seen: View
    evidence: Evidence
    plays: Plays


class Insight(NamedTuple):
    """The evidence so far; the first round is kept until its hands have been shown."""

    evidence: Evidence
    first_round: tuple[Bid, ...] = ()


class Memory:
    """A cache of plans and evidence for former hands. It only saves time and changes no answer.

    What is learnt from a hand depends only on public knowledge, so one memory serves every seat.
    In a resumed game the bot first thinks about all former hands. `patience` limits this to so many seconds:
    the rest is left for the next call, but each call makes some progress.
    """

    def __init__(self, settings: SearchSettings, patience: float | None = None) -> None:
        self._settings = settings
        self._patience = patience
        self._insights: dict[View, Insight] = {}
        self._plans: dict[View, Plan] = {}

    def plan_for(self, view: View) -> Plan:
        """Plan this hand with the evidence of all hands before it."""
        if not self._learns(view):
            return plan_for(view, self._settings, no_evidence(len(view.places)))
        seen = common(view)
        insight, whole = self._learnt(seen)
        if not whole:
            return plan_for(view, self._settings, insight.evidence)
        return self._plan(view, seen, insight)

    def _learns(self, view: View) -> bool:
        """Whether to learn from plays; not in open play, where a card answers those laid before it."""
        return bool(self._settings.belief) and not view.options.open_play

    def _learnt(self, seen: View) -> tuple[Insight, bool]:
        """Return the evidence so far, and whether it covers all former hands."""
        until = None if self._patience is None else monotonic() + self._patience
        insight = self._insights.get(seen)
        if insight is not None:
            return insight, True
        insight = Insight(no_evidence(len(seen.places)))
        for number, (before, after) in enumerate(self._hands_to_learn(seen)):
            if until is not None and monotonic() > until and number > 1:  # the first may be known already
                return insight, False
            insight = self._after_hand(before, after, self._insights.get(before, insight))
        return insight, True

    def _hands_to_learn(self, seen: View) -> list[tuple[View, View]]:
        """Return the views before and after each former hand, in order, from the last remembered one on."""
        hands = []
        for before, after in _former_hands(seen):
            hands.append((before, after))
            if before in self._insights:
                break
        return hands[::-1]

    def _after_hand(self, before: View, after: View, insight: Insight) -> Insight:
        """Return what is known after a hand; `insight` was known before it."""
        plan = self._plans.get(before) or self._plan(before, before, insight)
        plays, evidence = last_hand(after).plays, insight.evidence
        if before.rounds:
            return Insight(_taught(plan, evidence, plays))
        first_round = (*insight.first_round, Bid(before, evidence, plays))
        if not after.rounds:
            return Insight(_taught(plan, evidence, plays), first_round)
        whole = {holder: cards for holder, cards in enumerate(shown(after)) if len(cards) == HANDS}
        if not whole:
            return Insight(_taught(plan, evidence, plays))
        return Insight(_in_hindsight(first_round, whole, self._settings))

    def _plan(self, view: View, seen: View, insight: Insight) -> Plan:
        """Make a plan, and keep it to learn from it after the hand.

        The plan may use what only this seat knows; learning from it leaves that out.
        """
        plan = plan_for(view, self._settings, insight.evidence)
        _keep(self._insights, seen, insight, MOST_INSIGHTS)
        _keep(self._plans, seen, plan, MOST_PLANS)
        return plan


def _keep(store: dict[View, Value], seen: View, value: Value, most: int) -> None:
    """Store a value, and drop the oldest one if there are too many."""
    store.pop(seen, None)
    store[seen] = value
    if len(store) > most:
        del store[next(iter(store))]


def _former_hands(seen: View) -> Iterator[tuple[View, View]]:
    """Yield the public views before and after each former hand, the last one first."""
    while before := former(seen):
        yield before, seen
        seen = before


def _taught(plan: Plan, evidence: Evidence, plays: Plays) -> Evidence:
    return learnt(plan.worlds, evidence, plan.predictions, plan.reasoned, plays)


def _in_hindsight(first_round: tuple[Bid, ...], whole: Hands, settings: SearchSettings) -> Evidence:
    """Return the evidence of the first round when some of its hands are known; the others are sampled."""
    evidence = no_evidence(len(first_round[0].plays))
    for bid in first_round:
        evidence = _taught(hindsight(bid.seen, settings, bid.evidence, whole), evidence, bid.plays)
    return evidence
