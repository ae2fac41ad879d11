"""The two ships of Turning Tides, seen from above.

A ship is drawn with its bow to the right: 170 of bow before zone 1, seven zones of 120 x 184,
and 118 of stern behind zone 7.  Turned by 180 degrees it sails left.
"""

import math

from drawing.frame import rounded
from drawing.lines import dots
from drawing.palette import DEEP_SEA, FOAM, INK, PAPER, VERMILION, WOOD_DARK, YELLOW
from drawing.svg import at, box, circle, document, element, line, path, point, short
from drawing.turning_tides.livery import GOLD, LIVERIES, SILVER, Livery, emblem
from drawing.turning_tides.zones import GUNWALE, ZONE_H, ZONE_W

ZONES = 7
STERN, BOW, MARGIN = 118, 170, 12
SHIP_W = STERN + ZONES * ZONE_W + BOW
SHIP_H = ZONE_H + 2 * (GUNWALE + MARGIN)
MIDDLE = SHIP_H / 2
FORE = STERN + ZONES * ZONE_W  # the fore edge of zone 1


def outline(half: float, stern: float, bow: float, square: bool) -> str:
    """The hull: parallel sides, a rounded or square stern, a bow that comes to a point."""
    y = MIDDLE
    taper = FORE - 34
    tail = (
        f"Q{point(stern - 4, y + half)} {point(stern - 10, y + half * 0.5)}V{short(y - half * 0.5)}"
        f"Q{point(stern - 4, y - half)} {point(stern + 26, y - half)}"
        if square
        else f"C{point(stern - 22, y + half)} {point(stern - 30, y + half * 0.4)} {point(stern - 30, y)}"
        f"S{point(stern - 22, y - half)} {point(stern + 26, y - half)}"
    )
    return (
        f"M{point(stern + 26, y - half)}H{short(taper)}"
        f"C{point(FORE + 26, y - half)} {point(bow - 40, y - half * 0.5)} {point(bow, y)}"
        f"C{point(bow - 40, y + half * 0.5)} {point(FORE + 26, y + half)} {point(taper, y + half)}"
        f"H{short(stern + 26)}{tail}Z"
    )


def planks(livery: Livery) -> str:
    """Two tones of deck, zone by zone, and the seams between the planks."""
    top = MIDDLE - ZONE_H / 2
    cells = "".join(
        box(STERN + i * ZONE_W, top, ZONE_W, ZONE_H, livery.deck[(ZONES - i) % 2]) for i in range(ZONES - 1)
    )
    seams = "".join(f"M{STERN - 26} {short(top + 23 * row)}H{FORE + 30}" for row in range(1, 8))
    butts = "".join(
        f"M{STERN + 24 + (row * 67) % 104 + 168 * column} {short(top + 23 * row)}v23"
        for row in range(8)
        for column in range(5)
    )
    return cells + line(seams, livery.seam, 1.2, opacity=0.4) + line(butts, livery.seam, 1.2, opacity=0.4)


def bulkheads(livery: Livery) -> str:
    """The lines between the zones, with a knee at either end."""
    top, foot = MIDDLE - ZONE_H / 2, MIDDLE + ZONE_H / 2
    xs = [STERN + i * ZONE_W for i in range(ZONES + 1)]
    lines = "".join(f"M{x} {short(top + 6)}V{short(foot - 6)}" for x in xs)
    knees = "".join(f"M{x - 9} {short(top)}h18l-9 12zM{x - 9} {short(foot)}h18l-9 -12z" for x in xs)
    return line(lines, livery.hull_dark, 2.2, opacity=0.55) + path(knees, livery.hull_dark, opacity=0.8)


def trim(livery: Livery) -> str:
    """The ornament of the rail: studs on gold, notches on silver."""
    upper, lower = MIDDLE - ZONE_H / 2 - GUNWALE / 2, MIDDLE + ZONE_H / 2 + GUNWALE / 2
    xs = [STERN + 15 + 30 * i for i in range(27)]
    if livery is GOLD:
        return dots([(x, y) for x in xs for y in (upper, lower)], livery.hull_dark, 6)
    notches = "".join(
        f"M{x - 8} {short(upper + 4)}l8 -8l8 8zM{x - 8} {short(lower - 4)}l8 8l8 -8z" for x in xs
    )
    return path(notches, livery.hull_dark)


