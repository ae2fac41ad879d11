"""What a bot is: it weighs the choices of an ask and draws one."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from tide_gui.rules.game import Ask, Seat

M = TypeVar("M")

# Evaluations that a bot may spend on one move, unless told otherwise: of as many as that an expert makes its
# usual thought, of half as many half. Former hands that it has not thought about yet are not counted.
BUDGET = 1000


class PlayerFault(Exception):
    """A bot or an engine that cannot play on; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[M]):
    """A legal move: its chance to win the game, its share in the mixed strategy, its points in this round.

    A bot that has no idea of a chance or of points says None.
    """

    move: M
    chance: float | None
    share: float
    points: float | None = None


class Bot(Protocol):
    """Answers an ask; the same ask, seed and budget always get the same answer."""

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """Every choice, weighed."""
        ...

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        """One of the choices."""
        ...


def drawn(weighed: Sequence[Weighed[M]], seed: int) -> M:
    """A move, each as likely as its share."""
    [chosen] = Random(seed).choices(weighed, [each.share for each in weighed])
    return chosen.move


def seed_for(deal: int, turn: int, seat: Seat) -> int:
    """What a bot draws from; the deal number itself never reaches it."""
    return int.from_bytes(blake2b(f"{deal}/{turn}/{seat}".encode(), digest_size=8).digest())
