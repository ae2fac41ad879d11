"""The texts in each language, whatever language the window has."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLocale, QTranslator

from tide_gui import registry
from tide_gui.languages import ENGLISH, languages, words_file
from tide_gui.presentation.text import Translate, in_english


def other_languages() -> Sequence[str]:
    """Return the codes of all languages but that of the window."""
    own, _, _ = QLocale().bcp47Name().partition("-")
    return [code for code in languages() if code != own]


def translation(code: str) -> Translate:
    """Return the translation into a language, the same one each time; what it lacks is English."""
    if code == ENGLISH:
        return in_english
    files = [room.words_file(code) for room in registry.rooms()]
    return _translation((words_file(code), *(file for file in files if file and file.is_file())))


@cache
def _translation(files: tuple[Path, ...]) -> Translate:
    """Read these files once; one that cannot be read has no words."""
    translators = [QTranslator() for _ in files]
    readable = [each for each, file in zip(translators, files, strict=True) if each.load(str(file))]

    def translate(context: str, text: str, comment: str = "", count: int = -1, /) -> str:
        for translator in readable:
            if found := translator.translate(context, text, comment or None, count):
                return found if count < 0 else found.replace("%n", str(count))
        return in_english(context, text, comment, count)

    return translate