def ram() -> str:
    """A ram's head with curled horns, looking right."""
    curl = "M-2 8C-30 6 -34 42 -6 44C18 44 20 22 2 25"
    horn = line(curl, GOLD.rim, 15) + line(curl, YELLOW, 10)
    snout = (
        "M-18 0Q-16 -17 6 -16Q30 -11 44 -8Q52 0 44 8Q30 11 6 16Q-16 17 -18 0Z"  # broad brow, narrow muzzle
    )
    head = path(snout, "#F7CE72", stroke=GOLD.rim, stroke_width=2.4)
    marks = dots([(14, -9), (14, 9)], INK, 5) + dots([(43, -3), (43, 3)], GOLD.rim, 2.6)
    return horn + element("g", horn, transform="scale(1 -1)") + head + marks


def narwhal() -> str:
    """A narwhal's head with its twisted horn, looking right."""
    horn = path("M0 -9L58 0L0 9Z", "#F2F5F2", stroke=SILVER.rim, stroke_width=2.4)
    turns = "".join(f"M{14 + i * 12} {short(i * 1.5 - 6)}l6 {short(12 - i * 3)}" for i in range(3))
    head = path(
        "M-46 0Q-38 -22 -12 -19Q9 -14 9 0Q9 14 -12 19Q-38 22 -46 0Z",
        "#8FA3B5",
        stroke=SILVER.rim,
        stroke_width=2.4,
    )
    return horn + line(turns, SILVER.rim, 2.6) + head + dots([(-6, -11), (-6, 11)], INK, 5.4)


def figurehead(livery: Livery) -> str:
    """The figure at the bow, a different one for each ship."""
    return at(SHIP_W - 56, MIDDLE, ram()) if livery is GOLD else at(SHIP_W - 60, MIDDLE, narwhal())


def stern_flag(livery: Livery) -> str:
    """The flag behind the stern: a swallow tail with a sun, a square with a moon."""
    staff = line(f"M{STERN - 34} {MIDDLE}H18", WOOD_DARK, 5)
    if livery is GOLD:
        cloth = path(
            f"M64 {MIDDLE - 24}H4L20 {MIDDLE}L4 {MIDDLE + 24}H64Z",
            VERMILION,
            stroke=livery.rail,
            stroke_width=3,
        )
        return staff + cloth + at(43, MIDDLE, emblem(livery, 14, YELLOW))
    cloth = path(f"M64 {MIDDLE - 24}H12V{MIDDLE + 24}H64Z", "#2B5F8F", stroke=livery.rail, stroke_width=3)
    return staff + cloth + at(38, MIDDLE, emblem(livery, 14, PAPER))


def helm(livery: Livery) -> str:
    """The steering wheel, seen from above, on its own bit of deck."""
    spokes = "".join(
        f"M0 0L{point(22 * math.cos(a), 22 * math.sin(a))}" for a in [math.tau * i / 8 for i in range(8)]
    )
    wheel = line(spokes, livery.hull_dark, 4) + circle(
        0, 0, 15, "none", stroke=livery.hull_dark, stroke_width=5
    )
    return wheel + circle(0, 0, 5, livery.rail)


def poop(livery: Livery) -> str:
    """The quarterdeck behind zone 7 and the foredeck before zone 1."""
    y, x = MIDDLE, STERN
    step = box(x - 8, y - 70, 8, 140, livery.hull_dark, 3, opacity=0.8)
    lamps = ((x - 22, y - 62), (x - 22, y + 62)) if livery is GOLD else ((x - 20, y - 78), (x - 20, y + 78))
    lights = "".join(circle(lx, ly, 9, livery.hull_dark) + circle(lx, ly, 6, "#FFE39A") for lx, ly in lamps)
    hatch = path(rounded(FORE + 14, y - 26, 42, 52, 8), livery.hull_dark, opacity=0.75)
    bars = line(
        f"M{FORE + 25} {y - 19}v38M{FORE + 35} {y - 19}v38M{FORE + 45} {y - 19}v38", livery.deck[0], 3
    )
    rope = at(FORE + 76, y, line("M0 -13a13 13 0 1 0 .1 0M0 -7a7 7 0 1 0 .1 0", "#C9A46A", 3.4))
    return step + at(x - 28, y, helm(livery)) + lights + hatch + bars + rope


