"""The figures of Onda: the score pad and the end page."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tide_gui.presentation.onda.feats import feat_texts, feats
from tide_gui.presentation.onda.traits import trait_texts, traits
from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import DetailRow, totals_by_round
from tide_gui.presentation.text import Translate, points_text
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.combinations import Cards, Combination, Kind, dots
from tide_gui.rules.onda.events import CombinationLaid, Event, TideTurned
from tide_gui.rules.onda.state import ROUNDS, WENT_OUT, WILD_LEFT, Result, Results, View, totals

TOKENS = "onda/tokens/"
WENT_OUT_PICTURE = f"{TOKENS}went-out"


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's result of the last finished round: what was left, and what it counts."""

    hand: Cards
    wilds: int
    minus_dots: int
    minus_wilds: int
    reward: int
    points: int


class OndaScores(Scores):
    score_row = ScoreRow
    detail_row = DetailRow
    feats = staticmethod(feats)
    traits = staticmethod(traits)

    def __init__(self, translate: Translate) -> None:
        self.translate = translate
        self.feat_texts = feat_texts(translate)
        self.trait_texts = trait_texts(translate)

    def rounds(self, seats: int) -> int:
        return ROUNDS

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return totals_by_round(view.rounds, len(view.hand_counts), totals)

    def rows(self, view: View) -> tuple[ScoreRow, ...]:
        return tuple(map(_score_row, view.rounds[-1])) if view.rounds else ()

    def row_text(self, row: ScoreRow) -> str:
        if row.reward:
            text = self.translate("Onda", "{points}: went out", "the round of a player")
            return text.format(points=points_text(row.points))
        text = self.translate(
            "Onda", "{points}: cards {cards}, wilds {wilds}", "the round of a player, with what was left"
        )
        return text.format(points=points_text(row.points), cards=len(row.hand), wilds=row.wilds)

    def details(self, view: View, events: Iterable[Event]) -> Iterator[DetailRow]:
        """The points by round, and what each seat did."""
        seats, events = range(len(view.hand_counts)), tuple(events)
        bombs = Counter(each.seat for each in laid_in(events) if each.lay.bomb)
        turns = Counter(event.seat for event in events if isinstance(event, TideTurned))
        for number, results in enumerate(view.rounds, start=1):
            yield self._round(number, results)
        yield self._counts(
            self.translate("Onda", "Rounds ended", "in how many rounds the player went out first"),
            "went-out",
            view.times_out,
        )
        yield self._largest(tuple(largest(events, seat) for seat in seats))
        yield self._counts(
            self.translate("Onda", "Bombs", "how many a player laid"), "bomb", [bombs[seat] for seat in seats]
        )
        yield self._counts(
            self.translate("Onda", "Turns of the tide", "how many times a player turned it"),
            "turn-allowed",
            [turns[seat] for seat in seats],
        )

    def _round(self, number: int, results: Results) -> DetailRow:
        return DetailRow(
            title=self.translate("Onda", "Round {round}", "row of a table: the points of this round").format(
                round=number
            ),
            cells=tuple(points_text(result.points) for result in results),
            pictures=tuple(WENT_OUT_PICTURE if result.went_out else "" for result in results),
            meanings=tuple(self._went_out() if result.went_out else "" for result in results),
        )

    def _went_out(self) -> str:
        return self.translate("Onda", "went out", "of a player, who had no card left first")

    def _counts(self, title: str, icon: str, counts: Iterable[int]) -> DetailRow:
        return DetailRow(title, TOKENS + icon, tuple(map(str, counts)))

    def _largest(self, combinations: tuple[Combination | None, ...]) -> DetailRow:
        return DetailRow(
            title=self.translate("Onda", "Largest combination", "that a player laid"),
            cells=tuple(map(self._shape, combinations)),
            pictures=tuple(f"{TOKENS}{each.kind}-{each.size}" if each else "" for each in combinations),
            tall=True,
        )

    def _shape(self, combination: Combination | None) -> str:
        match combination:
            case None:
                return self.translate("Onda", "none", "no combination was laid")
            case Combination(kind=Kind.RUN):
                text = self.translate("Onda", "Run of {size}", "title; {size}: how many cards it has")
            case Combination(kind=Kind.SET):
                text = self.translate("Onda", "Set of {size}", "title; {size}: how many cards it has")
            case _:
                text = self.translate("Onda", "Single card", "the largest combination of a player")
        return text.format(size=combination.size)


def _score_row(result: Result) -> ScoreRow:
    return ScoreRow(
        hand=result.hand,
        wilds=result.wilds,
        minus_dots=-sum(map(dots, result.hand)),
        minus_wilds=0 if result.went_out else WILD_LEFT * result.wilds,
        reward=WENT_OUT if result.went_out else 0,
        points=result.points,
    )


def laid_in(events: Iterable[Event]) -> list[CombinationLaid]:
    return [event for event in events if isinstance(event, CombinationLaid)]


def largest(events: Iterable[Event], seat: Seat) -> Combination | None:
    """The combination of most cards that a seat laid, the first of equals; None if it laid none."""
    laid = [each.lay.combination for each in laid_in(events) if each.seat == seat]
    return max(laid, key=lambda combination: combination.size, default=None)
