"""The code that a phone's camera reads."""

from collections.abc import Sequence

import segno


def code_of(text: str) -> Sequence[Sequence[bool]]:
    """Rows of dark and light squares, without the light margin of four that a code needs."""
    return [list(map(bool, row)) for row in segno.make_qr(text, error="m").matrix]
