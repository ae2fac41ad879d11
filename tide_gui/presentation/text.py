"""The protocol of a game's texts, and the phrases that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tide_gui.rules.game import Seat, Standing

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

Translate = Callable[[str, str], str]  # takes context and text, like Qt's translate


def in_english(context: str, text: str) -> str:  # noqa: ARG001
    """The `Translate` for programs without Qt: the texts in the code are English already."""
    return text


@dataclass(frozen=True, slots=True)
class OptionText:
    """A house option: its name and what it changes."""

    title: str
    words: str


@dataclass(frozen=True, slots=True)
class RulesText:
    """A chapter of the rules."""

    title: str
    sentences: tuple[str, ...]


class GameText(Protocol[V_contra, M_contra, E_contra]):
    """The texts of one game."""

    def title(self) -> str: ...

    def options(self) -> Mapping[str, OptionText]:
        """All house options by key."""
        ...

    def progress(self, standing: Standing) -> str:
        """`Round 2 of 4, hand 5 of 12`; also a heading in the log."""
        ...

    def move(self, move: M_contra) -> str:
        """A move in a few words, also a move of nature."""
        ...

    def event(self, event: E_contra, names: Sequence[str]) -> tuple[str, ...]:
        """The log lines of an event."""
        ...

    def opens(self, event: E_contra) -> bool:
        """Whether the log may set a heading before this event, as it does at the start of a turn."""
        ...

    def withheld(self, event: E_contra, names: Sequence[str]) -> str:
        """The log line for when the table no longer shows what the event names; empty if none is needed."""
        ...

    def question(self, view: V_contra, choices: Sequence[M_contra], name: str) -> str:
        """What a player is asked to do: `Ann, choose a card.`"""
        ...

    def advice(self, view: V_contra, choices: Sequence[M_contra]) -> str:
        """A tip for players who are new to the game; usually empty."""
        ...

    def confirmation(self, move: M_contra) -> str:
        """The sentence shown when pressing the picked piece again makes this move."""
        ...

    def rules(self) -> tuple[RulesText, ...]:
        """The rules by chapter; empty for a game with a rules page of its own."""
        ...

    def hint(self, share: float, chance: float | None, points: float | None) -> str:
        """A sentence on how often an expert would make a move, and what the move is worth."""
        ...


AnyText = GameText[Any, Any, Any]


def listed(words: Sequence[str], translate: Translate) -> str:
    """Join words as in `Ann, Bo and Cy`."""
    if len(words) == 1:
        return words[0]
    last = translate("Text", "{words} and {last}")
    return last.format(words=", ".join(words[:-1]), last=words[-1])


def capitalized(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]


def points_text(points: int) -> str:
    """The number with a typographic minus sign, as on the seat plates."""
    return str(points).replace("-", "−")


def winners_text(winners: Sequence[Seat], names: Sequence[str], translate: Translate) -> str:
    who = listed([names[seat] for seat in winners], translate)
    if len(winners) == 1:
        return translate("Text", "{name} wins the game.").format(name=who)
    return translate("Text", "{names} share the victory.").format(names=who)
