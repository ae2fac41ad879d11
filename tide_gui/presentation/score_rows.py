"""The rows that the score pad and the end page share in all games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tide_gui.rules.game import Outcome, Seat, places

R = TypeVar("R")  # the results of a round


@dataclass(frozen=True, slots=True)
class Rank:
    """A seat on the score pad. Before the first round there is neither its text nor what the game adds."""

    seat: Seat
    name: str
    total: int
    place: int  # counted from 1; ties share a place
    winner: bool
    line: tuple[int, ...]  # the total after each round
    result: str = ""  # the last round as a short text
    own: object = None  # the last round in figures, which each game has of its own


def ranking(
    lines: Sequence[tuple[int, ...]], outcome: Outcome | None, names: Sequence[str]
) -> tuple[Rank, ...]:
    """The seats by rank, ties by seat; `lines` holds each seat's total after each round."""
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else tuple(line[-1] if line else 0 for line in lines)
    ranks = [
        Rank(
            seat=seat,
            name=names[seat],
            total=scores[seat],
            place=place,
            winner=seat in winners,
            line=lines[seat] if lines else (),
        )
        for seat, place in enumerate(places(scores, winners))
    ]
    return tuple(sorted(ranks, key=lambda rank: (rank.place, rank.seat)))


@dataclass(frozen=True, slots=True)
class DetailRow:
    """A line of the table on the end page: a cell for each seat, or no cells and a sentence as its title."""

    title: str = ""
    icon: str = ""  # a picture of the game, or empty
    cells: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()  # one for each cell, or empty
    meanings: tuple[str, ...] = ()  # what the pictures say that the words do not, for a screen reader
    tall: bool = False  # the pictures are wide and stand above small words


@dataclass(frozen=True, slots=True)
class NoRow:
    """The row type of a game that adds no figures."""


def totals_by_round(
    rounds: tuple[R, ...], seats: int, totals: Callable[[tuple[R, ...], int], Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """For each seat its total after each of the finished rounds; `totals` adds up some of them."""
    after = [totals(rounds[: count + 1], seats) for count in range(len(rounds))]
    return tuple(tuple(scores[seat] for scores in after) for seat in range(seats))
