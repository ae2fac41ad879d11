"""Text from outside as sentences may repeat it: short, and without letters that steer a terminal."""

import re

LONGEST_QUOTE = 60  # letters
LONGEST_PATH = 200  # letters of a path in a sentence

# Control characters, line breaks, bidirectional controls, surrogates.
STEERING = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff"

_STEERING_LETTER = re.compile(f"[{STEERING}]")


def plain(text: str) -> str:
    """Return the text with escapes for the letters that steer a terminal or the direction of writing.

    Surrogates stand for what could not be read as a letter, and are shown so.
    """
    return _STEERING_LETTER.sub(_shown, text)


def _shown(letter: re.Match[str]) -> str:
    return "\ufffd" if letter[0] >= "\ud800" else ascii(letter[0])[1:-1]


def shortened(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Return the text in plain letters, at most `longest`; the middle of a longer one is left out."""
    ends = text if len(text) <= 2 * longest else text[:longest] + text[-longest:]
    escaped = plain(ends)
    if len(escaped) <= longest:
        return escaped
    end = longest // 2
    return f"{escaped[: longest - end - 1]}…{escaped[-end:]}"


def quoted(text: str) -> str:
    """Return a short text in quotation marks."""
    return f"'{shortened(text)}'"
