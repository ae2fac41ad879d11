"""The files that browsers get: the page, and the pictures that the window named."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

import msgspec
from msgspec.structs import asdict

from tide_gui.phones.protocol import PageWords

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
PICTURES = "/picture/"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
}
WORTH_IT = 0.9  # packed files are larger than this part of the plain one where packing does not help
TAG_BYTES = 12
QUOTES = {'"': "&quot;"}  # they end the value of an attribute


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as browsers get it."""

    kind: str
    tag: str
    body: bytes
    packed: bool

    def plain(self) -> bytes:
        return gzip.decompress(self.body) if self.packed else self.body


class StaticFiles:
    """Finds files by their exact path alone, so that no other can be reached."""

    def __init__(self, pictures: Mapping[str, str], words: PageWords) -> None:
        """Serve these pictures, and the page with these words."""
        self._words = words
        self._files = {f"{PICTURES}{name}{words.tag}": Path(path) for name, path in pictures.items()}
        self._files |= {f"/{file.name}": file for file in PAGE.iterdir() if file.suffix in KINDS}
        self._files["/"] = self._files.pop(f"/{INDEX}")

    def find(self, path: str) -> StaticFile | None:
        """The file of this path; none if there is none, or if it is of no kind that a page needs."""
        file = self._files.get(path)
        if not file or file.suffix not in KINDS:
            return None
        try:
            return _read(file, self._words if path == "/" else None)
        except OSError:
            return None


@lru_cache(maxsize=512)
def _read(file: Path, words: PageWords | None) -> StaticFile:
    """Read and pack a file once, with the words that it names."""
    plain = with_words(file.read_text("utf-8"), words) if words else file.read_bytes()
    packed = gzip.compress(plain, mtime=0)
    worth_it = len(packed) < WORTH_IT * len(plain)
    tag = blake2b(plain, digest_size=TAG_BYTES).hexdigest()
    return StaticFile(KINDS[file.suffix], f'"{tag}"', packed if worth_it else plain, worth_it)


def with_words(page: str, words: PageWords) -> bytes:
    """The page with each word in its place, and all of them for its scripts, as text and never as markup."""
    texts = asdict(words) | {"words": msgspec.json.encode(words).decode()}
    escaped = {name: escape(text, QUOTES) for name, text in texts.items()}
    return Template(page).substitute(escaped).encode()
