"""The experts as they were in version 0.5.0: their net, and how they played options out."""

from functools import cache
from pathlib import Path

from tide_gui.bots.bot import Bot
from tide_gui.bots.onda.experience import Experience, read
from tide_gui.bots.onda.expert import EXPERTS, Answer, Expert, Question, Search
from tide_gui.bots.onda.judged_options import choices
from tide_gui.bots.onda.playouts import PlayOut
from tide_gui.bots.onda.sights import FEWEST_SEATS
from tide_gui.characters import Temper
from tide_gui.rules.onda.moves import Move

FILE = Path(__file__).with_name("former.npz")  # what they knew; all odds of hands are 1
SEARCH = Search(options=5, rows=80, worlds=16, way=PlayOut((1,), choices, unfinished=0))
WITH_TWO_SEATS = SEARCH._replace(rows=160, worlds=32)


class Former(Bot):
    """A former expert, which looked into twice as many worlds with two seats."""

    def __init__(self, temper: Temper) -> None:
        self._usual, self._with_two = (
            Expert(EXPERTS[temper], _learnt, search) for search in (SEARCH, WITH_TWO_SEATS)
        )

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        return self._at(ask).weigh(ask, seed, budget)

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        return self._at(ask).choose(ask, seed, budget)

    def _at(self, ask: Question) -> Expert:
        return self._with_two if len(ask.view.totals) == FEWEST_SEATS else self._usual


@cache
def _learnt() -> Experience:
    return read(FILE)
