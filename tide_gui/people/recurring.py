"""What recurs in the reviewed games of a person: the kinds of situations in which most was lost."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tide_gui.presentation.review import Cost, Judgement
from tide_gui.rules.game import Seat
from tide_gui.table.review import Loss, SeatCosts

FEWEST_GAMES = 5  # from which on something can be told
AGAIN = 2  # games in which a kind of situation must have cost something
MOST_KINDS = 3  # as many are told
MOST_MOMENTS = 3  # of a kind, each of another game

Losses = list[tuple[str, Seat, Loss]]


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game that is kept in a file."""

    file: str
    seat: Seat
    entry: int


@dataclass(frozen=True, slots=True)
class Recurring:
    """A kind of situation that cost something again and again; all costs are chances to win."""

    situation: str
    games: int  # in which it cost something
    decisions: int  # all that were made in it
    cost: float  # of all these decisions together
    moments: tuple[Moment, ...]  # the costliest of each game, the costliest of all first


def seat_costs(seat: Seat, judged: Iterable[tuple[str, Judgement]]) -> SeatCosts:
    """Return what the decisions of a seat cost, each with the kind of its situation."""
    judged = tuple(judged)
    met = Counter(situation for situation, _ in judged)
    losses = (
        Loss(found.entry, situation, found.cost)
        for situation, found in judged
        if found.kind is not Cost.NOTHING
    )
    return SeatCosts(seat, dict(met), tuple(losses))


def recurring(reviewed: Mapping[str, SeatCosts]) -> list[Recurring]:
    """Return the kinds that cost most, the costliest first, from the costs of a person in each game by file.

    There is none before enough games are reviewed.
    """
    if len(reviewed) < FEWEST_GAMES:
        return []
    kinds: dict[str, Losses] = {}
    for file, costs in reviewed.items():
        for loss in costs.losses:
            kinds.setdefault(loss.situation, []).append((file, costs.seat, loss))
    found = [_recurring(kind, losses, reviewed) for kind, losses in kinds.items()]
    again = [each for each in found if each.games >= AGAIN]
    return sorted(again, key=lambda each: (-each.cost, each.situation))[:MOST_KINDS]


def _recurring(kind: str, losses: Losses, reviewed: Mapping[str, SeatCosts]) -> Recurring:
    moments: dict[str, Moment] = {}
    for file, seat, loss in sorted(losses, key=lambda each: -each[2].cost):
        moments.setdefault(file, Moment(file, seat, loss.entry))
    return Recurring(
        situation=kind,
        games=len(moments),
        decisions=sum(costs.met.get(kind, 0) for costs in reviewed.values()),
        cost=sum(loss.cost for _, _, loss in losses),
        moments=tuple(moments.values())[:MOST_MOMENTS],
    )
