"""The texts of Onda."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from tide_gui.presentation.onda.card_text import CardText
from tide_gui.presentation.onda.demands import question_text
from tide_gui.presentation.onda.rules_text import RULES
from tide_gui.presentation.onda.titles import button_title
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.text import listed, points_text, winners_text
from tide_gui.rules.game import Seat, Standing
from tide_gui.rules.onda import events, moves
from tide_gui.rules.onda.combinations import Cards, Tide
from tide_gui.rules.onda.state import ROUNDS, Result, Stage, View


class OndaText(CardText):
    def title(self) -> str:
        return self.translate("Onda", "Onda", "the title of the game")

    def progress(self, standing: Standing) -> str:
        if standing.round == ROUNDS:
            return self.translate("Onda", "All %n round(s) played", "the game is over", ROUNDS)
        text = self.translate("Onda", "Round {round} of {rounds}, trick {trick}")
        return text.format(round=standing.round + 1, rounds=ROUNDS, trick=standing.step + 1)

    def move(self, move: moves.Move) -> str:
        match move:
            case moves.Lay():
                return self.lay_label(move)
            case moves.Deal():
                return self.translate("Onda", "The cards are dealt.")
            case _:
                return button_title(move, self, self.translate)

    def question(self, view: View, choices: Sequence[moves.Move], name: str) -> str:
        if view.stage is Stage.WILDS:
            text = self.translate("Onda", "{name}, choose two cards to lie face down as wilds.")
        elif view.stage is Stage.BONUS:
            text = self.translate("Onda", "{name}, a bonus: play without a wild, or nothing and stay in.")
        elif not view.trick:
            text = self.translate("Onda", "{name}, lead with any combination.")
        else:
            return question_text(
                view.trick[-1].lay.combination,
                name,
                can_lay=any(isinstance(move, moves.Lay) for move in choices),
                can_turn=any(isinstance(move, moves.TurnTide) for move in choices),
                translate=self.translate,
            )
        return text.format(name=name)

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
        match move:
            case moves.TurnTide(wild):
                text = self.translate(
                    "Onda", "Press it once more to turn the tide with {card}.", "{card}: such as shell 5"
                )
                return text.format(card=self.card(wild))
            case moves.Lay(bomb=True):
                text = self.translate(
                    "Onda", "Press it once more to bomb with {cards}.", "{cards}: such as shell 5 and shell 6"
                )
            case moves.Lay():
                text = self.translate(
                    "Onda", "Press it once more to play {cards}.", "{cards}: such as shell 5 and star 6"
                )
            case _:
                return super().confirmation(move)
        return text.format(cards=self.cards(move.cards, move.wilds))

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "OndaRules", self.translate)

    def opens(self, event: events.Event) -> bool:
        return isinstance(event, events.RoundBegan)

    def withheld(self, event: events.Event, names: Sequence[str]) -> str:
        """Played cards are visible until the trick is won."""
        if isinstance(event, events.CombinationLaid):
            return self.closed_line(event.lay, names[event.seat])
        return ""

    @singledispatchmethod
    def event(self, event: events.Event, names: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError(event, names)

    @event.register
    def _(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate(
                "Onda",
                "Round {round} begins at high tide. {name} leads. Bomb: {bomb}.",
                "{bomb}: such as a set of 2",
            )
        else:
            text = self.translate(
                "Onda",
                "Round {round} begins at low tide. {name} leads. Bomb: {bomb}.",
                "{bomb}: such as a set of 2",
            )
        bomb = self.bomb(event.bomb)
        return (text.format(round=event.round + 1, name=names[event.starter], bomb=bomb),)

    @event.register
    def _(self, event: events.WildsHidden, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("Onda", "Everybody puts two wilds face down."),)

    @event.register
    def _(self, event: events.CombinationLaid, names: Sequence[str]) -> tuple[str, ...]:
        name, lay = names[event.seat], event.lay
        lines = [self.laid_line(lay, name)]
        if event.left == 1:
            lines.append(self.translate("Onda", "{name} has one card left.").format(name=name))
        return tuple(lines)

    @event.register
    def _(self, event: events.TideTurned, names: Sequence[str]) -> tuple[str, ...]:
        if event.tide is Tide.HIGH:
            text = self.translate(
                "Onda",
                "{name} takes up {card} and turns the tide: it is high now.",
                "{card}: a wild that is taken into the hand, such as shell 5",
            )
        else:
            text = self.translate(
                "Onda",
                "{name} takes up {card} and turns the tide: it is low now.",
                "{card}: a wild that is taken into the hand, such as shell 5",
            )
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
        text = self.translate("Onda", "The next bomb: {bomb}.", "{bomb}: such as a set of 2")
        return (text.format(bomb=self.bomb(event.bomb)),)

    @event.register
    def _(self, event: events.HandsShown, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("Onda", "{name} shows {cards}.", "{cards}: such as shell 5, star 9 and 1 wild")
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

    def _scored(self, name: str, result: Result) -> str:
        if result.went_out:
            text = self.translate("Onda", "{name} goes out and scores {points}.", "{name} has no card left")
        else:
            text = self.translate("Onda", "{name} scores {points}.", "{points}: such as −9")
        return text.format(name=name, points=points_text(result.points))
