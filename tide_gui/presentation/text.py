"""How a game is told in words, and the words that all games share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tide_gui.rules.game import Seat, Standing

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

Translate = Callable[[str, str], str]  # context and text, as Qt's own translate


def in_english(context: str, text: str) -> str:  # noqa: ARG001  # the words are written in English
    """The translation of a program that runs without Qt."""
    return text


@dataclass(frozen=True, slots=True)
class OptionText:
    """A house option: its name, and what it changes."""

    title: str
    words: str


@dataclass(frozen=True, slots=True)
class RulesText:
    """A chapter of the rules."""

    title: str
    sentences: tuple[str, ...]


class GameText(Protocol[V_contra, M_contra, E_contra]):
    """The words of one game."""

    def title(self) -> str:
        """The name on the box."""
        ...

    def options(self) -> Mapping[str, OptionText]:
        """Every house option."""
        ...

    def progress(self, standing: Standing) -> str:
        """`Round 2 of 4, hand 5 of 12`; also the heading of what happens from there on."""
        ...

    def move(self, move: M_contra) -> str:
        """A move in a few words; nature's too."""
        ...

    def event(self, event: E_contra, names: Sequence[str]) -> tuple[str, ...]:
        """The lines that an event puts into the log."""
        ...

    def opens(self, event: E_contra) -> bool:
        """Whether the log sets a heading before this event; and where a turn finds new progress."""
        ...

    def withheld(self, event: E_contra, names: Sequence[str]) -> str:
        """What the log says later, where the event names what the table no longer shows; else empty."""
        ...

    def question(self, view: V_contra, choices: Sequence[M_contra], name: str) -> str:
        """What somebody is to do: `Ann, choose a card.`"""
        ...

    def advice(self, view: V_contra, choices: Sequence[M_contra]) -> str:
        """What helps somebody who is new to this moment of the game; mostly empty."""
        ...

    def confirmation(self, move: M_contra) -> str:
        """What is said when pressing the picked piece again makes this move."""
        ...

    def rules(self) -> tuple[RulesText, ...]:
        """The rules, for a game that brings no page of its own for them."""
        ...

    def hint(self, share: float, chance: float | None, points: float | None) -> str:
        """What an expert would do, in a sentence: how often it makes a move, and what that is worth."""
        ...


AnyText = GameText[Any, Any, Any]


def listed(words: Sequence[str], translate: Translate) -> str:
    """`Ann, Bo and Cy`."""
    if len(words) == 1:
        return words[0]
    last = translate("Text", "{words} and {last}")
    return last.format(words=", ".join(words[:-1]), last=words[-1])


def points_text(points: int) -> str:
    """With a true minus, as on the plates."""
    return str(points).replace("-", "−")


def winners_text(winners: Sequence[Seat], names: Sequence[str], translate: Translate) -> str:
    """Who won, in one line."""
    who = listed([names[seat] for seat in winners], translate)
    if len(winners) == 1:
        return translate("Text", "{name} wins the game.").format(name=who)
    return translate("Text", "{names} share the victory.").format(names=who)
