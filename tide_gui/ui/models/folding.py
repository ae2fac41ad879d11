"""Text as a search compares it: without case and accents."""

from unicodedata import combining, normalize


def folded(text: str) -> str:
    """Return the text without case and accents: `Zoë` and `ZOE` are the same."""
    text = text.casefold()
    if text.isascii():
        return text
    return "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
