"""The figures of Pebbles, and what it counts for the statistics of people."""

from collections.abc import Iterable, Iterator
from typing import Any

from fourth_game.rules import PEBBLES, WORTH, PebbleTaken, View, scores
from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.presentation import Scores

FEAT_TEXTS = {
    "kept": FeatText("Pebbles kept"),
    "given": FeatText("Pebbles given away", "won, and not wanted"),
    "best": FeatText("Best pebble", "points", best=True),
}


class PebblesScores(Scores):
    feat_texts = FEAT_TEXTS

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        """The whole game is one round."""
        over = len(view.taken) == len(PEBBLES)
        return tuple((score,) if over else () for score in scores(view))

    def feats(self, events: Iterable[Any]) -> Iterator[Feat]:
        for event in events:
            if isinstance(event, PebbleTaken):
                yield Feat(event.winner, "kept" if event.to == event.winner else "given")
                yield Feat(event.to, "best", WORTH[event.pebble])
