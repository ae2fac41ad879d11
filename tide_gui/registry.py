"""The games on the shelf: a plain list. A rule book is opened when it is asked for, not at the start."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, overload

from tide_gui.rules.game import Game

AnyGame = Game[Any, Any, Any, Any]


def _turn_the_tide() -> AnyGame:
    from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide  # noqa: PLC0415

    return TurnTheTide()


def _onda() -> AnyGame:
    from tide_gui.rules.onda.rulebook import Onda  # noqa: PLC0415

    return Onda()


def _turning_tides() -> AnyGame:
    from tide_gui.rules.turning_tides.rulebook import TurningTides  # noqa: PLC0415

    return TurningTides()


BOXES: dict[str, Callable[[], AnyGame]] = {
    "turn-the-tide": cache(_turn_the_tide),
    "onda": cache(_onda),
    "turning-tides": cache(_turning_tides),
}
KEYS = tuple(BOXES)


class Shelf(Sequence[AnyGame]):
    """The games in their order."""

    @overload
    def __getitem__(self, place: int) -> AnyGame: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[AnyGame, ...]: ...
    def __getitem__(self, place: int | slice) -> AnyGame | tuple[AnyGame, ...]:
        """The game at this place, or several."""
        if isinstance(place, slice):
            return tuple(BOXES[key]() for key in KEYS[place])
        return BOXES[KEYS[place]]()

    def __len__(self) -> int:
        """How many games there are."""
        return len(KEYS)


GAMES = Shelf()


def game_called(key: str) -> AnyGame | None:
    """The game with this key, if it is on the shelf."""
    box = BOXES.get(key)
    return box() if box else None
