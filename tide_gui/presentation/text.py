"""How a game is told: words for its options, moves and events."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from tide_gui.rules.game import Seat, Standing

M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

Translate = Callable[[str, str], str]  # context and text, as Qt's own translate


def in_english(context: str, text: str) -> str:  # noqa: ARG001  # the words are written in English
    """The translation of a program that runs without Qt."""
    return text


class GameText(Protocol[M_contra, E_contra]):
    """The words of one game."""

    def title(self) -> str:
        """The name on the box."""
        ...

    def options(self) -> Mapping[str, str]:
        """One line for each house option."""
        ...

    def option_titles(self) -> Mapping[str, str]:
        """The name of each house option."""
        ...

    def progress(self, standing: Standing) -> str:
        """`Round 2 of 4, hand 5 of 12`."""
        ...

    def move(self, move: M_contra) -> str:
        """A move in a few words; nature's too."""
        ...

    def told(self, event: E_contra, names: Sequence[str]) -> tuple[str, ...]:
        """The lines that an event puts into the log."""
        ...


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
