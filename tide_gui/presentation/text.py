"""The phrases that all games share."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tide_gui.rules.game import Seat

Translate = Callable[[str, str], str]  # takes context and text, like Qt's translate


def in_english(context: str, text: str) -> str:  # noqa: ARG001
    """The `Translate` for programs without Qt: the texts in the code are English already."""
    return text


@dataclass(frozen=True, slots=True)
class OptionText:
    """A house option: its name and what it changes."""

    title: str
    words: str


def joined(words: Iterable[str], translate: Translate) -> str:
    """Join words as in `cards 3, score 7`."""
    return translate("Text", ", ").join(words)


def listed(words: Sequence[str], translate: Translate) -> str:
    """Join words as in `Ann, Bo and Cy`."""
    if len(words) == 1:
        return words[0]
    last = translate("Text", "{words} and {last}")
    return last.format(words=joined(words[:-1], translate), last=words[-1])


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
