"""What a review finds out about decisions: what each cost, and how a seat fared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from tide_gui.presentation.hint_text import fewer_of, games_of, wins_of
from tide_gui.presentation.presentation import Presentation
from tide_gui.rules.game import Seat, Weighed

GAMES = 100  # of which costs are whole ones
SOMETHING, MUCH = 0.01, 0.05  # costs from which a decision counts as more than nothing, and as a lot
MOST_MOMENTS = 3  # that are shown first
SAME = 1  # game in 100: costs that differ by no more are told as one
Opinion = Sequence[Weighed[Any]]


class Cost(StrEnum):
    """How much of the chance to win a decision gave away."""

    NOTHING = "nothing"
    SOMETHING = "something"
    MUCH = "much"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision, the expert's first choice there, and what the difference cost: all in chances to win.

    Two opinions of the expert may differ, so the cost lies between two figures.
    """

    entry: int
    seat: Seat
    move: Any
    first: Any
    chance: float  # before the decision, if the expert played on
    least: float
    most: float
    lead: float = 0.0  # what the first choice wins more than every other one

    @property
    def place(self) -> tuple[int, Seat]:
        return self.entry, self.seat

    @property
    def cost(self) -> float:
        return (self.least + self.most) / 2

    @property
    def kind(self) -> Cost:
        """The class of the cost; what may have cost nothing counts as nothing."""
        if self.least < SOMETHING:
            return Cost.NOTHING
        return Cost.SOMETHING if self.cost < MUCH else Cost.MUCH


@dataclass(frozen=True, slots=True)
class Balance:
    """How a seat fared: its first cards, beside those of the others, and its decisions."""

    seat: Seat
    dealt: float  # the chance of an expert in this seat before the first decision
    usual: float | None  # the mean of that over all seats; None if not all are known
    counts: tuple[int, int, int]  # decisions that cost nothing, something and much
    most: float  # what the worst of them cost


def cost_of(opinion: Opinion, move: Any, first: Any) -> float | None:
    """Return how much less a move wins than the first choice, in whole games of 100 as a hint tells it.

    None if the expert tells no chances.
    """
    weighed = {each.move: each for each in opinion}
    best, made = weighed[first], weighed[move]
    if best.chance is None or made.chance is None:
        return None
    return max(0, fewer_of(best, made)) / GAMES


def as_made(opinion: Opinion, made: Any, presentation: Presentation) -> list[Weighed[Any]]:
    """Return the opinion with the move that was made in the place of the one that comes to the same.

    So it is the first choice wherever that one is.
    """
    ranked = presentation.suggestions.ranked
    own = [each for each in opinion if each.move == made]
    played = [each for each in ranked(opinion) if each.share and each.move != made]
    twin = next((each.move for each in played if len(ranked([each, *own])) == 1), made)
    places = {made: twin, twin: made}
    return [replace(each, move=places.get(each.move, each.move)) for each in opinion]


def judgement(
    entry: int, seat: Seat, move: Any, opinions: Sequence[Opinion], presentation: Presentation
) -> Judgement | None:
    """Judge a decision by the last opinion, of those `as_made`; None if the expert tells no chances."""
    first = presentation.suggestions.ranked(opinions[-1])[0].move
    costs = [cost for opinion in opinions if (cost := cost_of(opinion, move, first)) is not None]
    if len(costs) < len(opinions):
        return None
    costs = _told(costs)
    lead = min(_lead(opinion, first, presentation) for opinion in opinions)
    return Judgement(entry, seat, move, first, _chance(opinions[-1]), min(costs), max(costs), lead)


def _told(costs: list[float]) -> list[float]:
    """Return the costs to tell: of about equal ones the last, which agrees with the chances beside it."""
    least, most = min(costs), max(costs)
    return costs[-1:] if least >= SOMETHING and games_of(most - least) <= SAME else costs


def _lead(opinion: Opinion, first: Any, presentation: Presentation) -> float:
    """Return how much more a move wins than the best one that comes to something else."""
    wins = next(wins_of(each) for each in opinion if each.move == first)
    others = [wins_of(each) for each in presentation.suggestions.ranked(opinion) if each.move != first]
    return (wins - max(others, default=wins)) / GAMES


def _chance(opinion: Opinion) -> float:
    return sum(each.share * (each.chance or 0.0) for each in opinion)


def balances(judged: Sequence[Sequence[Judgement]]) -> list[Balance]:
    """Return the balances of the seats that decided something, from their judgements by seat, in order."""
    dealt = [own[0].chance for own in judged if own]
    usual = sum(dealt) / len(dealt) if len(dealt) == len(judged) else None
    return [_balance(own, usual) for own in judged if own]


def _balance(own: Sequence[Judgement], usual: float | None) -> Balance:
    nothing, something, much = (sum(each.kind is kind for each in own) for kind in Cost)
    most = max((each.cost for each in turning_points(own)), default=0.0)
    return Balance(own[0].seat, own[0].chance, usual, (nothing, something, much), most)


def moments(judgements: Iterable[Judgement]) -> list[Judgement]:
    """Return the decisions that mattered most: the costliest first, of equal ones the earliest."""
    return sorted(turning_points(judgements), key=lambda each: -each.cost)[:MOST_MOMENTS]


def best_move(judgements: Iterable[Judgement]) -> Judgement | None:
    """Return the best move of a game: the first choice where it wins most more than the second one.

    Of equal ones it is the earliest. There is none where nothing was better than the rest.
    """
    made = [each for each in judgements if each.move == each.first and each.lead >= SOMETHING]
    return max(made, key=lambda each: each.lead, default=None)


def turning_points(judgements: Iterable[Judgement]) -> list[Judgement]:
    """Return the decisions that cost something, in order."""
    return [each for each in judgements if each.kind is not Cost.NOTHING]
