"""Names of files that every system accepts."""

import re

# What some system takes for something else in the name of a file, and what no text can express.
ODD_LETTERS = re.compile(r'[\x00-\x1f\x7f-\x9f/\\:*?"<>|\ud800-\udfff]')
DEVICE = re.compile(r"(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[\d¹²³]) *(\.|$)", re.IGNORECASE)


def without_odd_letters(stem: str, instead: str) -> str:
    """Return the name, without its suffix, with something else for each letter that is odd in a name."""
    return ODD_LETTERS.sub(instead, stem)


def not_a_device(stem: str) -> str:
    """Return another name if this is that of a device of Windows, or empty."""
    return f"_{stem}" if not stem or DEVICE.match(stem) else stem
