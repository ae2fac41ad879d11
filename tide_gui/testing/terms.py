"""What a contract must be told of the secrets of a game."""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from tide_gui.rules.game import Seat


class Exchange(Protocol):
    """Exchange what none of the viewers can know, without using `view`."""

    def __call__(
        self, state: Any, viewers: Collection[Seat | None], rng: Random, *, next_alike: bool = False
    ) -> Any:
        """`viewers` may have the onlooker, None; `next_alike` keeps what the next turn will show them."""


@dataclass(frozen=True, kw_only=True)
class Terms:
    """Without `exchange` a contract trusts `imagine` of the game, which shares the faults of `view`."""

    exchange: Exchange | None = None
    shown: Collection[type[Any]] = ()  # events that show what was hidden
    handed_over: Collection[type[Any]] = ()  # events after which a seat may know more


NO_TERMS = Terms()
