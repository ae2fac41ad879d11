"""Paths as texts of Qt, which loses every byte of a name that is no UTF-8."""

import os
import re
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QUrl

ESCAPED = re.compile(r"\\(ud[89a-f][0-9a-f]{2})")
LOST = "\ufffd"


def path_text(path: Path) -> str:
    """Return a text from which `path_in` makes the path again."""
    return str(path).encode(errors="backslashreplace").decode()


def path_in(text: str) -> Path:
    """Return the path of a text that `path_text` made, or of any other."""
    if ESCAPED.search(text) is None or os.path.lexists(text):
        return Path(text)
    return Path(ESCAPED.sub(lambda found: chr(int(found[1][1:], 16)), text))


def path_of(url: QUrl) -> Path:
    """Return the path of a local file."""
    local = url.toLocalFile()
    if LOST not in local:
        return Path(local)
    return Path(os.fsdecode(unquote_to_bytes(url.path(QUrl.ComponentFormattingOption.FullyEncoded))))
