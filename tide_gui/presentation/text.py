"""The phrases that all games share."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tide_gui.error_text import ErrorText
from tide_gui.rules.game import Seat


class Translate(Protocol):
    """Returns a text in the player's language, like Qt's function of this name.

    The comment is for translators; two texts that differ in it are translated apart. A text with `%n` needs a
    count: it has a form for each kind of number that the language knows. In English `(s)` becomes an s or
    nothing.
    """

    def __call__(self, context: str, text: str, comment: str = "", count: int = -1, /) -> str: ...


def in_english(context: str, text: str, comment: str = "", count: int = -1, /) -> str:  # noqa: ARG001
    """The `Translate` for programs without Qt: the texts in the code are English already."""
    if count < 0:
        return text
    return text.replace("%n", str(count)).replace("(s)", "" if count == 1 else "s")


def error_text(error: ErrorText, translate: Translate) -> str:
    """What an error says, without its detail."""
    return filled(translate(error.context, error.text, error.comment), error.fields, translate)


def error_sentence(error: ErrorText, translate: Translate) -> str:
    """What an error says, standing alone."""
    words = error_text(error, translate)
    return translate("Text", "{words}.", "{words}: what is wrong, standing alone").format(words=words)


def explained(error: ErrorText, translate: Translate) -> str:
    """What an error says, standing alone; a line below has its detail, for authors of packages."""
    return "\n".join(filter(None, (error_sentence(error, translate), detail_of(error))))


def filled(text: str, fields: Mapping[str, object], translate: Translate) -> str:
    """Fill the fields in; texts of errors among them are translated."""
    words = {
        name: error_text(field, translate) if isinstance(field, ErrorText) else field
        for name, field in fields.items()
    }
    return text.format(**words)


def details_in(*fields: object) -> str:
    """The texts of errors among these that have a detail, in English with it, a line each."""
    return "\n".join(str(field) for field in fields if isinstance(field, ErrorText) and detail_of(field))


def detail_of(error: ErrorText) -> str:
    """The detail of a text or of one among its fields, which is English; empty if there is none."""
    inner = (detail_of(field) for field in error.fields.values() if isinstance(field, ErrorText))
    return next(filter(None, (error.detail, *inner)), "")


@dataclass(frozen=True, slots=True)
class OptionText:
    """A house option: its name and what it changes."""

    title: str
    words: str


def joined(words: Iterable[str], translate: Translate) -> str:
    """Join words as in `cards 3, score 7`."""
    return translate("Text", ", ", "between the parts of a list").join(words)


def listed(words: Sequence[str], translate: Translate) -> str:
    """Join words as in `Ann, Bo and Cy`."""
    if len(words) == 1:
        return words[0]
    last = translate("Text", "{words} and {last}", "the end of a list: {words} are all before {last}")
    return last.format(words=joined(words[:-1], translate), last=words[-1])


def points_text(points: int) -> str:
    """The number with a typographic minus sign, as on the seat plates."""
    return str(points).replace("-", "−")


def standing_text(names: Sequence[str], scores: Iterable[int], translate: Translate) -> list[str]:
    """The parts of a list such as `Ann 3, Bo 5`."""
    text = translate("Text", "{name} {points}", "a player with their points, in a list")
    return [
        text.format(name=name, points=points_text(score)) for name, score in zip(names, scores, strict=True)
    ]


def decimal_text(number: float, translate: Translate, digits: int = 1) -> str:
    """The number with so many digits after the decimal sign of the language, and a typographic minus sign."""
    sign = translate("Text", ".", "the decimal sign, as in 1.5")
    return f"{number:z.{digits}f}".replace(".", sign).replace("-", "−")


def percent_text(percent: int, translate: Translate) -> str:
    return translate("Text", "{percent}%", "a share, such as 62%").format(percent=percent)


def grouped_text(number: int) -> str:
    """The digits in groups of three, in the same way in every language."""
    return f"{number:,}".replace(",", " ")


def winners_text(winners: Sequence[Seat], names: Sequence[str], translate: Translate) -> str:
    who = listed([names[seat] for seat in winners], translate)
    if len(winners) == 1:
        return translate("Text", "{name} wins the game.").format(name=who)
    return translate("Text", "{names} share the victory.", "{names}: a list of two or more").format(names=who)
