"""What Turn the Tide counts for the statistics of people."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.text import Translate
from tide_gui.rules.turn_the_tide.events import Event, RoundScored
from tide_gui.rules.turn_the_tide.state import first_holder

TOKENS = "turn-the-tide/tokens/"
KEPT, LOWEST, OUT, ROUND, HAND = "preservers", "lowest-tide", "out", "best-round", "best-hand"


def feat_texts(translate: Translate) -> Mapping[str, FeatText]:
    return {
        KEPT: FeatText(
            translate("TurnTheTide", "Preservers kept", "above their number"),
            translate("TurnTheTide", "at the end of all rounds", "preservers kept"),
            f"{TOKENS}preserver-whole",
        ),
        LOWEST: FeatText(
            translate("TurnTheTide", "Lowest tides", "above their number"),
            translate("TurnTheTide", "points for the lowest tide", "below their number"),
            "turn-the-tide/cards/tide-01",
        ),
        OUT: FeatText(
            translate("TurnTheTide", "Gone under", "how often a player had to give a preserver and had none"),
            translate("TurnTheTide", "times out of the round", "below their number"),
            "tokens/sheep-sinking",
        ),
        ROUND: FeatText(
            translate("TurnTheTide", "Best round", "above its points"),
            translate("TurnTheTide", "points", "below their number"),
            "turn-the-tide/cards/weather-30",
            best=True,
        ),
        HAND: FeatText(
            translate("TurnTheTide", "Best hand", "the twelve cards of a round; above a number"),
            translate(
                "TurnTheTide",
                "points compared with the average of all seats with the same cards",
                "below their number",
            ),
            "turn-the-tide/cards/weather-01",
            best=True,
        ),
    }


def feats(events: Iterable[Event]) -> Iterator[Feat]:
    """Yield what each seat did; `events` are those of the whole game."""
    rounds = [event for event in events if isinstance(event, RoundScored)]
    for event in rounds:
        for seat, result in enumerate(event.results):
            yield Feat(seat, KEPT, result.kept)
            yield Feat(seat, LOWEST, result.bonus)
            yield Feat(seat, OUT, result.out)
            yield Feat(seat, ROUND, result.points)
    yield from _hands([tuple(result.points for result in event.results) for event in rounds])


def _hands(points: Sequence[tuple[int, ...]]) -> Iterator[Feat]:
    """Compare what each seat scored with each hand to what all seats scored with it, once all have."""
    seats = len(points)
    scored = {
        (first_holder(seat, number, seats), seat): score
        for number, scores in enumerate(points)
        for seat, score in enumerate(scores)
    }
    for (first, seat), score in scored.items():
        mean = sum(scored[first, other] for other in range(seats)) / seats
        yield Feat(seat, HAND, score - mean)
