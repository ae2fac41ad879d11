"""The figures of Turn the Tide: the score pad, the chart, and the results of each dealt hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import totals_by_round
from tide_gui.presentation.text import Translate, points_text
from tide_gui.presentation.turn_the_tide.feats import feat_texts, feats
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Card, tokens_for
from tide_gui.rules.turn_the_tide.events import Event
from tide_gui.rules.turn_the_tide.state import View, first_holder, totals


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's result of the last finished round."""

    tokens: int
    kept: int
    bonus: int
    penalty: int
    points: int


@dataclass(frozen=True, slots=True)
class HandRow:
    """A dealt hand: the points each seat scored with it, their mean and the differences from it."""

    first: Seat
    cards: tuple[Card, ...]
    tokens: int
    points: tuple[int, ...]
    differences: tuple[float, ...]
    mean: float


class TurnTheTideScores(Scores):
    score_row = ScoreRow
    detail_row = HandRow
    feats = staticmethod(feats)

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.feat_texts = feat_texts(translate)

    def rounds(self, seats: int) -> int:
        return seats

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return totals_by_round(view.rounds, len(view.places), totals)

    def rows(self, view: View) -> tuple[ScoreRow, ...]:
        if not view.rounds:
            return ()
        return tuple(
            ScoreRow(result.tokens, result.kept, int(result.bonus), int(result.out), result.points)
            for result in view.rounds[-1].results
        )

    def row_text(self, row: ScoreRow) -> str:
        text = self.translate("TurnTheTide", "{points}: kept {kept}, lowest tide {bonus}, out {penalty}")
        return text.format(
            points=points_text(row.points), kept=row.kept, bonus=row.bonus, penalty=row.penalty
        )

    def details(self, view: View, events: Iterable[Event]) -> tuple[HandRow, ...]:
        """Every dealt hand, once the game is over and all of them are known."""
        return tuple(_hand_row(view, first) for first in range(len(view.dealt)))


def _hand_row(view: View, first: Seat) -> HandRow:
    seats = len(view.places)
    points = [0] * seats
    for round, played in enumerate(view.rounds):
        holder = next(seat for seat in range(seats) if first_holder(seat, round, seats) == first)
        points[holder] = played.results[holder].points
    mean = sum(points) / seats
    cards = view.dealt[first]
    differences = tuple(point - mean for point in points)
    return HandRow(first, cards, tokens_for(cards), tuple(points), differences, mean)
