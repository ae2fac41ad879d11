"""What Onda counts for the statistics of people."""

from collections.abc import Iterable, Iterator, Mapping

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.text import Translate
from tide_gui.rules.onda.events import CombinationLaid, Event, RoundScored, TideTurned, TrickWon

TOKENS = "onda/tokens/"
ENDED, TRICKS, BOMBS, TURNS = "rounds-ended", "tricks", "bombs", "turns"
LONGEST, ROUND = "longest", "best-round"


def feat_texts(translate: Translate) -> Mapping[str, FeatText]:
    return {
        ENDED: FeatText(
            translate("Onda", "Rounds ended", "in how many rounds the player went out first"),
            translate("Onda", "went out first", "explains Rounds ended, below the number"),
            f"{TOKENS}went-out",
        ),
        TRICKS: FeatText(translate("Onda", "Tricks won", "how many a player won"), icon=f"{TOKENS}leader"),
        BOMBS: FeatText(translate("Onda", "Bombs laid", "how many a player laid"), icon=f"{TOKENS}bomb"),
        TURNS: FeatText(
            translate("Onda", "Turns of the tide", "how many times a player turned it"),
            icon=f"{TOKENS}turn-allowed",
        ),
        LONGEST: FeatText(
            translate("Onda", "Largest combination", "that a player laid"),
            translate("Onda", "in cards", "below a number: what it counts"),
            f"{TOKENS}run-4",
            best=True,
        ),
        ROUND: FeatText(
            translate("Onda", "Best round", "the most points in one round"),
            translate("Onda", "in points", "below a number: what it counts"),
            f"{TOKENS}pearl",
            best=True,
        ),
    }


def feats(events: Iterable[Event]) -> Iterator[Feat]:
    """Yield what each seat did; `events` are those of the whole game."""
    for event in events:
        match event:
            case CombinationLaid(seat, lay):
                yield Feat(seat, BOMBS, lay.bomb)
                yield Feat(seat, LONGEST, lay.combination.size)
            case TideTurned(seat):
                yield Feat(seat, TURNS)
            case TrickWon(seat):
                yield Feat(seat, TRICKS)
            case RoundScored(_, results):
                for seat, result in enumerate(results):
                    yield Feat(seat, ENDED, result.went_out)
                    yield Feat(seat, ROUND, result.points)
