"""The experts as they were when they took all worlds that fit their view to be equally likely."""

from functools import cache
from pathlib import Path

from tide_gui.bots.onda.experience import Experience, read
from tide_gui.bots.onda.expert import EXPERTS, Expert, Search
from tide_gui.characters import Temper

FILE = Path(__file__).with_name("former.npz")  # what they knew; all odds of hands are 1
SEARCH = Search(rows=80, worlds=16, options=5, turns=(1,))


def former(temper: Temper) -> Expert:
    """Return a former expert."""
    return Expert(EXPERTS[temper], _learnt, SEARCH)


@cache
def _learnt() -> Experience:
    return read(FILE)
