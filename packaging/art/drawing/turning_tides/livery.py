"""The colours and signs of the two ships."""

import math
from dataclasses import dataclass

from drawing.lines import dots
from drawing.palette import INK, PAPER, YELLOW
from drawing.sheep import Look
from drawing.svg import circle, path, point, short

GOLD_DARK = "#8A5A12"


@dataclass(frozen=True)
class Livery:
    """The colours and signs of one ship: gold is round and warm, silver square and cool."""

    name: str
    rim: str
    trim: str
    plate: str
    hull: str
    hull_dark: str
    rail: str
    deck: tuple[str, str]
    seam: str
    sail: str
    band: str
    barrel: str
    barrel_light: str
    look: Look


GOLD = Livery(
    "gold",
    GOLD_DARK,
    YELLOW,
    "#FBE6B4",
    "#A9683A",
    "#74442A",
    YELLOW,
    ("#E9C692", "#DFB77F"),
    "#B98A55",
    "#FFF3D6",
    "#F2B134",
    "#97671F",
    "#D9A94F",
    Look("gold", YELLOW, "dots", INK, "#F3DCC0", "#FBEBD6", "cheerful"),
)
SILVER = Livery(
    "silver",
    "#3F5062",
    "#C4D1DA",
    "#DDE8EE",
    "#41597A",
    "#2A3D58",
    "#C4D1DA",
    ("#DDE0DA", "#CCD3D1"),
    "#8996A0",
    "#EAF1F5",
    "#7E93A8",
    "#2E3740",
    "#66737E",
    Look("silver", "#7E93A8", "stripes", PAPER, "#5B5563", "#857E8C", "cheerful"),
)
LIVERIES = (GOLD, SILVER)


def emblem(livery: Livery, r: float, colour: str | None = None) -> str:
    """The sign of a ship: a sun with round rays, or a crescent with a pointed star."""
    colour = colour or livery.rim
    if livery is GOLD:
        rays = [
            (r * 0.86 * math.cos(a), r * 0.86 * math.sin(a)) for a in [math.tau * i / 8 for i in range(8)]
        ]
        return circle(0, 0, r * 0.52, colour) + dots(rays, colour, r * 0.3)
    crescent = (
        f"M{point(-r * 0.1, -r)}A{short(r)} {short(r)} 0 1 0 {point(r * 0.9, r * 0.35)}"
        f"A{short(r * 0.8)} {short(r * 0.8)} 0 0 1 {point(-r * 0.1, -r)}Z"
    )
    long, thin = r * 0.3, r * 0.12
    steps = [
        (thin, long),
        (long, thin),
        (-long, thin),
        (-thin, long),
        (-thin, -long),
        (-long, -thin),
        (long, -thin),
    ]
    spark = f"M{point(r * 0.52, -r * 0.86)}l{' '.join(point(*step) for step in steps)}z"
    return path(crescent + spark, colour)
