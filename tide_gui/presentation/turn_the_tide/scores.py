"""Turn the Tide in figures: the score pad, the lines of the chart, and who made what of which hand."""

from tide_gui.presentation.score_rows import HandScore, SeatScore
from tide_gui.rules.game import Seat, best
from tide_gui.rules.turn_the_tide.cards import tokens_for
from tide_gui.rules.turn_the_tide.state import View, first_holder, totals


def seat_scores(view: View) -> tuple[SeatScore, ...]:
    """The seats by rank, equal ones by seat; nothing before a round is over."""
    if not view.rounds:
        return ()
    seats = range(len(view.places))
    rounds = range(1, len(view.rounds) + 1)
    lines = [totals(view.rounds[:round], len(seats)) for round in rounds]
    ranked = sorted(seats, key=lambda seat: (-lines[-1][seat], seat))
    return tuple(_seat_score(view, seat, tuple(line[seat] for line in lines), lines[-1]) for seat in ranked)


def _seat_score(view: View, seat: Seat, line: tuple[int, ...], scores: tuple[int, ...]) -> SeatScore:
    result = view.rounds[-1].results[seat]
    return SeatScore(
        seat=seat,
        tokens=result.tokens,
        kept=result.kept,
        bonus=int(result.bonus),
        penalty=int(result.out),
        points=result.points,
        total=line[-1],
        place=1 + sum(score > line[-1] for score in scores),
        winner=bool(view.dealt) and seat in best(scores),
        line=line,
    )


def hand_scores(view: View) -> tuple[HandScore, ...]:
    """Every dealt hand, when the game is over and all lie open."""
    return tuple(_hand_score(view, first) for first in range(len(view.dealt)))


def _hand_score(view: View, first: Seat) -> HandScore:
    seats = len(view.places)
    points = [0] * seats
    for round, played in enumerate(view.rounds):
        holder = next(seat for seat in range(seats) if first_holder(seat, round, seats) == first)
        points[holder] = played.results[holder].points
    mean = sum(points) / seats
    cards = view.dealt[first]
    differences = tuple(point - mean for point in points)
    return HandScore(first, cards, tokens_for(cards), tuple(points), differences, mean)
