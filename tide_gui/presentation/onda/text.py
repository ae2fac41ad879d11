"""The texts of Onda."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.onda.rules_text import RULES
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.text import listed, points_text, winners_text
from tide_gui.rules.game import Seat, Standing
from tide_gui.rules.onda import events, moves
from tide_gui.rules.onda.combinations import BOMBS, Card, Cards, Combination, Kind, Tide, suit_of, value_of
from tide_gui.rules.onda.state import ROUNDS, Result, Stage, View


class OndaText(GameText):
    """Suits A and B are called shells and stars."""

    def title(self) -> str:
        return self.translate("Onda", "Onda")

    def progress(self, standing: Standing) -> str:
        if standing.round == ROUNDS:
            return self.translate("Onda", "All {rounds} rounds played").format(rounds=ROUNDS)
        text = self.translate("Onda", "Round {round} of {rounds}, trick {trick}")
        return text.format(round=standing.round + 1, rounds=ROUNDS, trick=standing.step + 1)

    def move(self, move: moves.Move) -> str:
        match move:
            case moves.Lay():
                text = self.translate("Onda", "bomb: {cards}") if move.bomb else "{cards}"
                return text.format(cards=self._combination(move))
            case moves.HideWilds(cards):
                return self.translate("Onda", "{cards} face down").format(cards=self._cards(cards))
            case moves.TurnTide(wild):
                return self.translate("Onda", "turn the tide with {card}").format(card=self.card(wild))
            case moves.Decline():
                return self.translate("Onda", "play nothing and stay in")
            case moves.Deal():
                return self.translate("Onda", "The cards are dealt.")
            case _:
                return self.translate("Onda", "pass")

    def question(self, view: View, choices: Sequence[moves.Move], name: str) -> str:
        if view.stage is Stage.WILDS:
            text = self.translate("Onda", "{name}, choose two cards to lie face down as wilds.")
        elif view.stage is Stage.BONUS:
            text = self.translate("Onda", "{name}, a bonus: play without a wild, or nothing and stay in.")
        elif not view.trick:
            text = self.translate("Onda", "{name}, lead with any combination.")
        else:
            return self._reply_question(view, choices, name)
        return text.format(name=name)

    def _reply_question(self, view: View, choices: Sequence[moves.Move], name: str) -> str:
        """What the player can do about the combination on the table."""
        can_lay = any(isinstance(move, moves.Lay) for move in choices)
        can_turn = any(isinstance(move, moves.TurnTide) for move in choices)
        if can_lay and can_turn:
            text = self.translate("Onda", "{name}, beat the {combination}, turn the tide or pass.")
        elif can_lay:
            text = self.translate("Onda", "{name}, beat the {combination} or pass.")
        elif can_turn:
            text = self.translate("Onda", "{name}, nothing beats the {combination}: turn the tide or pass.")
        else:
            text = self.translate("Onda", "{name}, nothing beats the {combination}: pass.")
        return text.format(name=name, combination=self.kind(view.trick[-1].lay.combination))

    def advice(self, view: View, choices: Sequence[moves.Move]) -> str:
        """Give tips in the first round."""
        if view.rounds:
            return ""
        if view.stage is Stage.WILDS:
            return self.translate(
                "Onda", "A wild stands for any card, and turns the tide. It costs 3 points if kept."
            )
        if view.stage is Stage.ACTION and not view.trick and not view.tricks:
            return self.translate(
                "Onda",
                "A single card, equal cards, or a run. An empty hand ends the round.",
            )
        return ""

    def confirmation(self, move: moves.Move) -> str:
        if isinstance(move, moves.TurnTide):
            text = self.translate("Onda", "Press it once more to turn the tide with {card}.")
            return text.format(card=self.card(move.wild))
        return self.translate("Onda", "Press it once more to play {cards}.").format(cards=self.move(move))

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "OndaRules", self.translate)

    def opens(self, event: events.Event) -> bool:
        return isinstance(event, events.RoundBegan)

    def withheld(self, event: events.Event, names: Sequence[str]) -> str:
        """Played cards are visible until the trick is won."""
        if isinstance(event, events.CombinationLaid):
            text = self.translate("Onda", "{name} plays {combination}.")
            if event.lay.bomb:
                text = self.translate("Onda", "{name} bombs with {combination}.")
            return text.format(name=names[event.seat], combination=self._shape(event.lay.combination))
        return ""

    def kind(self, declared: Combination) -> str:
        """A combination without its cards: `run from 7 to 9`."""
        match declared.kind:
            case Kind.RUN:
                text = self.translate("Onda", "run from {lowest} to {rank}")
            case Kind.SET:
                text = self.translate("Onda", "set of {size}, value {rank}")
            case _:
                text = self.translate("Onda", "single {rank}")
        lowest = declared.rank - declared.size + 1  # of a run
        return text.format(size=declared.size, rank=declared.rank, lowest=lowest)

    def _shape(self, declared: Combination) -> str:
        """A combination without its values: `run of 3`."""
        match declared.kind:
            case Kind.RUN:
                return self.translate("Onda", "a run of {size}").format(size=declared.size)
            case Kind.SET:
                return self.translate("Onda", "a set of {size}").format(size=declared.size)
            case _:
                return self.translate("Onda", "a single card")

    def card(self, card: Card) -> str:
        """`shell 5`, `star 9`."""
        if suit_of(card) == "A":
            return self.translate("Onda", "shell {value}").format(value=value_of(card))
        return self.translate("Onda", "star {value}").format(value=value_of(card))

    def suit(self, card: Card) -> str:
        return self.translate("Onda", "shell") if suit_of(card) == "A" else self.translate("Onda", "star")

    def bomb_name(self, bomb: int) -> str:
        """The name on a card of the bomb deck; `bomb` is an index into BOMBS."""
        kind, size = BOMBS[bomb]
        text = (
            self.translate("Onda", "Run of {size}")
            if kind is Kind.RUN
            else self.translate("Onda", "Set of {size}")
        )
        return text.format(size=size)

    def bomb(self, bomb: int) -> str:
        """What counts as a bomb; `bomb` is an index into BOMBS."""
        kind, size = BOMBS[bomb]
        if kind is Kind.RUN:
            return self.translate("Onda", "a run of {size} in one suit").format(size=size)
        return self.translate("Onda", "a set of {size}").format(size=size)

    @singledispatchmethod
    def event(self, event: events.Event, names: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError(event, names)

    @event.register
    def _(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate("Onda", "Round {round} begins at high tide. {name} leads. Bomb: {bomb}.")
        else:
            text = self.translate("Onda", "Round {round} begins at low tide. {name} leads. Bomb: {bomb}.")
        bomb = self.bomb(event.bomb)
        return (text.format(round=event.round + 1, name=names[event.starter], bomb=bomb),)

    @event.register
    def _(self, event: events.WildsHidden, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "Everybody puts two wilds face down."),)

    @event.register
    def _(self, event: events.CombinationLaid, names: Sequence[str]) -> tuple[str, ...]:
        name = names[event.seat]
        if event.lay.bomb:
            text = self.translate("Onda", "{name} bombs with {cards}.")
        else:
            text = self.translate("Onda", "{name} plays {cards}.")
        lines = [text.format(name=name, cards=self._combination(event.lay))]
        if event.left == 1:
            lines.append(self.translate("Onda", "{name} has one card left.").format(name=name))
        return tuple(lines)

    @event.register
    def _(self, event: events.TideTurned, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate("Onda", "{name} takes up {card} and turns the tide: it is high now.")
        else:
            text = self.translate("Onda", "{name} takes up {card} and turns the tide: it is low now.")
        return (text.format(name=names[event.seat], card=self.card(event.wild)),)

    @event.register
    def _(self, event: events.BonusDeclined, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "{name} plays nothing and stays in.")
        return (text.format(name=names[event.seat]),)

    @event.register
    def _(self, event: events.Passed, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "{name} passes.").format(name=names[event.seat]),)

    @event.register
    def _(self, event: events.TrickWon, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "{name} wins the trick.").format(name=names[event.seat]),)

    @event.register
    def _(self, event: events.BombAdvanced, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "The next bomb: {bomb}.").format(bomb=self.bomb(event.bomb)),)

    @event.register
    def _(self, event: events.HandsShown, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "{name} shows {cards}.")
        left = zip(names, event.hands, event.wilds, strict=True)
        return tuple(
            text.format(name=name, cards=self._left(hand, wilds))
            for name, hand, wilds in left
            if hand or wilds
        )

    @event.register
    def _(self, event: events.RoundScored, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "Round {round} is over.").format(round=event.round + 1)
        scored = [self._scored(name, result) for name, result in zip(names, event.results, strict=True)]
        return (text, *scored)

    @event.register
    def _(self, event: events.GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        return (winners_text(event.winners, names, self.translate),)

    def came_of(self, following: Iterable[events.Event], seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
        """Who won the trick, or what the seat scored where the round ended first."""
        for event in following:
            match event:
                case events.WildsHidden():
                    return ()
                case events.TrickWon():
                    return self.event(event, names)
                case events.RoundScored(results=results):
                    return (self._scored(names[seat], results[seat]),)
        return ()

    def _left(self, hand: Cards, wilds: int) -> str:
        return listed([*map(self.card, hand), *self.wilds(wilds)], self.translate)

    def wilds(self, wilds: int) -> tuple[str, ...]:
        """`a wild`, `2 wilds`; nothing for none."""
        if wilds == 1:
            return (self.translate("Onda", "a wild"),)
        return (self.translate("Onda", "{count} wilds").format(count=wilds),) if wilds else ()

    def _scored(self, name: str, result: Result) -> str:
        if result.went_out:
            text = self.translate("Onda", "{name} scores {points}: went out.")
        else:
            text = self.translate("Onda", "{name} scores {points}.")
        return text.format(name=name, points=points_text(result.points))

    def _combination(self, lay: moves.Lay) -> str:
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

    def _cards(self, cards: Cards, wilds: Cards = ()) -> str:
        wild = self.translate("Onda", "wild {card}")
        words = [*map(self.card, cards), *(wild.format(card=self.card(card)) for card in wilds)]
        return listed(words, self.translate)
