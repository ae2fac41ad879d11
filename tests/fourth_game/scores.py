"""The figures of Pebbles, and what it counts for the pages of people and bots."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fourth_game.rules import PEBBLES, WORTH, PebbleTaken, View, scores
from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.text import Translate, in_english
from tide_gui.presentation.traits import Trait, TraitText


class PebblesScores(Scores):
    def __init__(self, translate: Translate = in_english) -> None:
        self.translate = translate

    @property
    def feat_texts(self) -> Mapping[str, FeatText]:
        return {
            "kept": FeatText(self.translate("Pebbles", "Pebbles kept")),
            "given": FeatText(
                self.translate("Pebbles", "Pebbles given away"),
                self.translate("Pebbles", "won, and not wanted", "pebbles"),
            ),
            "best": FeatText(
                self.translate("Pebbles", "Best pebble"),
                self.translate("Pebbles", "points", "what a pebble scored"),
                best=True,
            ),
        }

    @property
    def trait_texts(self) -> Mapping[str, TraitText]:
        return {
            "keeps": TraitText(
                self.translate("Pebbles", "Keeps a pebble", "of a player: how often"),
                self.translate("Pebbles", "{own} of 100 times; {chances} counted"),
                self.translate("Pebbles", "{name} keeps {own} of 100 pebbles, the others {others}."),
            )
        }

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
