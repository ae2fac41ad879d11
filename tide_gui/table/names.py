"""Names at the table as they are compared: with the same letters they are one name."""

from unicodedata import normalize


def composed(name: str) -> str:
    """Return the name with each accent in its letter; some keyboards write it as a sign after it."""
    return normalize("NFC", name)
