"""The figures of Turn the Tide: the score pad, the chart, and the results of each dealt hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import totals_by_round
from tide_gui.presentation.text import Translate, listed, points_text
from tide_gui.presentation.turn_the_tide.feats import feat_texts, feats
from tide_gui.presentation.turn_the_tide.traits import trait_texts, traits
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import Card, tokens_for
from tide_gui.rules.turn_the_tide.events import Event
from tide_gui.rules.turn_the_tide.state import Result, View, first_holder, totals


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's result of the last finished round, and its points in each round so far."""

    tokens: int
    kept: int
    bonus: int
    penalty: int
    points: int
    by_round: tuple[int, ...]
    by_round_text: str


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
    traits = staticmethod(traits)

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.feat_texts = feat_texts(translate)
        self.trait_texts = trait_texts(translate)

    def rounds(self, seats: int) -> int:
        return seats

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return totals_by_round(view.rounds, len(view.places), totals)

    def rows(self, view: View) -> tuple[ScoreRow, ...]:
        if not view.rounds:
            return ()
        results = [played.results for played in view.rounds]
        return tuple(map(self._row, zip(*results, strict=True)))

    def _row(self, results: Sequence[Result]) -> ScoreRow:
        last, points = results[-1], tuple(result.points for result in results)
        return ScoreRow(
            tokens=last.tokens,
            kept=last.kept,
            bonus=int(last.bonus),
            penalty=int(last.out),
            points=last.points,
            by_round=points,
            by_round_text=listed([points_text(each) for each in points], self.translate),
        )

    def row_text(self, row: ScoreRow) -> str:
        if row.penalty:
            text = self.translate("TurnTheTide", "went under: −1")
        elif row.tokens <= 1:
            text = self._kept_of_one(row) if row.tokens else self._none_dealt(row)
        elif row.bonus:
            text = self.translate("TurnTheTide", "{kept} of {tokens} preservers kept, lowest tide: +1")
        else:
            text = self.translate("TurnTheTide", "{kept} of {tokens} preservers kept")
        return text.format(kept=row.kept, tokens=row.tokens)

    def _kept_of_one(self, row: ScoreRow) -> str:
        if row.bonus:
            return self.translate("TurnTheTide", "{kept} of 1 preserver kept, lowest tide: +1")
        return self.translate("TurnTheTide", "{kept} of 1 preserver kept")

    def _none_dealt(self, row: ScoreRow) -> str:
        if row.bonus:
            return self.translate("TurnTheTide", "no preserver dealt, lowest tide: +1")
        return self.translate("TurnTheTide", "no preserver dealt")

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
