"""The texts of one game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tide_gui.presentation.hint_text import hint_text, plain_often_text
from tide_gui.presentation.rules_text import RulesText
from tide_gui.presentation.text import OptionText, Translate, joined, standing_text
from tide_gui.rules.game import Outcome, Seat, Standing


@dataclass(frozen=True, slots=True)
class LogText:
    """What a line of the log says."""

    text: str
    closed: str = ""  # for when the table no longer shows what it names; empty if that is not needed
    alone: bool = False  # tells a whole turn, so that the lines above are of earlier ones, as below a heading


class GameText(ABC):
    """Inherit from it and override what the game has."""

    def __init__(self, translate: Translate) -> None:
        self.translate = translate

    @abstractmethod
    def title(self) -> str: ...

    def progress(self, standing: Standing) -> str:
        """How far the game has come: `Round 2 of 4, hand 5 of 12`."""
        text = self.translate("Text", "Round {round}, turn {turn}")
        return text.format(round=standing.round + 1, turn=standing.step + 1)

    def scores(self, standing: Standing, outcome: Outcome | None, names: Sequence[str]) -> str:
        """How a game stands or ended, for the list of games; a game without points has other words for it."""
        return joined(standing_text(names, standing.scores, self.translate), self.translate)

    def heading(self, standing: Standing) -> str:
        """A heading in the log; another one is set when it changes."""
        return self.progress(standing)

    @abstractmethod
    def move(self, move: Any) -> str:
        """A move in a few words, also a move of nature: a label, which begins as it is shown alone."""

    @abstractmethod
    def event(self, event: Any, names: Sequence[str]) -> tuple[str, ...]:
        """The sentences of an event."""

    def log(
        self, turn: Sequence[Any], at: int, before: Standing, names: Sequence[str]
    ) -> tuple[LogText, ...]:
        """The log lines of the event at this place in its turn; none where another line tells it.

        `before` is how far the game had come before the turn.
        """
        closed = self.withheld(turn[at], names)
        return tuple(LogText(text, closed) for text in self.event(turn[at], names))

    def said(self, event: Any, names: Sequence[str]) -> str:
        """What the prompt says of an event in place of its log lines, and a screen reader after them."""
        return ""

    @abstractmethod
    def question(self, view: Any, choices: Sequence[Any], name: str) -> str:
        """What a player is asked to do: `Ann, choose a card.`"""

    def confirmation(self, move: Any) -> str:
        """The sentence shown when pressing the picked piece again makes this move."""
        text = self.translate("Text", "Press it once more: {move}.", "{move}: what the press does")
        return text.format(move=self.move(move))

    def not_now(self) -> str:
        """Why a piece cannot be picked, where the game has no better reason."""
        return self.translate("Text", "That cannot be chosen now.")

    def does_not_join(self, *, keys: bool = True) -> str:
        """Why a piece cannot be picked besides those that are picked; with `keys`, what helps."""
        if keys:
            return self.translate("Text", "That does not go with what is chosen. Escape puts it back.")
        return self.translate("Text", "That does not go with what is chosen.")

    def options(self) -> Mapping[str, OptionText]:
        """All house options by key."""
        return {}

    def house_rules(self, played: Mapping[str, bool]) -> list[str]:
        """The titles of the house options that a game is played with."""
        return [option.title for key, option in self.options().items() if played.get(key)]

    def opens(self, event: Any) -> bool:
        """Whether the progress may change with this event, as it does at the start of a turn.

        The log may set a heading before it.
        """
        return False

    def withheld(self, event: Any, names: Sequence[str]) -> str:
        """The log line for when the table no longer shows what the event names; empty if none is needed."""
        return ""

    def came_of(self, following: Iterable[Any], seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
        """What came of a move of this seat, in sentences; `following` are the events from it on."""
        return ()

    def advice(self, view: Any, choices: Sequence[Any]) -> str:
        """A tip for players who are new to the game; usually empty."""
        return ""

    def rules(self) -> tuple[RulesText, ...]:
        """The rules by chapter, as `read_rules` makes them."""
        return ()

    def hint(self, share: float, chance: float | None, points: float | None) -> str:
        """A sentence on how often an expert would make a move, and what the move is worth."""
        return hint_text(plain_often_text(share, self.translate), chance, points, self.translate)
