"""The figures on and above the waves: a surfing sheep and others."""

from collections.abc import Callable

from drawing.onda.breaker import Breaker
from drawing.onda.suits import Suit
from drawing.palette import INK, PAPER, VERMILION, WOOL, YELLOW, mix
from drawing.sheep import LOOKS, Look, life_ring, sheep_head, sheep_in_ring, wool
from drawing.svg import at, ellipse, line, path
from drawing.things import (
    bell_buoy,
    bottle,
    duck,
    gull,
    jellyfish,
    paper_boat,
    sailboat,
    seal,
    tentacle,
    whale_tail,
)


def surfboard() -> str:
    edge = mix(YELLOW, INK, 0.5)
    board = "M-54 2Q-40 -9 0 -9Q40 -9 60 -4Q44 10 0 10Q-42 10 -54 2Z"
    return (
        path(board, YELLOW, stroke=edge, stroke_width=2)
        + path("M-48 2Q0 -4 56 -4Q42 4 0 4Q-38 4 -48 2Z", PAPER, opacity=0.55)
        + line("M-30 0.5q30 -4 64 -3", VERMILION, 3)
    )


def surfing_sheep(look: Look = LOOKS[0], mood: str = "cheerful") -> str:
    """A sheep upright on a board, arms out; the board lies on the origin."""
    legs = line("M-12 -14L-17 -3M10 -14L17 -4", "#3A3340", 7)
    arms = line("M-26 -34Q-42 -40 -48 -52M26 -34Q42 -32 52 -40", mix(WOOL, INK, 0.25), 12)
    arms += line("M-26 -34Q-42 -40 -48 -52M26 -34Q42 -32 52 -40", WOOL, 9.5)
    hooves = ellipse(-49, -54, 5.5, 6, "#3A3340") + ellipse(54, -41, 6, 5.5, "#3A3340")
    body = wool(0, -32, 30, 23, 12)
    tail = path("M6 -48L40 -62L52 -54L36 -50L46 -44L12 -40Z", look.scarf)
    wrap = line("M-20 -48Q0 -36 20 -48", mix(look.scarf, INK, 0.5), 11)
    wrap += line("M-20 -48Q0 -36 20 -48", look.scarf, 9)
    return (
        at(0, 0, surfboard())
        + legs
        + arms
        + hooves
        + tail
        + body
        + wrap
        + at(0, -60, sheep_head(look, mood), scale=0.82)
    )


def dolphin() -> str:
    return (
        path(
            "M-38 16Q-30 -18 4 -20Q24 -20 40 -2Q46 2 40 5Q30 6 24 4Q8 0 -8 8"
            "Q-20 14 -28 28Q-30 34 -42 36Q-34 28 -38 16Z",
            "#5C7F97",
        )
        + path("M40 5Q30 6 24 4Q8 0 -8 8Q-18 13 -24 22Q-10 12 4 12Q22 14 40 5Z", "#DCE6E8")
        + path("M-4 -18Q-8 -30 -20 -32Q-12 -24 -14 -14Z", "#4A6A80")
        + path("M10 4Q6 16 -4 18Q-2 10 0 3Z", "#4A6A80")
        + ellipse(27, -5, 2, 2.4, INK)
    )


# What lies behind the wave, and what before it.
Guest = tuple[str, str]


def _afloat(
    figure: str, x: float, lift: float, scale: float = 1, turn: float = 0
) -> Callable[[Breaker], Guest]:
    """A figure on the back of the wave."""
    return lambda wave: (at(x, wave.top(x) + lift, figure, scale=scale, turn=turn), "")


def _surfing(look: Look, mood: str = "cheerful") -> Callable[[Breaker], Guest]:
    """A sheep on the face of the wave."""

    def place(wave: Breaker) -> Guest:
        x, y = wave.hollow
        return "", at(x + 52, y + 18, surfing_sheep(look, mood), scale=0.6, turn=12)

    return place


def _behind(figure: str, x: float, y: float, turn: float) -> Callable[[Breaker], Guest]:
    return lambda _: (at(x, y, figure, turn=turn), "")


def _before(figure: str, x: float, y: float, scale: float, turn: float) -> Callable[[Breaker], Guest]:
    return lambda _: ("", at(x, y, figure, scale=scale, turn=turn))


GUESTS: dict[tuple[str, int], Callable[[Breaker], Guest]] = {
    ("shells", 1): _afloat(sheep_in_ring(LOOKS[0], "asleep"), 128, -28, scale=0.8),
    ("shells", 3): _afloat(duck(), 58, -8, scale=1.15),
    ("shells", 4): _behind(gull(46), 168, 158, turn=-8),
    ("shells", 5): _afloat(sailboat(), 58, -8, turn=-6),
    ("shells", 7): _afloat(paper_boat(), 54, -6, turn=-12),
    ("shells", 9): _before(dolphin(), 206, 240, scale=0.72, turn=26),
    ("shells", 10): _behind(gull(36), 50, 168, turn=-10),
    ("shells", 12): _afloat(life_ring(15, 8.5, squash=0.5), 46, -4, turn=-14),
    ("shells", 15): _surfing(LOOKS[0]),
    ("stars", 1): _afloat(sheep_in_ring(LOOKS[3], "asleep"), 128, -28, scale=0.8),
    ("stars", 2): _afloat(bottle(), 60, -2, scale=1.1),
    ("stars", 4): _afloat(whale_tail(), 62, -8),
    ("stars", 6): _afloat(bell_buoy(), 56, -12, turn=-10),
    ("stars", 8): _before(jellyfish(), 56, 262, scale=0.8, turn=-8),
    ("stars", 11): _afloat(seal(), 44, -4, turn=-12),
    ("stars", 13): _afloat(tentacle(), 44, -6, scale=0.66),
    ("stars", 14): _behind(gull(34, "#E8ECEA"), 44, 152, turn=-10),
    ("stars", 15): _surfing(LOOKS[3], "winking"),
}


def guests(suit: Suit, value: int, wave: Breaker) -> Guest:
    """The figures on one card; most cards have none."""
    guest = GUESTS.get((suit.name, value))
    return guest(wave) if guest else ("", "")
