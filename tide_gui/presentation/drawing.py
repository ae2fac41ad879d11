"""How a piece looks where QML does not draw it: pictures, and what is written over them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture in `resources`, without its suffix, at a place in parts of the piece's width.

    It is a square of `width`; without one it covers the piece.
    """

    art: str
    x: float = 0.0
    y: float = 0.0
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Lettering:
    """A word on a piece: its middle, its ground line and its size in parts of the piece's width."""

    text: str
    x: float
    y: float
    size: float
    light: bool = False  # the letters, on a dark picture


@dataclass(frozen=True, slots=True)
class Drawing:
    """A piece: the lowest layer first. `ratio` is its height in parts of its width."""

    layers: tuple[Layer, ...]
    letters: tuple[Lettering, ...] = ()
    ratio: float = 1.4


def corners(number: int, *, light: bool = False, size: float = 0.19) -> tuple[Lettering, ...]:
    """The number of a card in its upper left and its lower right corner."""
    return (
        Lettering(str(number), 0.168, 0.232, size, light),
        Lettering(str(number), 0.828, 1.328, size * 0.92, light),
    )
