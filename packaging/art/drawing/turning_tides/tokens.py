"""The round marks, panels and card places of Turning Tides."""

from drawing.frame import rounded
from drawing.lines import dots, polygon, star_corners
from drawing.palette import DAWN, DEEP_SEA, FOAM, LEAF, LIGHT_SEA, MID_SEA, PAPER, VERMILION, WOOD_DARK
from drawing.svg import at, box, circle, document, line, path
from drawing.things import wind_curl
from drawing.tokens import badge, token
from drawing.turning_tides.livery import GOLD, LIVERIES, Livery, emblem

FAINT_INK = "#8A8F93"


def wreck() -> str:
    """A destroyed zone, beside their number."""
    hole = path(polygon(star_corners(28, 11, 0.74)), "#2A3238")
    water = path("M-17 4q5.6 -5 11.3 0t11.3 0t11.3 0Q14 18 0 18T-17 4Z", MID_SEA)
    cross = "M-10 -10L10 10M10 -10L-10 10"
    return token(hole, water, line(cross, PAPER, 12), line(cross, VERMILION, 7))


def wind_mark() -> str:
    """Wind: the ships are sailing."""
    return badge(
        at(-22, -4, wind_curl(40, MID_SEA, 4.4)),
        line("M-22 18q5.5 -4 11 0t11 0t11 0t11 0", MID_SEA, 3.4),
        colour="#E6F2F0",
        rim=MID_SEA,
    )


def lee_mark() -> str:
    """Lee: the pause between two rounds, behind the island."""
    hill = path("M-27 6Q-16 -20 2 -16Q20 -14 27 6Z", "#7FA65A")
    palm = line("M4 -14Q6 -22 5 -26", WOOD_DARK, 3) + path(
        "M5 -26Q-6 -30 -8 -20Q0 -24 5 -24Q12 -24 18 -20Q16 -30 5 -26Z", LEAF
    )
    calm = path("M-27 6H27Q22 28 0 28T-27 6Z", LIGHT_SEA) + line("M-16 14h32M-10 20h20", PAPER, 3)
    return badge(palm, hill, calm, colour=DAWN, rim=LEAF)


def step(kind: str) -> str:
    """One of the steps of a round: sailed, now, still to come; told by shape."""
    if kind == "done":
        return document(24, 24, circle(12, 12, 9, DEEP_SEA), line("M7.5 12.5l3 3.5l6 -7.5", PAPER, 2.6))
    if kind == "now":
        hull = path("M2 13H22Q20 21 15 21H9Q4 21 2 13Z", VERMILION) + path(
            "M12.6 2L20 11H12.6ZM11 4.5V11H5Z", PAPER
        )
        return document(24, 24, circle(12, 12, 11.6, DEEP_SEA), hull)
    return document(24, 24, circle(12, 12, 7, PAPER, stroke=DEEP_SEA, stroke_width=3))


def hold(livery: Livery) -> str:
    """The hold: a panel of planks with iron corners, 400 x 120; a nine-patch with borders of 24."""
    edge = livery.hull_dark
    panel = path(rounded(2, 2, 396, 116, 12), livery.hull, stroke=edge, stroke_width=3)
    inner = path(rounded(11, 11, 378, 98, 7), "#F6E3BE" if livery is GOLD else "#DDE6ED")
    studs = dots([(13, 13), (387, 13), (13, 107), (387, 107)], livery.rail, 7)
    return document(400, 120, panel, inner, studs)


def card_place(colour: str) -> str:
    """An empty place for a card."""
    d = rounded(6, 6, 238, 338, 18)
    return document(
        250,
        350,
        path(d, colour, opacity=0.12),
        path(d, "none", stroke=colour, stroke_width=4, stroke_dasharray="12 12"),
    )


def ship_badge(livery: Livery) -> str:
    """The sign of a ship, 64 x 64: a disc with a sun, a square with a moon."""
    if livery is GOLD:
        return token(circle(0, 0, 29, livery.plate, stroke=livery.rim, stroke_width=3), emblem(livery, 22))
    return token(
        box(-28, -28, 56, 56, livery.plate, 12, stroke=livery.rim, stroke_width=3), emblem(livery, 20)
    )


def token_pictures() -> dict[str, str]:
    files = {
        "tokens/wreck": wreck(),
        "tokens/wind": wind_mark(),
        "tokens/lee": lee_mark(),
        "tokens/place": card_place(FAINT_INK),
        "tokens/place-dark": card_place(FOAM),
    }
    files |= {f"tokens/step-{kind}": step(kind) for kind in ("done", "now", "next")}
    for livery in LIVERIES:
        files |= {
            f"tokens/hold-{livery.name}": hold(livery),
            f"tokens/ship-{livery.name}": ship_badge(livery),
        }
    return files
