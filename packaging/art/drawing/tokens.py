"""Tokens, marks and seats."""

from drawing.lines import arc, dots, wool_path
from drawing.palette import (
    DAWN,
    FOAM,
    INK,
    LEAF,
    MID_SEA,
    PAPER,
    VERMILION,
    WOOL,
    WOOL_SHADE,
    YELLOW,
    mix,
)
from drawing.sheep import LOOKS, Look, knit_marks, life_ring, sheep_head, sheep_in_ring, wool
from drawing.svg import at, band, box, circle, document, line, path
from drawing.things import duck

TOKEN = 64


def token(*children: str) -> str:
    return document(TOKEN, TOKEN, at(TOKEN / 2, TOKEN / 2, *children))


def ring_lost() -> str:
    """A ring gone down: grey, broken in two and half under water."""
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


def badge(*children: str, colour: str = PAPER, rim: str = INK) -> str:
    return token(circle(0, 0, 29, colour, stroke=rim, stroke_width=3), *children)


def human_mark() -> str:
    """A face under a fisher's hat."""
    return badge(
        path("M-19 24Q-17 9 0 9T19 24Q10 29 0 29T-19 24Z", MID_SEA),
        circle(0, 1, 12.5, "#EDBE97"),
        path("M-13 -3Q-13 -19 0 -19T13 -3Z", YELLOW),
        line("M-19 -2Q0 -9 19 -2", "#D48F17", 5.5),
        circle(-4.5, 3, 1.7, INK),
        circle(4.5, 3, 1.7, INK),
        line("M-4 8q4 3 8 0", INK, 1.8),
    )


def bot_mark() -> str:
    """A tin head with an aerial."""
    return badge(
        box(-16, -10, 32, 24, "#9DB4B8", 7, stroke=INK, stroke_width=2.6),
        line("M0 -10v-6", INK, 2.6),
        circle(0, -18, 3.4, VERMILION),
        circle(-6.5, 0, 4, PAPER),
        circle(6.5, 0, 4, PAPER),
        circle(-6, 0, 2, INK),
        circle(7, 0, 2, INK),
        line("M-6 8h12", INK, 2.4),
        line("M-20 -2v8M20 -2v8", INK, 3.6),
    )


def highest_tide() -> str:
    """A pennant of danger: the highest water of all."""
    wave = path(
        "M-25 14Q-14 12 -6 2Q0 -9 11 -8Q21 -6 20 4Q16 -2 11 0Q5 4 10 9Q15 13 25.5 11Q20 26 0 28"
        "Q-18 26 -25 14Z",
        MID_SEA,
    )
    foam = line("M-22 14Q-12 11 -5 2Q1 -8 11 -7.5Q20 -6 20 3", FOAM, 3)
    arrow = line("M-11 1V-17M-17.5 -11L-11 -18L-4.5 -11", VERMILION, 4.2)
    return badge(wave, foam, arrow, colour="#FCE9D0", rim=VERMILION)


def thinking() -> str:
    bubble = path(wool_path(2, -4, 22, 16, 9), PAPER, stroke=INK, stroke_width=2.6)
    tail = circle(-14, 20, 5, PAPER, stroke=INK, stroke_width=2.4) + circle(
        -23, 27, 2.8, PAPER, stroke=INK, stroke_width=2.2
    )
    return token(bubble, tail, dots([(-8, -4), (2, -4), (12, -4)], MID_SEA, 6))


def has_chosen() -> str:
    card = at(
        -4,
        -1,
        box(-15, -22, 30, 42, PAPER, 5, stroke=INK, stroke_width=2.6),
        box(-11, -18, 22, 34, "#EFB65A", 3),
        circle(0, -1, 7, DAWN, stroke=VERMILION, stroke_width=2),
        turn=-8,
    )
    tick = circle(16, 17, 13, PAPER) + circle(16, 17, 11.5, LEAF)
    tick += line("M10.5 17l4 4.5l7.5 -9", PAPER, 3.6)
    return token(card, tick)


def sinking_sheep() -> str:
    """Only eyes, ears and one hoof above water."""
    look = LOOKS[0]
    bubbles = "".join(
        circle(x, y, r, "none", stroke=FOAM, stroke_width=1.8)
        for x, y, r in ((-30, 34, 3), (-24, 22, 2), (28, 38, 3.4), (34, 27, 2))
    )
    sea = path(
        "M-58 10q9 -7 19.3 0t19.3 0t19.3 0t19.3 0t19.3 0t19.3 0Q54 48 0 49T-58 10Z", MID_SEA, opacity=0.86
    )
    surface = line("M-58 10q9 -7 19.3 0t19.3 0t19.3 0t19.3 0t19.3 0t19.3 0", FOAM, 3)
    sheep = wool(0, 22, 30, 21, 12) + at(0, 6, sheep_head(look, "startled"))
    arm = at(
        38,
        2,
        line("M-10 22Q-2 10 0 0", WOOL_SHADE, 11),
        line("M-10 22Q-2 10 0 0", WOOL, 8),
        path("M-6 -1Q-6 -10 0 -12Q6 -10 6 -1Z", "#3A3340"),
    )
    return document(128, 112, at(64, 58, sheep, arm, sea, surface, bubbles))


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


def seat(look: Look) -> str:
    return document(128, 128, at(64, 66, sheep_in_ring(look), scale=1.08))


def seat_badge(look: Look) -> str:
    """Only the head, on the colour of the scarf, for 16 to 40 px."""
    ground = circle(32, 32, 30, look.scarf, stroke=PAPER, stroke_width=3)
    return document(TOKEN, TOKEN, ground, at(32, 41, sheep_head(look), scale=0.98))


def scarf_swatch(look: Look) -> str:
    """A strip of the scarf for name plates and score columns; it can be tiled across."""
    spots = [(8.0 + 16 * i, 8.0) for i in range(4)]
    if look.knit == "zigzag":
        spots = [(8.0 * i, 8.0) for i in range(9)]
    return document(64, 16, box(0, 0, 64, 16, look.scarf), knit_marks(look, spots))
