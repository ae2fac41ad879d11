"""The figures of Pebbles, and what it counts for the pages of people and bots."""

from collections.abc import Iterable, Iterator
from typing import Any

from fourth_game.rules import PEBBLES, WORTH, PebbleTaken, View, scores
from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.traits import Trait, TraitText

FEAT_TEXTS = {
    "kept": FeatText("Pebbles kept"),
    "given": FeatText("Pebbles given away", "won, and not wanted"),
    "best": FeatText("Best pebble", "points", best=True),
}
TRAIT_TEXTS = {
    "keeps": TraitText(
        "Keeps a pebble",
        "{own} of 100 times; {chances} counted",
        "{name} keeps {own} of 100 pebbles, the others {others}.",
    ),
}


class PebblesScores(Scores):
    feat_texts = FEAT_TEXTS
    trait_texts = TRAIT_TEXTS

    def totals(self, view: View) -> tuple[tuple[int, ...], ...]:
        """The whole game is one round."""
        over = len(view.taken) == len(PEBBLES)
        return tuple((score,) if over else () for score in scores(view))

    def feats(self, events: Iterable[Any]) -> Iterator[Feat]:
        for event in events:
            if isinstance(event, PebbleTaken):
                yield Feat(event.winner, "kept" if event.to == event.winner else "given")
                yield Feat(event.to, "best", WORTH[event.pebble])

    def traits(self, events: Iterable[Any]) -> Iterator[Trait]:
        for event in events:
            if isinstance(event, PebbleTaken):
                yield Trait(event.winner, "keeps", event.to == event.winner)
