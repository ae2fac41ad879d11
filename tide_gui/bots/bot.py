"""The contract of a bot: it weighs the choices of an ask and draws one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from tide_gui.rules.digest import digest
from tide_gui.rules.game import Ask, Seat

M = TypeVar("M")

# The usual number of evaluations that a bot may spend on one move; an expert scales its search with it.
# Evaluations for former hands that it has not thought about yet are not counted.
BUDGET = 1000


class PlayerFault(Exception):
    """A bot or an engine cannot play on; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[M]):
    """A legal move: its chance to win the game, its share in the mixed strategy, its points in this round.

    `chance` and `points` are None if the bot does not estimate them. `figures` are other numbers by name:
    what the hints of the game tell, or what its bots learn from.
    """

    move: M
    chance: float | None
    share: float
    points: float | None = None
    figures: Mapping[str, float] = field(default_factory=dict)


class Bot(Protocol):
    """Answers asks; the same ask, seed and budget always give the same answer."""

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """Weigh every choice."""
        ...

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """Return one of the choices."""
        ...


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
