"""The experts as they were in version 0.5.0: their net, and how they played options out."""

from functools import cache
from pathlib import Path

from tide_gui.bots.onda.experience import Experience, read
from tide_gui.bots.onda.expert import EXPERTS, Expert, Search
from tide_gui.bots.onda.judged_options import choices
from tide_gui.bots.onda.playouts import PlayOut
from tide_gui.characters import Temper

FILE = Path(__file__).with_name("former.npz")  # what they knew; all odds of hands are 1
SEARCH = Search(options=5, rows=80, worlds=16, way=PlayOut((1,), choices, unfinished=0))


def former(temper: Temper) -> Expert:
    """Return a former expert."""
    return Expert(EXPERTS[temper], _learnt, SEARCH)


@cache
def _learnt() -> Experience:
    return read(FILE)
