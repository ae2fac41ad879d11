"""The signs of the eight tasks, and the objects in them."""

import math

from drawing.lines import dots, polygon, ring_of_arcs, star_corners
from drawing.palette import BRICK, INK, LEAF, MID_SEA, PAPER, VERMILION, WOOD, WOOD_DARK, YELLOW
from drawing.sheep import Look
from drawing.svg import at, box, circle, document, line, path, point, short
from drawing.turning_tides.crew import captain_hat, face, sailor_head, up_arrow
from drawing.turning_tides.livery import GOLD, Livery


def wheel(r: float, colour: str = WOOD) -> str:
    """A ship's wheel with eight handles."""
    spokes, knobs = "", []
    for i in range(8):
        a = math.tau * i / 8
        x, y = math.cos(a), math.sin(a)
        spokes += f"M0 0L{point(r * x, r * y)}"
        knobs.append((r * 0.98 * x, r * 0.98 * y))
    rim = circle(0, 0, r * 0.66, "none", stroke=WOOD_DARK, stroke_width=r * 0.26)
    rim += circle(0, 0, r * 0.66, "none", stroke=colour, stroke_width=r * 0.18)
    hub = circle(0, 0, r * 0.22, WOOD_DARK) + circle(0, 0, r * 0.14, YELLOW)
    return line(spokes, WOOD_DARK, r * 0.13) + dots(knobs, WOOD_DARK, r * 0.2) + rim + hub


def side_cannon(livery: Livery | None = None, turn: float = -8) -> str:
    """A cannon from the side, pointing right; about 104 wide."""
    barrel = livery.barrel if livery else "#39434B"
    light = livery.barrel_light if livery else "#7C8992"
    gun = path("M-44 -14Q-52 0 -44 14L44 11V-11Z", barrel, stroke=INK, stroke_width=2.6)
    rings = line("M-26 -12V12M6 -11V11", light, 5) + line("M-38 -7Q0 -5 40 -5", light, 3)
    muzzle = box(40, -14, 11, 28, barrel, 4, stroke=INK, stroke_width=2.6) + circle(
        -51, 0, 5.5, light, stroke=INK, stroke_width=2
    )
    bed = path("M-40 16H24L32 34H-48Z", WOOD, stroke=WOOD_DARK, stroke_width=2.6)
    wheels = "".join(
        circle(x, 38, 14, WOOD_DARK) + circle(x, 38, 9.5, WOOD) + circle(x, 38, 3.4, INK) for x in (-30, 16)
    )
    return bed + at(0, 0, gun + rings + muzzle, turn=turn) + wheels


def burst(r: float, colour: str, points: int = 10, inner: float = 0.56) -> str:
    corners = star_corners(r, points, inner, -math.pi / 2)
    return path(polygon(corners), colour, stroke=colour, stroke_width=r * 0.08)


def blast(r: float) -> str:
    return burst(r, VERMILION) + burst(r * 0.68, YELLOW) + circle(0, 0, r * 0.26, PAPER)


def smoke(r: float) -> str:
    spots = [(r * math.cos(a), r * 0.82 * math.sin(a)) for a in [math.tau * i / 8 for i in range(8)]]
    inner = [(x * 0.72 - r * 0.1, y * 0.7 - r * 0.1) for x, y in spots]
    return path(ring_of_arcs(spots, 0.6), "#C9C8C4") + path(ring_of_arcs(inner, 0.6), "#EDEBE4")


def hourglass() -> str:
    glass = path(
        "M-15 -21Q-15 -6 -3 0Q-15 6 -15 21H15Q15 6 3 0Q15 -6 15 -21Z", "#E4F2F0", stroke=INK, stroke_width=2.6
    )
    sand = path("M-9.5 -11Q-6 -4 0 -1.5Q6 -4 9.5 -11ZM0 6Q-10 10 -11.5 20H11.5Q10 10 0 6Z", YELLOW)
    return glass + sand + line("M0 -2V8", YELLOW, 2) + line("M-19 -23H19M-19 23H19", WOOD_DARK, 6)


def arrow_across(width: float, colour: str, stroke: float) -> str:
    """An arrow with a head at either end."""
    w, h = width / 2, stroke * 1.9
    heads = "".join(
        f"M{point(side * (w - h), -h)}L{short(side * w)} 0L{point(side * (w - h), h)}" for side in (-1, 1)
    )
    return line(f"M{short(-w)} 0H{short(w)}{heads}", colour, stroke)


def hoof_print(colour: str = INK) -> str:
    return path("M-1.6 -10Q-10 -8 -10 3Q-9 10 -1.6 8ZM1.6 -10Q10 -8 10 3Q9 10 1.6 8Z", colour)


def plus(x: float, y: float, r: float = 9) -> str:
    bars = f"M{short(-r * 0.5)} 0h{short(r)}M0 {short(-r * 0.5)}v{short(r)}"
    return at(x, y, circle(0, 0, r + 2, PAPER), circle(0, 0, r, LEAF), line(bars, PAPER, r * 0.34))


DECKHAND = Look("deckhand", VERMILION, "dots", PAPER, "#F3DCC0", "#FBEBD6", "cheerful")


def hand_head(livery: Livery | None) -> str:
    """A sailor of this ship, or of no ship, with a red kerchief."""
    if livery:
        return sailor_head(livery)
    cap = path("M-20 -20Q-20 -40 0 -40T20 -20Q0 -28 -20 -20Z", VERMILION, stroke=BRICK, stroke_width=1.6)
    return (
        face(DECKHAND)
        + path("M18 -26L32 -32L29 -24L34 -18L20 -21Z", BRICK)
        + cap
        + dots([(-11, -29), (0, -34), (11, -29), (0, -27)], PAPER, 4)
    )


def sign(task: str, livery: Livery | None = None) -> str:
    """The sign of a task, about 56 wide and high around the origin."""
    if task == "wait":
        return hourglass()
    if task == "sailor":
        return at(-3, 14, hand_head(livery), scale=0.82) + plus(18, 18, 8.5)
    if task == "cannon":
        return at(-3, -5, side_cannon(livery), scale=0.5) + plus(18, 18, 8.5)
    if task == "move":
        return at(0, -8, hoof_print(), scale=1.35) + at(0, 17, arrow_across(50, MID_SEA, 6))
    if task == "navigate":
        return wheel(27)
    if task == "swing":
        rope = line("M24 -27L2 -4", WOOD_DARK, 4.4)
        swoop = line("M-27 -6Q-24 24 8 25M-1 17L9 25.4L0 32", VERMILION, 5)
        return swoop + rope + at(1, 10, hand_head(livery), scale=0.56)
    if task == "fire":
        return at(5, -4, blast(24)) + circle(-14, 15, 11, INK) + line("M-20 12Q-18 7 -13 7", PAPER, 2.6)
    return at(-3, 24, captain_hat(livery or GOLD), scale=0.66) + up_arrow(0, 17, 1.15)


def sign_token(task: str) -> str:
    """The sign on paper, 64 x 64, for the order of tasks and for lists."""
    return document(64, 64, at(32, 32, sign(task)))
