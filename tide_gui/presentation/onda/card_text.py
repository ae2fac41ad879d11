"""What the cards and the combinations of Onda are called, alone and in lines of the log."""

from abc import ABC
from collections.abc import Mapping

from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.onda.demands import figures
from tide_gui.presentation.text import listed
from tide_gui.rules.onda.combinations import BOMBS, Card, Cards, Combination, Kind, suit_of, value_of
from tide_gui.rules.onda.moves import Lay


class CardText(GameText, ABC):
    """Suits A and B are called shells and stars."""

    def card(self, card: Card) -> str:
        """`shell 5`, `star 9`."""
        if suit_of(card) == "A":
            text = self.translate("Onda", "shell {value}", "a card, by suit and value")
        else:
            text = self.translate("Onda", "star {value}", "a card, by suit and value")
        return text.format(value=value_of(card))

    def wild(self, card: Card) -> str:
        """`wild shell 5`: a card that is played as a wild or lies face down as one."""
        if suit_of(card) == "A":
            text = self.translate("Onda", "wild shell {value}", "a card that is a wild, by suit and value")
        else:
            text = self.translate("Onda", "wild star {value}", "a card that is a wild, by suit and value")
        return text.format(value=value_of(card))

    def suit(self, card: Card) -> str:
        if suit_of(card) == "A":
            return self.translate("Onda", "shell", "the suit of a card, below its value")
        return self.translate("Onda", "star", "the suit of a card, below its value")

    def wilds(self, wilds: int) -> tuple[str, ...]:
        """`1 wild`, `2 wilds`; nothing for none."""
        return (self.translate("Onda", "%n wild(s)", "in a list of cards", wilds),) if wilds else ()

    def cards(self, cards: Cards, wilds: Cards = ()) -> str:
        return listed([*map(self.card, cards), *map(self.wild, wilds)], self.translate)

    def kind(self, declared: Combination) -> str:
        """A combination without its cards: `run from 7 to 9`. It stands alone or after a colon."""
        match declared.kind:
            case Kind.RUN:
                text = self.translate("Onda", "run from {lowest} to {highest}", "a combination, as a title")
            case Kind.SET:
                text = self.translate(
                    "Onda",
                    "set of {size}, value {value}",
                    "a combination, as a title; {size}: how many cards it has",
                )
            case _:
                text = self.translate("Onda", "single {value}", "a single card of this value, as a title")
        return text.format(**figures(declared))

    def bomb_name(self, bomb: int) -> str:
        """The name on a card of the bomb deck; `bomb` is an index into BOMBS."""
        kind, size = BOMBS[bomb]
        text = (
            self.translate("Onda", "Run of {size}", "title; {size}: how many cards it has")
            if kind is Kind.RUN
            else self.translate("Onda", "Set of {size}", "title; {size}: how many cards it has")
        )
        return text.format(size=size)

    def bomb(self, bomb: int) -> str:
        """What counts as a bomb; `bomb` is an index into BOMBS."""
        kind, size = BOMBS[bomb]
        if kind is Kind.RUN:
            text = self.translate(
                "Onda", "a run of {size} in one suit", "what is a bomb now; {size}: how many cards it has"
            )
        else:
            text = self.translate(
                "Onda", "a set of {size}", "what is a bomb now; {size}: how many cards it has"
            )
        return text.format(size=size)

    def played(self, lay: Lay) -> str:
        """The cards with what they are: `shell 5 and star 6: a run from 5 to 6`."""
        match lay.bomb, lay.combination.kind:
            case True, Kind.RUN:
                text = self.translate(
                    "Onda",
                    "{cards}: a run from {lowest} to {highest}, as a bomb",
                    "{cards}: such as shell 5 and shell 6",
                )
            case True, _:
                text = self.translate(
                    "Onda",
                    "{cards}: a set of value {value}, as a bomb",
                    "{cards}: such as shell 5 and star 5",
                )
            case _, Kind.RUN:
                text = self.translate(
                    "Onda", "{cards}: a run from {lowest} to {highest}", "{cards}: such as shell 5 and star 6"
                )
            case _, Kind.SET:
                text = self.translate(
                    "Onda", "{cards}: a set of value {value}", "{cards}: such as shell 5 and star 5"
                )
            case _ if lay.wilds:
                text = self.translate("Onda", "{cards} as {value}", "{cards}: one card, such as wild shell 5")
            case _:
                return self.cards(lay.cards)
        return text.format(**self._fields(lay))

    def closed_line(self, lay: Lay, name: str) -> str:
        """What is told of a combination that no longer lies open."""
        match lay.bomb, lay.combination.kind:
            case True, Kind.RUN:
                text = self.translate(
                    "Onda", "{name} bombs with a run of {size}.", "{size}: how many cards it has"
                )
            case True, _:
                text = self.translate(
                    "Onda", "{name} bombs with a set of {size}.", "{size}: how many cards it has"
                )
            case _, Kind.RUN:
                text = self.translate(
                    "Onda", "{name} plays a run of {size}.", "{size}: how many cards it has"
                )
            case _, Kind.SET:
                text = self.translate(
                    "Onda", "{name} plays a set of {size}.", "{size}: how many cards it has"
                )
            case _:
                text = self.translate("Onda", "{name} plays a single card.")
        return text.format(name=name, size=lay.combination.size)

    def laid_line(self, lay: Lay, name: str) -> str:
        """The line of the log."""
        match lay.bomb, lay.combination.kind:
            case True, Kind.RUN:
                text = self.translate(
                    "Onda",
                    "{name} bombs with {cards}: a run from {lowest} to {highest}.",
                    "{cards}: such as shell 5 and shell 6",
                )
            case True, _:
                text = self.translate(
                    "Onda",
                    "{name} bombs with {cards}: a set of value {value}.",
                    "{cards}: such as shell 5 and star 5",
                )
            case _, Kind.RUN:
                text = self.translate(
                    "Onda",
                    "{name} plays {cards}: a run from {lowest} to {highest}.",
                    "{cards}: such as shell 5 and star 6",
                )
            case _, Kind.SET:
                text = self.translate(
                    "Onda",
                    "{name} plays {cards}: a set of value {value}.",
                    "{cards}: such as shell 5 and star 5",
                )
            case _ if lay.wilds:
                text = self.translate(
                    "Onda", "{name} plays {cards} as {value}.", "{cards}: one card, such as wild shell 5"
                )
            case _:
                text = self.translate("Onda", "{name} plays {cards}.", "{cards}: one card, such as shell 5")
        return text.format(name=name, **self._fields(lay))

    def lay_label(self, lay: Lay) -> str:
        """A move that plays cards, as a label: `Play shell 5 and star 6: a run from 5 to 6`."""
        match lay.bomb, lay.combination.kind:
            case True, Kind.RUN:
                text = self.translate(
                    "Onda",
                    "Bomb with {cards}: a run from {lowest} to {highest}",
                    "a move; {cards}: such as shell 5 and shell 6",
                )
            case True, _:
                text = self.translate(
                    "Onda",
                    "Bomb with {cards}: a set of value {value}",
                    "a move; {cards}: such as shell 5 and star 5",
                )
            case _, Kind.RUN:
                text = self.translate(
                    "Onda",
                    "Play {cards}: a run from {lowest} to {highest}",
                    "a move; {cards}: such as shell 5 and star 6",
                )
            case _, Kind.SET:
                text = self.translate(
                    "Onda",
                    "Play {cards}: a set of value {value}",
                    "a move; {cards}: such as shell 5 and star 5",
                )
            case _ if lay.wilds:
                text = self.translate(
                    "Onda", "Play {cards} as {value}", "a move; {cards}: one card, such as wild shell 5"
                )
            case _:
                text = self.translate("Onda", "Play {cards}", "a move; {cards}: one card, such as shell 5")
        return text.format(**self._fields(lay))

    def _fields(self, lay: Lay) -> Mapping[str, str | int]:
        return {"cards": self.cards(lay.cards, lay.wilds), **figures(lay.combination)}
