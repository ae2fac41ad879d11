"""The zones of a ship, and the pictures laid over them."""

from drawing.frame import rounded
from drawing.palette import DEEP_SEA, INK, PAPER, VERMILION, YELLOW
from drawing.svg import at, box, circle, document, line, path, short
from drawing.turning_tides.livery import GOLD, LIVERIES, Livery

ZONE_W, ZONE_H, GUNWALE = 120, 184, 16
HOLE = (
    "M6 20L22 8L36 22L50 6L66 20L84 8L96 22L114 14L108 44L116 62L106 84L114 108L104 128L114 154"
    "L96 166L86 178L70 164L54 180L40 166L22 176L8 160L16 134L6 112L16 88L4 64L14 42Z"
)


def zone_plain(livery: Livery) -> str:
    """One zone by itself, for lists and sheets."""
    rail = box(0, 0, ZONE_W, ZONE_H + 2 * GUNWALE, livery.hull)
    rails = box(0, 4, ZONE_W, 6, livery.rail) + box(0, ZONE_H + 2 * GUNWALE - 10, ZONE_W, 6, livery.rail)
    deck = box(0, GUNWALE, ZONE_W, ZONE_H, livery.deck[0])
    seams = "".join(f"M0 {GUNWALE + 23 * row}H{ZONE_W}" for row in range(1, 8))
    return document(
        ZONE_W, ZONE_H + 2 * GUNWALE, rail, rails, deck, line(seams, livery.seam, 1.2, opacity=0.45)
    )


def zone_destroyed(livery: Livery) -> str:
    """Laid over a zone that was shot to pieces: black water, broken planks, a cross."""
    rim = path(HOLE, livery.hull_dark, stroke=livery.hull_dark, stroke_width=5)
    pool = path(HOLE, DEEP_SEA)
    ripples = line(
        "M28 62q8 -6 16 0t16 0t16 0t16 0M22 104q8 -6 16 0t16 0M66 132q8 -6 16 0t16 0", "#3F8A93", 3
    )
    boards = "".join(
        at(
            x,
            y,
            box(-w / 2, -6, w, 12, livery.deck[i % 2], 2, stroke=livery.hull_dark, stroke_width=2),
            turn=turn,
        )
        for i, (x, y, w, turn) in enumerate(
            ((32, 40, 46, 34), (88, 74, 50, -28), (38, 142, 52, -18), (86, 150, 30, 50))
        )
    )
    cross = "M42 78L78 114M78 78L42 114"
    mark = line(cross, PAPER, 16) + line(cross, VERMILION, 10)
    return document(ZONE_W, ZONE_H, rim, pool, ripples, boards, mark)


def zone_falls() -> str:
    """Laid over a zone that would be shot to pieces: only where the hole would be."""
    drawn = path(HOLE, DEEP_SEA, opacity=0.14)
    for colour, width in ((PAPER, 9), (INK, 4.5)):
        drawn += line(HOLE, colour, width, stroke_dasharray="12 13")
    inset = at(ZONE_W * 0.07, ZONE_H * 0.07, drawn, scale=0.86)
    return document(ZONE_W, ZONE_H, inset)


def corners(w: float, h: float, arm: float) -> str:
    return (
        f"M6 {6 + arm}V16Q6 6 16 6H{6 + arm}M{w - 6 - arm} 6H{w - 16}Q{w - 6} 6 {w - 6} 16V{6 + arm}"
        f"M{w - 6} {h - 6 - arm}V{h - 16}Q{w - 6} {h - 6} {w - 16} {h - 6}H{w - 6 - arm}"
        f"M{6 + arm} {h - 6}H16Q6 {h - 6} 6 {h - 16}V{h - 6 - arm}"
    )


def zone_choose() -> str:
    """A zone that may be chosen: brighter, with a frame; lies under the pieces."""
    d = rounded(6, 6, ZONE_W - 12, ZONE_H - 12, 12)
    return document(
        ZONE_W,
        ZONE_H,
        path(d, "#FFFFFF", opacity=0.55),
        path(d, "none", stroke=INK, stroke_width=9),
        path(d, "none", stroke=YELLOW, stroke_width=5.4),
    )


def zone_target() -> str:
    """A zone that would be hit; lies over the pieces."""
    d = corners(ZONE_W, ZONE_H, 34)
    cx, cy = ZONE_W / 2 + 24, 40
    sight = (
        f"M{short(cx - 15)} {cy}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0"
        f"M{short(cx)} {cy - 22}v12M{short(cx)} {cy + 22}v-12"
        f"M{short(cx - 22)} {cy}h12M{short(cx + 22)} {cy}h-12"
    )
    return document(
        ZONE_W,
        ZONE_H,
        path(rounded(6, 6, ZONE_W - 12, ZONE_H - 12, 12), VERMILION, opacity=0.16),
        line(d + sight, PAPER, 12),
        line(d + sight, VERMILION, 7),
    )


def falls() -> str:
    """At a unit that would be removed: it goes down, into the water."""
    return document(
        44,
        44,
        circle(22, 22, 20, PAPER),
        circle(22, 22, 17.4, VERMILION),
        path("M22 29L12 18H18V8H26V18H32Z", PAPER),
        line("M11 33Q16.5 28.5 22 33T33 33", PAPER, 3.4),
    )


def contact() -> str:
    """Between two zones that face each other: an arrow to either side."""
    d = "M60 3L78 17H42ZM60 37L78 23H42Z"
    return document(ZONE_W, 40, path(d, PAPER, stroke=DEEP_SEA, stroke_width=2.4))


def plaque(livery: Livery) -> str:
    """The small plate for the number of a zone."""
    if livery is GOLD:
        return document(36, 36, circle(18, 18, 16, PAPER, stroke=livery.rim, stroke_width=2.6))
    return document(36, 36, box(3, 3, 30, 30, PAPER, 6, stroke=livery.rim, stroke_width=2.6))


def zone_pictures() -> dict[str, str]:
    files = {
        "ships/zone-choose": zone_choose(),
        "ships/zone-target": zone_target(),
        "ships/zone-falls": zone_falls(),
        "ships/contact": contact(),
        "ships/falls": falls(),
    }
    for livery in LIVERIES:
        files |= {
            f"ships/zone-{livery.name}": zone_plain(livery),
            f"ships/zone-destroyed-{livery.name}": zone_destroyed(livery),
            f"ships/plaque-{livery.name}": plaque(livery),
        }
    return files
