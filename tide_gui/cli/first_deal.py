"""The first deal number of an arena: from the command line, drawn, or from standard input.

Other programs of the same user can read a command line, and a deal number tells all cards.
"""

import secrets
import sys

from tide_gui.cli.errors import WrongUse
from tide_gui.table.record import DEALS

RANDOM = "random"
TYPED = "-"
LONGEST = 80  # letters of a line on standard input
SECRET = (RANDOM, TYPED)
ADVICE = "an engine can know this deal number, and so all cards; --deal random or --deal - keep it secret"


def first_deal(chosen: str, deals: int) -> int:
    """Return the first of so many deals; WrongUse if there is no such deal."""
    last = DEALS - deals
    first = secrets.randbelow(max(last, 0) + 1) if chosen == RANDOM else _number(chosen)
    if not 0 <= first <= last:
        raise WrongUse(f"deal numbers go from 0 to {DEALS - 1}")
    return first


def _number(chosen: str) -> int:
    try:
        return int(_typed() if chosen == TYPED else chosen)
    except ValueError as error:
        if chosen == TYPED:
            raise WrongUse("the deal number on standard input should be a number") from error
        raise WrongUse(f"--deal {chosen!r} should be a number, `random` or `-`") from error


def _typed() -> str:
    return sys.stdin.readline(LONGEST) if sys.stdin else ""
