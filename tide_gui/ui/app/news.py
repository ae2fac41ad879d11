"""What is new for players since the version that was used here before."""

import re
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.presentation.text import Translate
from tide_gui.resource_files import resources

NAME = "news.json"  # made from the changelog


class News(Struct, frozen=True):
    """What is new in a version."""

    version: str
    lines: tuple[str, ...]

    def said(self, translate: Translate) -> list[str]:
        """Return the lines in the player's language."""
        return [translate("News", line) for line in self.lines]


def news_since(seen: str, file: Path | None = None) -> list[News]:
    """Return the news of all versions after the one seen, newest first; if none was, of the newest alone."""
    kept = _read(file or resources() / NAME)
    return [news for news in kept if is_newer(news.version, seen)] if seen else kept[:1]


def is_newer(version: str, than: str) -> bool:
    """Whether one version comes after the other; a candidate counts as its release."""
    return _number(version) > _number(than)


def _read(file: Path) -> list[News]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[News])
    except (OSError, *DECODE_ERRORS):
        return []


def _number(version: str) -> tuple[int, ...]:
    released, _, _ = version.partition("rc")
    return tuple(map(int, re.findall(r"\d+", released)))
