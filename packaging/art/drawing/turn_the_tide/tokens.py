"""The marks of Turn the Tide."""

from drawing.lines import arc
from drawing.palette import DAWN, FOAM, INK, MID_SEA, PAPER, VERMILION, mix
from drawing.sheep import life_ring
from drawing.svg import at, band, circle, line, path
from drawing.things import duck
from drawing.tokens import badge, token


def ring_lost() -> str:
    """A lost ring: grey, broken in two and half under water."""
    grey, dark, pale = "#8D949B", "#4A555E", "#C9CCCB"

    def part(start: float, end: float) -> str:
        middle = (start + end) / 2
        return (
            band(arc(20, start, end), dark, 14.4)
            + band(arc(20, start + 3, end - 3), grey, 12)
            + band(arc(20, middle - 15, middle + 15), pale, 12)
        )

    left = at(-3, 1, part(115, 285), turn=-9)
    right = at(3, 3, part(-62, 92), turn=11)
    sea = path(
        "M-31 12q5 -5 10.3 0t10.3 0t10.3 0t10.3 0t10.3 0t10.3 0Q26 31 0 31T-31 12Z", MID_SEA, opacity=0.82
    )
    surface = line("M-30 12q5 -5 10 0t10 0t10 0t10 0t10 0t10 0", FOAM, 2.6)
    return token(left, right, sea, surface)


def exclamation(x: float, y: float) -> str:
    return at(
        x, y, circle(0, 0, 11, PAPER), circle(0, 0, 9.5, VERMILION), line("M0 -5v5.5M0 4.5v.1", PAPER, 3)
    )


def last_chance() -> str:
    ripples = line("M-22 18q5.5 -4 11 0t11 0t11 0t11 0", MID_SEA, 3)
    ground = circle(0, 0, 29, DAWN, stroke=VERMILION, stroke_width=3)
    return token(ground, at(-3, 7, duck(), scale=0.86), ripples, exclamation(20, -20))


def highest_tide() -> str:
    """The mark of the highest tide: a breaking wave and an arrow that points up."""
    wave = path(
        "M-25 14Q-14 12 -6 2Q0 -9 11 -8Q21 -6 20 4Q16 -2 11 0Q5 4 10 9Q15 13 25.5 11Q20 26 0 28"
        "Q-18 26 -25 14Z",
        MID_SEA,
    )
    foam = line("M-22 14Q-12 11 -5 2Q1 -8 11 -7.5Q20 -6 20 3", FOAM, 3)
    arrow = line("M-11 1V-17M-17.5 -11L-11 -18L-4.5 -11", VERMILION, 4.2)
    return badge(wave, foam, arrow, colour="#FCE9D0", rim=VERMILION)


def preserver(kind: str) -> str:
    """The symbol at the top centre of a weather card."""
    if kind == "whole":
        return token(life_ring(20, 12))
    if kind == "half":
        ghost = line(arc(20, 92, 268), mix(PAPER, INK, 0.38), 2.4, stroke_dasharray="1 6")
        edge = mix(VERMILION, INK, 0.55)
        half = band(arc(20, -90, 90), edge, 14.4) + band(arc(20, -88, 88), VERMILION, 12)
        half += band(arc(20, -60, -30) + arc(20, 30, 60), PAPER, 12)
        return token(ghost, half)
    return token(line("M-20 -4q5 -6 10 0t10 0t10 0t10 0M-12 8q4 -5 8 0t8 0t8 0", "#8FB9B8", 3.6))