def gratings(livery: Livery) -> str:
    """Two hatches to the hold, pale enough to stay behind the pieces."""
    drawn = ""
    for zone in (2, 6):
        x = STERN + (ZONES - zone + 0.5) * ZONE_W
        cells = "".join(
            f"M{short(x - 28 + 14 * i)} {MIDDLE - 28}v56M{short(x - 28)} {MIDDLE - 28 + 14 * i}h56"
            for i in range(5)
        )
        drawn += path(rounded(x - 32, MIDDLE - 32, 64, 64, 6), livery.seam, opacity=0.22)
        drawn += line(cells, livery.hull_dark, 2.2, opacity=0.22)
    return drawn


def bow_cell(livery: Livery) -> str:
    """Zone 1, whose fore corners are rounded towards the bow."""
    top, foot = short(MIDDLE - ZONE_H / 2), short(MIDDLE + ZONE_H / 2)
    inner_top, inner_foot = short(MIDDLE - ZONE_H / 2 + 8), short(MIDDLE + ZONE_H / 2 - 8)
    d = (
        f"M{FORE - ZONE_W} {top}H{FORE - 34}Q{FORE - 14} {top} {FORE} {inner_top}V{inner_foot}"
        f"Q{FORE - 14} {foot} {FORE - 34} {foot}H{FORE - ZONE_W}Z"
    )
    return path(d, livery.deck[1])


def ship(livery: Livery) -> str:
    """A whole ship from above, bow to the right."""
    square = livery is SILVER
    half, tip = ZONE_H / 2 + GUNWALE, SHIP_W - (90 if square else 62)
    shade = path(outline(half + 9, STERN - 30, tip + 8, square), DEEP_SEA, opacity=0.28)
    hull = path(outline(half, STERN - 28, tip, square), livery.hull, stroke=livery.hull_dark, stroke_width=3)
    rail = path(outline(half - 5, STERN - 23, tip - 10, square), "none", stroke=livery.rail, stroke_width=6)
    deck = path(
        outline(half - GUNWALE, STERN - 14, tip - 28, square),
        livery.deck[1],
        stroke=livery.hull_dark,
        stroke_width=2,
    )
    cells = bow_cell(livery) + planks(livery)
    return document(
        SHIP_W,
        SHIP_H,
        stern_flag(livery),
        shade,
        hull,
        rail,
        trim(livery),
        deck,
        cells,
        gratings(livery),
        bulkheads(livery),
        poop(livery),
        figurehead(livery),
    )


def wake() -> str:
    """Foam at the bow and along the sides, laid under a ship that sails."""
    left, right = STERN, SHIP_W - 30
    d = ""
    for side in (-1, 1):
        y = MIDDLE + side * (ZONE_H / 2 + GUNWALE + 6)
        d += f"M{right} {short(MIDDLE + side * 8)}Q{FORE + 40} {short(y)} {FORE - 60} {short(y)}"
        d += f"M{FORE - 110} {short(y + side * 2)}h-90M{FORE - 260} {short(y)}h-130"
        d += f"M{FORE - 450} {short(y + side * 3)}h-80"
        d += f"M{left + 120} {short(y)}h-100"
    tail = f"M40 {short(MIDDLE - 70)}q-14 14 -32 16M40 {short(MIDDLE + 70)}q-14 -14 -32 -16"
    return document(SHIP_W, SHIP_H, line(d, FOAM, 5, opacity=0.75) + line(tail, FOAM, 4, opacity=0.6))


def ship_pictures() -> dict[str, str]:
    return {f"ships/{livery.name}": ship(livery) for livery in LIVERIES} | {"ships/wake": wake()}
