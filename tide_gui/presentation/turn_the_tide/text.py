"""Turn the Tide in words."""

from collections.abc import Mapping, Sequence
from functools import singledispatchmethod

from tide_gui.presentation.text import Translate, listed, points_text, winners_text
from tide_gui.rules.game import Standing
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.events import (
    CardLaid,
    CardsRevealed,
    Drowned,
    Event,
    GameEnded,
    HandsPassed,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
    TideTaken,
)
from tide_gui.rules.turn_the_tide.moves import Deal, Move
from tide_gui.rules.turn_the_tide.state import Result


class TurnTheTideText:
    """The words of Turn the Tide."""

    def __init__(self, translate: Translate) -> None:
        """Speak through the given translation."""
        self.translate = translate

    def title(self) -> str:
        """The name on the box."""
        return self.translate("TurnTheTide", "Turn the Tide")

    def options(self) -> Mapping[str, str]:
        """One line for each house option."""
        return {
            "open_play": self.translate(
                "TurnTheTide", "Cards are laid face up, one after the other, and stay where they lie."
            ),
            "open_leftovers": self.translate(
                "TurnTheTide", "Everybody sees the weather cards that were not dealt."
            ),
        }

    def option_titles(self) -> Mapping[str, str]:
        """The name of each house option."""
        return {
            "open_play": self.translate("TurnTheTide", "Open play"),
            "open_leftovers": self.translate("TurnTheTide", "Open leftovers"),
        }

    def progress(self, standing: Standing) -> str:
        """`Round 2 of 4, hand 5 of 12`."""
        seats = len(standing.scores)
        if standing.round == seats:
            return self.translate("TurnTheTide", "All {rounds} rounds played").format(rounds=seats)
        text = self.translate("TurnTheTide", "Round {round} of {rounds}, hand {hand} of {hands}")
        return text.format(round=standing.round + 1, rounds=seats, hand=standing.step + 1, hands=HANDS)

    def move(self, move: Move) -> str:
        """A card's number, or that a round is dealt."""
        if not isinstance(move, Deal):
            return self.translate("TurnTheTide", "weather card {card}").format(card=move)
        if move.hands:
            return self.translate("TurnTheTide", "The cards are dealt and the tides shuffled.")
        return self.translate("TurnTheTide", "The tides are shuffled.")

    @singledispatchmethod
    def told(self, event: Event, names: Sequence[str]) -> tuple[str, ...]:
        """The lines that an event puts into the log."""
        raise NotImplementedError(event, names)

    @told.register
    def _(self, event: RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        began = self.translate("TurnTheTide", "Round {round} begins. Preservers: {tokens}.")
        lines = [began.format(round=event.round + 1, tokens=self._each(names, event.tokens))]
        if event.leftovers:
            left = self.translate("TurnTheTide", "Left in the box: {cards}.")
            lines.append(left.format(cards=listed([str(card) for card in event.leftovers], self.translate)))
        return tuple(lines)

    @told.register
    def _(self, event: TidesOffered, names: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        lower, higher = event.offer
        text = self.translate("TurnTheTide", "The tides {lower} and {higher} are on offer.")
        return (text.format(lower=lower, higher=higher),)

    @told.register
    def _(self, event: CardLaid, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "{name} lays {card}.")
        return (text.format(name=names[event.seat], card=event.card),)

    @told.register
    def _(self, event: CardsRevealed, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "Cards: {plays}.")
        return (text.format(plays=self._each(names, event.plays)),)

    @told.register
    def _(self, event: TideTaken, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "{name} takes the tide {tide}.")
        return (text.format(name=names[event.seat], tide=event.tide),)

    @told.register
    def _(self, event: PreserverLost, names: Sequence[str]) -> tuple[str, ...]:
        if event.left:
            text = self.translate(
                "TurnTheTide", "{name} has the highest tide and loses a preserver: {left} left."
            )
        else:
            text = self.translate(
                "TurnTheTide", "{name} has the highest tide and loses the last preserver: last chance."
            )
        return (text.format(name=names[event.seat], left=event.left),)

    @told.register
    def _(self, event: Drowned, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate(
            "TurnTheTide", "{name} has the highest tide and no preserver to lose: out of the round."
        )
        return (text.format(name=names[event.seat]),)

    @told.register
    def _(self, event: RoundScored, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "Round {round} is over.").format(round=event.round + 1)
        scored = [self._scored(name, result) for name, result in zip(names, event.results, strict=True)]
        return (text, *scored)

    @told.register
    def _(self, event: HandsPassed, names: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        return (self.translate("TurnTheTide", "All hands and their preservers pass to the left."),)

    @told.register
    def _(self, event: GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        return (winners_text(event.winners, names, self.translate),)

    def _scored(self, name: str, result: Result) -> str:
        if result.out:
            text = self.translate("TurnTheTide", "{name} scores {points}: out of the round.")
        elif result.bonus:
            text = self.translate(
                "TurnTheTide", "{name} scores {points}: {kept} kept, 1 for the lowest tide."
            )
        else:
            text = self.translate("TurnTheTide", "{name} scores {points}: {kept} kept.")
        return text.format(name=name, points=points_text(result.points), kept=result.kept)

    def _each(self, names: Sequence[str], values: Sequence[object]) -> str:
        present = [(name, value) for name, value in zip(names, values, strict=True) if value is not None]
        return listed([f"{name} {value}" for name, value in present], self.translate)
