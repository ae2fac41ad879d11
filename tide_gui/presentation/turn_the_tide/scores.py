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
    cards_text: str
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
            return self.translate("TurnTheTide", "went under: −1", "a player; one point is lost")
        if row.tokens:
            return self._kept(row)
        if row.bonus:
            return self.translate(
                "TurnTheTide", "no preserver dealt, lowest tide: +1", "a player; one point is won"
            )
        return self.translate("TurnTheTide", "no preserver dealt", "to a player")

    def _kept(self, row: ScoreRow) -> str:
        if row.bonus:
            text = self.translate(
                "TurnTheTide",
                "{kept} of %n preserver(s) kept, lowest tide: +1",
                "by a player; one point is won",
                row.tokens,
            )
        else:
            text = self.translate("TurnTheTide", "{kept} of %n preserver(s) kept", "by a player", row.tokens)
        return text.format(kept=row.kept)

    def details(self, view: View, events: Iterable[Event]) -> tuple[HandRow, ...]:
        """Every dealt hand, once the game is over and all of them are known."""
        return tuple(self._hand_row(view, first) for first in range(len(view.dealt)))

    def _hand_row(self, view: View, first: Seat) -> HandRow:
        points, cards = _scored_with(view, first), view.dealt[first]
        mean = sum(points) / len(points)
        return HandRow(
            first=first,
            cards=cards,
            cards_text=listed(list(map(str, cards)), self.translate),
            tokens=tokens_for(cards),
            points=points,
            differences=tuple(point - mean for point in points),
            mean=mean,
        )


def _scored_with(view: View, first: Seat) -> tuple[int, ...]:
    """What each seat scored with the hand that was first dealt to this one."""
    seats = len(view.places)
    points = [0] * seats
    for round, played in enumerate(view.rounds):
        holder = next(seat for seat in range(seats) if first_holder(seat, round, seats) == first)
        points[holder] = played.results[holder].points
    return tuple(points)
