"""Text as a search compares it: without case and accents."""

from unicodedata import combining, normalize


def folded(text: str) -> str:
    """Return the text without case and accents: `Zoë` and `ZOE` are the same."""
    text = text.casefold()
    if text.isascii():
        return text
    plain = normalize("NFKD", text)
    return plain if plain.isascii() else "".join(letter for letter in plain if not combining(letter))
