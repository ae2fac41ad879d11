"""What an expert thought of former hands, and what it learnt from that about everybody."""

from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple, TypeVar

from tide_gui.bots.turn_the_tide.evidence import Evidence, learnt, no_evidence
from tide_gui.bots.turn_the_tide.hand_worlds import Hands, Mind
from tide_gui.bots.turn_the_tide.plan import Plan, hindsight, plan_for
from tide_gui.bots.turn_the_tide.sight import common, former, last_hand
from tide_gui.rules.turn_the_tide.cards import HANDS, Plays
from tide_gui.rules.turn_the_tide.imagining import shown
from tide_gui.rules.turn_the_tide.state import View

LESSONS = 512  # hands to remember: many games of five
PLANS = 12  # of the newest hands also what was thought is kept, which takes a hundred times the room


Value = TypeVar("Value")


class Bid(NamedTuple):
    """A former hand: what all knew of it, what was believed then, and what was played."""

    seen: View
    evidence: Evidence
    plays: Plays


class Lesson(NamedTuple):
    """What the game has taught so far; the first round is kept until its hands have come out."""

    evidence: Evidence
    first_round: tuple[Bid, ...] = ()


class Diary:
    """Thoughts about former hands, so that the same one is not thought again and again. It changes no answer.

    What is learnt from a hand depends only on what all know, so one diary serves every seat.
    Whoever was never asked before (a game that is taken up again) thinks about all former hands first;
    with patience for so many seconds it leaves the rest of them for the next time, but gets on a little.
    """

    def __init__(self, mind: Mind, patience: float | None = None) -> None:
        """Nothing is remembered."""
        self._mind = mind
        self._patience = patience
        self._lessons: dict[View, Lesson] = {}
        self._plans: dict[View, Plan] = {}

    def plan_for(self, view: View) -> Plan:
        """What to think of this hand, after all that was played before."""
        if not self._learns(view):
            return plan_for(view, self._mind, no_evidence(len(view.places)))
        seen = common(view)
        lesson, whole = self._learnt(seen)
        if not whole:
            return plan_for(view, self._mind, lesson.evidence)
        return self._plan(view, seen, lesson)

    def _learns(self, view: View) -> bool:
        """Whether there is anything to learn: a card that answers another is no habit."""
        return bool(self._mind.belief) and not view.options.open_play

    def _learnt(self, seen: View) -> tuple[Lesson, bool]:
        """What the game has taught so far, and whether that is all that it can teach."""
        until = None if self._patience is None else monotonic() + self._patience
        lesson = self._lessons.get(seen)
        if lesson is not None:
            return lesson, True
        lesson = Lesson(no_evidence(len(seen.places)))
        for number, (before, after) in enumerate(self._unlearnt(seen)):
            if until is not None and monotonic() > until and number > 1:  # the first may be known
                return lesson, False
            lesson = self._lesson(before, after, self._lessons.get(before, lesson))
        return lesson, True

    def _unlearnt(self, seen: View) -> list[tuple[View, View]]:
        """Former hands with what came after them, in their order, from the last one that is remembered."""
        hands = []
        for before, after in _former_hands(seen):
            hands.append((before, after))
            if before in self._lessons:
                break
        return hands[::-1]

    def _lesson(self, before: View, after: View, lesson: Lesson) -> Lesson:
        """What is known after a hand; `lesson` was known before it."""
        found = self._plans.get(before) or self._plan(before, before, lesson)
        plays, evidence = last_hand(after).plays, lesson.evidence
        if before.rounds:
            return Lesson(_taught(found, evidence, plays))
        first_round = (*lesson.first_round, Bid(before, evidence, plays))
        if not after.rounds:
            return Lesson(_taught(found, evidence, plays), first_round)
        whole = {holder: cards for holder, cards in enumerate(shown(after)) if len(cards) == HANDS}
        if not whole:
            return Lesson(_taught(found, evidence, plays))
        return Lesson(_in_hindsight(first_round, whole, self._mind))

    def _plan(self, view: View, seen: View, lesson: Lesson) -> Plan:
        """Think, and keep it for whoever asks about the next hand.

        It may be the thought of a seat that knows more than all: what is learnt from it leaves that out.
        """
        found = plan_for(view, self._mind, lesson.evidence)
        _keep(self._lessons, seen, lesson, LESSONS)
        _keep(self._plans, seen, found, PLANS)
        return found


def _keep(store: dict[View, Value], seen: View, value: Value, most: int) -> None:
    """Remember it; of too many the oldest is forgotten."""
    store.pop(seen, None)
    store[seen] = value
    if len(store) > most:
        del store[next(iter(store))]


def _former_hands(seen: View) -> Iterator[tuple[View, View]]:
    """What was known before each former hand and after it, the last one first."""
    while before := former(seen):
        yield before, seen
        seen = before


def _taught(found: Plan, evidence: Evidence, plays: Plays) -> Evidence:
    return learnt(found.worlds, evidence, found.predictions, found.reasoned, plays)


def _in_hindsight(first_round: tuple[Bid, ...], whole: Hands, mind: Mind) -> Evidence:
    """What the first round tells once hands have come out whole; the others are imagined as before."""
    evidence = no_evidence(len(first_round[0].plays))
    for bid in first_round:
        evidence = _taught(hindsight(bid.seen, mind, bid.evidence, whole), evidence, bid.plays)
    return evidence
