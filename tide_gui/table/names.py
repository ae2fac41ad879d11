"""Names at the table as they are compared: with the same letters they are one name."""

from functools import lru_cache
from unicodedata import normalize


def composed(name: str) -> str:
    """Return the name with each accent in its letter; some keyboards write it as a sign after it."""
    return normalize("NFC", name)


def spaced(name: str) -> str:
    """Return the name as it is shown: composed, with one space between words and none around them."""
    return " ".join(composed(name).split()) or name


def name_key(name: str) -> str:
    """Return what is the same in all spellings of a name: `Anna`, `anna ` and `ANNA` are one."""
    return _key(name) if len(name) <= LONG else _key.__wrapped__(name)


LONG = 64  # letters; longer texts are no names, and not worth being kept


@lru_cache(maxsize=1024)
def _key(name: str) -> str:
    return composed("".join(composed(name).split()).casefold())
