"""The rules of a game, read from plain text.

A chapter begins with `# Its title`; its parts stand apart by an empty line:

    ## A heading

    Words, on one or more lines.

    1. Numbered steps.
    2. Another step.

    **A term** and its explanation.

    [figure] The caption of the picture with this name in the game's rules page.
    - label of its first item / label of the next

A phone shows no pictures. It reads the captions, and the labels that a `+` begins in place of the `-`. A part
that begins with `@ ` is read at the screen alone, and so is a chapter whose title does.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from tide_gui.presentation.text import Translate

Say = Callable[[str], str]
Kind = Literal["words", "heading", "steps", "note", "figure"]
AT_SCREEN = "@ "


@dataclass(frozen=True, slots=True)
class RulesPart:
    kind: Kind
    words: str = ""
    name: str = ""  # the term of a note, or which figure it is
    lines: tuple[str, ...] = ()  # the steps, or the labels in a figure
    at_screen: bool = False  # it speaks of a picture, or of what the window alone has
    apart: bool = False  # the labels are read without the picture, too


@dataclass(frozen=True, slots=True)
class RulesText:
    """A chapter of the rules."""

    title: str
    parts: tuple[RulesPart, ...]


def read_rules(text: str, context: str, translate: Translate) -> tuple[RulesText, ...]:
    """Return the chapters; each title, paragraph, step and label is translated by itself."""

    def say(words: str) -> str:
        words = " ".join(words.split())
        return translate(context, words) if words else ""

    return tuple(_chapter(chapter, say) for chapter in ("\n" + text).split("\n# ")[1:])


def _chapter(text: str, say: Say) -> RulesText:
    title, *parts = text.strip().split("\n\n")
    sign = AT_SCREEN if title.startswith(AT_SCREEN) else ""
    return RulesText(say(title.removeprefix(sign)), tuple(_part(sign + part, say) for part in parts))


def _part(text: str, say: Say) -> RulesPart:
    if text.startswith(AT_SCREEN):
        return replace(_part(text.removeprefix(AT_SCREEN), say), at_screen=True)
    if text.startswith("## "):
        return RulesPart("heading", say(text[3:]))
    if text.startswith("1. "):
        _, *steps = re.split(r"^\d+\. ", text, flags=re.MULTILINE)
        return RulesPart("steps", lines=tuple(map(say, steps)))
    if text.startswith("**"):
        term, _, words = text[2:].partition("**")
        return RulesPart("note", say(words), say(term))
    if text.startswith("["):
        return _figure(text, say)
    return RulesPart("words", say(text))


def _figure(text: str, say: Say) -> RulesPart:
    name, _, caption = text[1:].partition("]")
    caption, *labelled = re.split(r"\n([-+]) ", caption, maxsplit=1)
    sign, labels = labelled or ("", "")
    lines = tuple(map(say, filter(None, labels.split(" / "))))
    return RulesPart("figure", say(caption), name, lines, apart=sign == "+")
