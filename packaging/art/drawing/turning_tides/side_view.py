"""The two ships from the side."""

from drawing.lines import Swell, water
from drawing.palette import FOAM, INK, MID_SEA, YELLOW
from drawing.svg import at, box, circle, document, line, path
from drawing.turning_tides.crew import captain_head, mast_piece, sailor_head
from drawing.turning_tides.livery import GOLD, Livery


def side_hull(livery: Livery) -> str:
    """A ship from the side, sailing right; the water line is y = 0, the mast stands at x = 0."""
    body = "M-104 -52Q-100 10 -70 22H70Q98 16 118 -46Q60 -30 0 -30T-104 -52Z"
    hull = path(body, livery.hull, stroke=livery.hull_dark, stroke_width=3)
    strake = path("M-103 -44Q-60 -22 0 -22T115 -37L112 -29Q60 -13 0 -13T-102 -35Z", livery.rail)
    low = path("M-92 -2Q-84 16 -70 22H70Q88 18 102 -8Q60 6 0 6T-92 -2Z", livery.hull_dark, opacity=0.55)
    ports = "".join(
        box(x - 9, y - 8, 18, 16, INK, 2) + circle(x, y, 5.5, livery.barrel_light) + circle(x, y, 3, INK)
        for x, y in ((-58, -4), (-20, 1), (20, 2), (58, -4))
    )
    castle = path("M-112 -84H-62V-40Q-88 -44 -104 -52Z", livery.hull, stroke=livery.hull_dark, stroke_width=3)
    castle += (
        box(-116, -90, 58, 9, livery.rail, 3)
        + box(-98, -74, 12, 14, "#FFE39A", 2)
        + box(-80, -74, 12, 14, "#FFE39A", 2)
    )
    if livery is GOLD:
        horn = "M118 -52C132 -70 150 -60 144 -46C138 -38 130 -44 133 -50"
        head = line(horn, livery.rim, 11) + line(horn, YELLOW, 7.4)
    else:
        head = path("M106 -42L168 -66L114 -28Z", "#F2F5F2", stroke=livery.rim, stroke_width=2.4) + line(
            "M122 -46l6 9M134 -51l5 8M146 -56l4 6", livery.rim, 2.4
        )
    return head + castle + hull + low + strake + ports


def captain_aft(livery: Livery) -> str:
    return at(-86, -104, captain_head(livery), scale=0.72)


def whole_crew(livery: Livery) -> str:
    bow, waist = (at(x, y, sailor_head(livery), scale=0.62) for x, y in ((48, -58), (-34, -54)))
    return bow + captain_aft(livery) + waist


def side_ship(livery: Livery, crew: str) -> str:
    return at(4, -26, mast_piece(livery), scale=1.42) + crew + side_hull(livery)


def side_view(livery: Livery) -> str:
    """The ship from the side on a strip of sea, 320 x 300."""
    sea = path(water(6, 314, 258, 294, Swell(4, 44, 0.3, 0.2)), MID_SEA, opacity=0.92)
    surf = line(
        "M8 256q8 -7 17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0t17 0",
        FOAM,
        3,
    )
    return document(320, 300, at(150, 250, side_ship(livery, whole_crew(livery))), sea, surf)
