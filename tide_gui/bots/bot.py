"""The contract of a bot: it weighs the choices of an ask and draws one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from tide_gui.lean_start import digest
from tide_gui.rules.game import Ask, Seat, Weighed

M = TypeVar("M")

# The usual number of evaluations that a bot may spend on one move; an expert scales its search with it.
# Evaluations for former hands that it has not thought about yet are not counted.
BUDGET = 1000


class PlayerFault(Exception):
    """A bot or an engine cannot play on; the message says which and why."""


class Bot(Protocol):
    """Answers asks; the same ask, seed and budget always give the same answer."""

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """Weigh every choice."""
        ...

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """Return one of the choices: by default it is drawn from what all are weighed."""
        return drawn(self.weigh(ask, seed, budget), seed)


def drawn(weighed: Sequence[Weighed[M]], seed: int) -> M:
    """Draw a move; the probability of each is its share."""
    [chosen] = Random(seed).choices(weighed, [each.share for each in weighed])
    return chosen.move


def seed_for(deal: int, turn: int, seat: Seat) -> int:
    """Return the seed for a bot's draws; a hash, so that the bot never gets the deal number itself."""
    return hashed(f"{deal}/{turn}/{seat}".encode())


def hashed(source: bytes) -> int:
    """Return a seed that is the same for the same source, on every machine."""
    return int.from_bytes(digest(source, 8))
