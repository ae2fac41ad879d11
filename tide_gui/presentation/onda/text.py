"""Onda in words."""

from collections.abc import Mapping, Sequence
from functools import singledispatchmethod

from tide_gui.presentation.text import Translate, listed, points_text, winners_text
from tide_gui.rules.game import Standing
from tide_gui.rules.onda.combinations import BOMBS, Card, Cards, Kind, Tide, suit_of, value_of
from tide_gui.rules.onda.events import (
    BombAdvanced,
    BonusDeclined,
    CombinationLaid,
    Event,
    GameEnded,
    HandsShown,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
    WildsHidden,
)
from tide_gui.rules.onda.moves import Deal, Decline, HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.state import ROUNDS, Result


class OndaText:
    """The words of Onda; its suits A and B are shells and stars."""

    def __init__(self, translate: Translate) -> None:
        """Speak through the given translation."""
        self.translate = translate

    def title(self) -> str:
        """The name on the box."""
        return self.translate("Onda", "Onda")

    def options(self) -> Mapping[str, str]:
        """No house options."""
        return {}

    def option_titles(self) -> Mapping[str, str]:
        """No house options."""
        return {}

    def progress(self, standing: Standing) -> str:
        """`Round 2 of 4, trick 5`."""
        if standing.round == ROUNDS:
            return self.translate("Onda", "All {rounds} rounds played").format(rounds=ROUNDS)
        text = self.translate("Onda", "Round {round} of {rounds}, trick {trick}")
        return text.format(round=standing.round + 1, rounds=ROUNDS, trick=standing.step + 1)

    def move(self, move: Move) -> str:
        """A move in a few words."""
        match move:
            case Lay():
                text = self.translate("Onda", "bomb: {cards}") if move.bomb else "{cards}"
                return text.format(cards=self._combination(move))
            case HideWilds(cards):
                return self.translate("Onda", "{cards} face down").format(cards=self._cards(cards))
            case TurnTide(wild):
                return self.translate("Onda", "turn the tide with {card}").format(card=self._card(wild))
            case Decline():
                return self.translate("Onda", "play nothing and stay in")
            case Deal():
                return self.translate("Onda", "The cards are dealt.")
            case _:
                return self.translate("Onda", "pass")

    @singledispatchmethod
    def told(self, event: Event, names: Sequence[str]) -> tuple[str, ...]:
        """The lines that an event puts into the log."""
        raise NotImplementedError(event, names)

    @told.register
    def _(self, event: RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate("Onda", "Round {round} begins at high tide. {name} leads. Bomb: {bomb}.")
        else:
            text = self.translate("Onda", "Round {round} begins at low tide. {name} leads. Bomb: {bomb}.")
        bomb = self._bomb(event.bomb)
        return (text.format(round=event.round + 1, name=names[event.starter], bomb=bomb),)

    @told.register
    def _(self, event: WildsHidden, names: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        return (self.translate("Onda", "Everybody puts two wilds face down."),)

    @told.register
    def _(self, event: CombinationLaid, names: Sequence[str]) -> tuple[str, ...]:
        name = names[event.seat]
        if event.lay.bomb:
            text = self.translate("Onda", "{name} bombs with {cards}.")
        else:
            text = self.translate("Onda", "{name} plays {cards}.")
        lines = [text.format(name=name, cards=self._combination(event.lay))]
        if event.left == 1:
            lines.append(self.translate("Onda", "{name} has one card left.").format(name=name))
        return tuple(lines)

    @told.register
    def _(self, event: TideTurned, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate("Onda", "{name} takes up {card} and turns the tide: it is high now.")
        else:
            text = self.translate("Onda", "{name} takes up {card} and turns the tide: it is low now.")
        return (text.format(name=names[event.seat], card=self._card(event.wild)),)

    @told.register
    def _(self, event: BonusDeclined, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "{name} plays nothing and stays in.")
        return (text.format(name=names[event.seat]),)

    @told.register
    def _(self, event: Passed, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "{name} passes.").format(name=names[event.seat]),)

    @told.register
    def _(self, event: TrickWon, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "{name} wins the trick.").format(name=names[event.seat]),)

    @told.register
    def _(self, event: BombAdvanced, names: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        return (self.translate("Onda", "The next bomb: {bomb}.").format(bomb=self._bomb(event.bomb)),)

    @told.register
    def _(self, event: HandsShown, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "{name} shows {cards}.")
        left = zip(names, event.hands, event.wilds, strict=True)
        return tuple(
            text.format(name=name, cards=self._left(hand, wilds))
            for name, hand, wilds in left
            if hand or wilds
        )

    @told.register
    def _(self, event: RoundScored, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "Round {round} is over.").format(round=event.round + 1)
        scored = [self._scored(name, result) for name, result in zip(names, event.results, strict=True)]
        return (text, *scored)

    @told.register
    def _(self, event: GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        return (winners_text(event.winners, names, self.translate),)

    def _left(self, hand: Cards, wilds: int) -> str:
        words = [*map(self._card, hand)]
        if wilds == 1:
            words.append(self.translate("Onda", "a wild"))
        elif wilds:
            words.append(self.translate("Onda", "{count} wilds").format(count=wilds))
        return listed(words, self.translate)

    def _scored(self, name: str, result: Result) -> str:
        if result.went_out:
            text = self.translate("Onda", "{name} scores {points}: went out.")
        else:
            text = self.translate("Onda", "{name} scores {points}.")
        return text.format(name=name, points=points_text(result.points))

    def _combination(self, lay: Lay) -> str:
        declared = lay.combination
        match declared.kind:
            case Kind.RUN:
                text = self.translate("Onda", "{cards}: a run from {lowest} to {rank}")
            case Kind.SET:
                text = self.translate("Onda", "{cards}: a set of value {rank}")
            case _:
                text = self.translate("Onda", "{cards} as {rank}") if lay.wilds else "{cards}"
        lowest = declared.rank - declared.size + 1
        return text.format(cards=self._cards(lay.cards, lay.wilds), lowest=lowest, rank=declared.rank)

    def _bomb(self, bomb: int) -> str:
        kind, size = BOMBS[bomb]
        if kind is Kind.RUN:
            return self.translate("Onda", "a run of {size} in one suit").format(size=size)
        return self.translate("Onda", "a set of {size}").format(size=size)

    def _cards(self, cards: Cards, wilds: Cards = ()) -> str:
        wild = self.translate("Onda", "wild {card}")
        words = [*map(self._card, cards), *(wild.format(card=self._card(card)) for card in wilds)]
        return listed(words, self.translate)

    def _card(self, card: Card) -> str:
        if suit_of(card) == "A":
            return self.translate("Onda", "shell {value}").format(value=value_of(card))
        return self.translate("Onda", "star {value}").format(value=value_of(card))
