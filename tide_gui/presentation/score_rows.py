"""What the score pad and the end of a game are made of, whatever the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from tide_gui.rules.game import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Rank:
    """A seat on the score pad; a game adds its own figures of the last round."""

    seat: Seat
    name: str
    total: int
    place: int  # from 1; equals share it
    winner: bool
    line: tuple[int, ...]  # the total after each round


def ranking(
    lines: Sequence[tuple[int, ...]], outcome: Outcome | None, names: Sequence[str]
) -> tuple[Rank, ...]:
    """The seats by rank, equals by seat; `lines` are their totals after each round."""
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else tuple(line[-1] if line else 0 for line in lines)
    worth = [(seat in winners, score) for seat, score in enumerate(scores)]
    ranks = [
        Rank(
            seat=seat,
            name=names[seat],
            total=scores[seat],
            place=1 + sum(other > worth[seat] for other in worth),
            winner=seat in winners,
            line=lines[seat],
        )
        for seat in range(len(lines))
    ]
    return tuple(sorted(ranks, key=lambda rank: (rank.place, rank.seat)))


@dataclass(frozen=True, slots=True)
class NoRow:
    """The row of a game that has nothing to add."""
