"""The two suits of Onda, its points, and their marks."""

import math
from dataclasses import dataclass
from itertools import pairwise

from drawing.lines import dots, polygon, star_corners
from drawing.palette import FOAM, INK, PAPER, PAPER_EDGE, YELLOW, mix
from drawing.svg import at, circle, ellipse, line, path, point, short

CORAL = "#D9472B"
INDIGO = "#2A3163"
INDIGO_EDGE = "#8E9BD6"
PLUM = "#84428F"
PLUM_DARK = "#5A2A66"


@dataclass(frozen=True)
class Suit:
    """The features of a suit: shells are day and round, stars are night and pointed."""

    name: str
    frame: str
    edge: str
    tab: str
    sky: tuple[str, str]
    wild_sky: tuple[str, str]
    far: str
    wave: tuple[str, str]
    near: str
    crest: str
    light: str


SHELLS = Suit(
    "shells",
    PAPER,
    PAPER_EDGE,
    PAPER,
    ("#FBDDB5", "#FEF3DA"),
    ("#E98F6E", "#FBD3A6"),
    "#8FCBBF",
    ("#4BA9A8", "#1F7D87"),
    "#1B6874",
    FOAM,
    "#7CC7C2",
)
STARS = Suit(
    "stars",
    INDIGO,
    INDIGO_EDGE,
    INDIGO,
    ("#46558C", "#8E92C4"),
    ("#171A3C", "#4B3F78"),
    "#5A66A3",
    ("#4A59A0", "#313C80"),
    "#232B60",
    "#DDE2FA",
    "#7F8CD0",
)
SUITS = (SHELLS, STARS)


def shell(size: float) -> str:
    """A scallop, fan upwards, about `size` high and wide each way from the origin."""
    edge = mix(CORAL, INK, 0.45)
    rim = [(19 * math.cos(a), 3 - 20 * math.sin(a)) for a in [math.radians(-8 + 28 * i) for i in range(8)]]
    fan = f"M0 18L{point(*rim[0])}"
    for (x0, y0), (x1, y1) in pairwise(rim):
        r = short(math.dist((x0, y0), (x1, y1)) * 0.62)
        fan += f"A{r} {r} 0 0 0 {point(x1, y1)}"
    ribs = "".join(f"M0 15L{point(x * 0.8, 3 + (y - 3) * 0.78)}" for x, y in rim[1:-1])
    hinge = path("M-8 12H8L10 19.5H-10Z", edge) + path("M-6.5 13H6.5L8 18H-8Z", mix(CORAL, YELLOW, 0.35))
    body = path(fan + "Z", CORAL, stroke=edge, stroke_width=2.4)
    return at(0, 0, hinge, body, line(ribs, "#FFE3D0", 2.2), scale=size / 20)


def star(size: float) -> str:
    """A sea star with five blunt arms and a row of dots on each."""
    outline = polygon([(x, y + 1) for x, y in star_corners(20, 5, 0.45, -math.pi / 2)])
    arms = [math.radians(72 * i - 90) for i in range(5)]
    cups = [(r * math.cos(a), r * math.sin(a) + 1) for a in arms for r in (7.5, 14)]
    rim = path(outline, mix(YELLOW, INK, 0.55), stroke=mix(YELLOW, INK, 0.55), stroke_width=6.4)
    body = path(outline, YELLOW, stroke=YELLOW, stroke_width=3)
    return at(0, 0, rim, body, dots([(0, 1), *cups], mix(YELLOW, INK, 0.42), 2.6), scale=size / 20)


def suit_mark(suit: Suit, size: float) -> str:
    return shell(size) if suit is SHELLS else star(size)


def suit_disc(x: float, y: float, r: float, colour: str, mark: str) -> str:
    return circle(x, y, r, colour) + at(x, y, mark)


def urchin(r: float, colour: str = INK, light: str = PAPER) -> str:
    """A minus point: small, round and prickly."""
    spines = "".join(
        f"M{point(r * 0.6 * math.cos(a), r * 0.6 * math.sin(a))}"
        f"L{point(r * 1.28 * math.cos(a), r * 1.28 * math.sin(a))}"
        for a in [math.tau * i / 12 for i in range(12)]
    )
    shine = dots([(-r * 0.28, -r * 0.28)], light, r * 0.34)
    return line(spines, colour, r * 0.2) + circle(0, 0, r * 0.76, colour) + shine


def pearl(r: float) -> str:
    """A plus point: round and shining."""
    return (
        circle(0, 0, r, mix(PAPER_EDGE, INK, 0.5))
        + circle(0, 0, r * 0.88, "#F4E7E4")
        + path(
            f"M{point(r * 0.86, 0)}A{short(r * 0.86)} {short(r * 0.86)} 0 0 1 {point(-r * 0.7, r * 0.5)}"
            f"Q{point(r * 0.4, r * 0.6)} {point(r * 0.86, 0)}Z",
            "#D9B9C4",
        )
        + ellipse(-r * 0.32, -r * 0.36, r * 0.26, r * 0.18, "#FFFFFF")
    )


def spiral(r: float, colour: str, width: float) -> str:
    """The whirlpool, the sign of a wild card."""
    spots = []
    for i in range(34):
        angle, reach = i * 0.42 - 0.6, r * (0.1 + 0.9 * i / 33)
        spots.append((reach * math.cos(angle), reach * math.sin(angle)))
    parts = [f"M{point(*spots[0])}"]
    for (x, y), (nx, ny) in pairwise(spots[1:]):
        parts.append(f"Q{point(x, y)} {point((x + nx) / 2, (y + ny) / 2)}")
    return line("".join(parts), colour, width)
