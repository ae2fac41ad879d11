"""The languages that the program speaks, and which one is wanted; needs no Qt."""

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tide_gui.resource_files import resources
from tide_gui.rules.quoting import quoted

ENGLISH = "en"
FILES = "tide_gui_"
VARIABLE = "TIDE_GUI_LANGUAGE"
FOLDER_VARIABLE = "TIDE_GUI_TRANSLATIONS"  # a folder with more languages, for translators


class UnknownLanguage(Exception):
    """There are no words of this language; the message says so in a sentence."""


def languages() -> tuple[str, ...]:
    """Return the codes of all languages whose words are there."""
    files = [file for folder in _folders() for file in folder.glob(f"{FILES}*.qm")]
    return tuple(sorted({ENGLISH, *(file.stem.removeprefix(FILES) for file in files)}))


def words_file(code: str) -> Path:
    """Return the file with the words of a language, whether it exists or not."""
    files = [folder / f"{FILES}{code}.qm" for folder in _folders()]
    return next((file for file in files if file.is_file()), files[-1])


def _folders() -> Iterator[Path]:
    if own := os.environ.get(FOLDER_VARIABLE):
        yield Path(own)
    yield resources() / "translations"


def asked_for(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, or nothing; UnknownLanguage if there is no such."""
    code = environment.get(VARIABLE, "")
    if code and code not in languages():
        raise UnknownLanguage(f"{VARIABLE}: {unknown_text(code)}")
    return code


def unknown_text(code: str) -> str:
    return f"{quoted(code)} is no language of this program; there are: {', '.join(languages())}"


def first_known(codes: Iterable[str]) -> str:
    """Return the first of these languages, such as `de-AT`, whose words are there; else English."""
    known = {_tag(code): code for code in languages()}
    tags = (tag for code in codes for tag in (_tag(code), _tag(code).partition("-")[0]))
    return next((known[tag] for tag in tags if tag in known), ENGLISH)


def _tag(code: str) -> str:
    return code.replace("_", "-").lower()
