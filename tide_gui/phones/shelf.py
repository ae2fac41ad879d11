"""The files that browsers get: the page, and the pictures that the window named."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class Item:
    """A file as browsers get it."""

    kind: str
    tag: str
    body: bytes
    packed: bool

    def plain(self) -> bytes:
        return gzip.decompress(self.body) if self.packed else self.body


class Shelf:
    """Finds files by their exact path alone, so that no other can be reached."""

    def __init__(self, pictures: Mapping[str, str]) -> None:
        """Serve these pictures and the page."""
        self._files = {f"{PICTURES}{name}": Path(path) for name, path in pictures.items()}
        self._files |= {f"/{file.name}": file for file in PAGE.iterdir() if file.suffix in KINDS}
        self._files["/"] = self._files.pop(f"/{INDEX}")

    def find(self, path: str) -> Item | None:
        """The file of this path; none if there is none, or if it is of no kind that a page needs."""
        file = self._files.get(path)
        if not file or file.suffix not in KINDS:
            return None
        try:
            return _item(file)
        except OSError:
            return None


@lru_cache(maxsize=512)
def _item(file: Path) -> Item:
    """Read and pack a file once."""
    plain = file.read_bytes()
    packed = gzip.compress(plain, mtime=0)
    worth_it = len(packed) < WORTH_IT * len(plain)
    tag = blake2b(plain, digest_size=TAG_BYTES).hexdigest()
    return Item(KINDS[file.suffix], f'"{tag}"', packed if worth_it else plain, worth_it)
