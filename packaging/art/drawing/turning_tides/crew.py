"""Crew, cannons and masts of Turning Tides."""

import math

from drawing.lines import dots, polygon, star_corners
from drawing.palette import DAWN, FOAM, INK, LEAF, MID_SEA, PAPER, VERMILION, WOOD, WOOD_DARK, YELLOW, mix
from drawing.sheep import Look, ear, eyes, mouth, wool
from drawing.svg import at, box, circle, document, ellipse, line, path, point
from drawing.turning_tides.livery import GOLD, GOLD_DARK, LIVERIES, SILVER, Livery, emblem


def face(look: Look, mood: str | None = None) -> str:
    """A head without its forelock, ready for a hat."""
    edge = mix(look.face, INK, 0.4)
    outer = "M-19 -16Q-18 -31 0 -31T19 -16Q20 -2 13 7Q7 15 0 15T-13 7Q-20 -2 -19 -16Z"
    blush = "".join(circle(x, -1.5, 3.6, VERMILION, opacity=0.28) for x in (-14.5, 14.5))
    return (
        ear(-1, look.face)
        + ear(1, look.face)
        + path(outer, look.face, stroke=edge, stroke_width=1.4)
        + ellipse(0, 4.5, 10.5, 8.5, look.muzzle)
        + blush
        + eyes(mood or look.mood, look.face)
        + mouth(mood or look.mood)
    )


def sailor_hat(livery: Livery) -> str:
    if livery is GOLD:  # a kerchief with dots, knotted at the side
        knot = path("M18 -26L32 -32L29 -24L34 -18L20 -21Z", "#DD9720")
        cap = path("M-20 -20Q-20 -40 0 -40T20 -20Q0 -28 -20 -20Z", YELLOW, stroke=GOLD_DARK, stroke_width=1.6)
        return knot + cap + dots([(-11, -29), (0, -34), (11, -29), (0, -27)], PAPER, 4)
    crown = path("M-17 -27V-42Q0 -48 17 -42V-27Z", PAPER, stroke="#3F5062", stroke_width=1.6)
    brim = path("M-22 -22V-31Q0 -38 22 -31V-22Q0 -29 -22 -22Z", "#2B5F8F", stroke="#22405F", stroke_width=1.6)
    return crown + brim + line("M-20 -26.5Q0 -33.5 20 -26.5", PAPER, 2)


def captain_hat(livery: Livery) -> str:
    """A cocked hat: broad and round for gold, tall and pointed for silver."""
    if livery is GOLD:
        hat = "M-35 -22Q-38 -36 -24 -36Q-16 -52 0 -52T24 -36Q38 -36 35 -22Q18 -32 0 -32T-35 -22Z"
        feather = path("M20 -34Q26 -58 44 -58Q46 -44 28 -32Z", VERMILION) + line(
            "M23 -35Q32 -46 42 -55", DAWN, 1.6
        )
        body = path(hat, INK, stroke=YELLOW, stroke_width=2.6)
        return feather + body + at(0, -41, emblem(livery, 7.5, YELLOW))
    hat = "M-27 -21L-31 -34L-17 -38Q-12 -60 0 -62Q12 -60 17 -38L31 -34L27 -21Q14 -31 0 -31T-27 -21Z"
    feather = path("M-14 -40Q-24 -60 -40 -56Q-38 -42 -22 -34Z", "#2B6CB0") + line(
        "M-18 -38Q-28 -50 -37 -53", FOAM, 1.6
    )
    body = path(hat, "#22304A", stroke="#C4D1DA", stroke_width=2.6)
    return feather + body + at(0, -44, emblem(livery, 8, "#E6EEF3"))


def stand(livery: Livery, r: float) -> str:
    """The plate under a sailor: a disc for gold, a square for silver."""
    if livery is GOLD:
        return circle(0, 0, r, livery.plate, stroke=livery.rim, stroke_width=2.6)
    return box(-r, -r, 2 * r, 2 * r, livery.plate, r * 0.34, stroke=livery.rim, stroke_width=2.6)


def captain_stand(livery: Livery, r: float) -> str:
    """The same with an ornate rim: scallops for gold, points for silver."""
    if livery is GOLD:
        spots = [(r * math.cos(a), r * math.sin(a)) for a in [math.tau * i / 14 for i in range(14)]]
        d = (
            f"M{point(*spots[0])}"
            + "".join(f"A7.4 7.4 0 0 1 {point(*p)}" for p in spots[1:] + spots[:1])
            + "Z"
        )
        return path(d, YELLOW, stroke=livery.rim, stroke_width=2.4) + circle(0, 0, r * 0.84, livery.plate)
    rim = polygon(star_corners(r * 1.16, 12, 0.96 / 1.16, math.pi / 4))
    plate = circle(0, 0, r * 0.8, livery.plate)
    return path(rim, livery.trim, stroke=livery.rim, stroke_width=2.4) + plate


def sailor_head(livery: Livery, mood: str | None = None) -> str:
    return face(livery.look, mood) + sailor_hat(livery)


def captain_head(livery: Livery, mood: str | None = None) -> str:
    curls = wool(-19, 2, 7, 9, 7) + wool(19, 2, 7, 9, 7)
    return curls + face(livery.look, mood) + captain_hat(livery)


def sailor(livery: Livery) -> str:
    return document(64, 64, at(32, 33, stand(livery, 27)), at(32, 42, sailor_head(livery), scale=0.86))


def captain(livery: Livery) -> str:
    return document(
        88, 96, at(44, 57, captain_stand(livery, 33)), at(44, 68, captain_head(livery), scale=0.94)
    )


def up_arrow(x: float, y: float, size: float = 1) -> str:
    d = "M0 -9L9 1H4V9H-4V1H-9Z"
    return at(x, y, path(d, LEAF, stroke=PAPER, stroke_width=3), path(d, LEAF), scale=size)


def promoted(livery: Livery) -> str:
    """A sailor under a hat that comes down to it."""
    return document(
        80,
        96,
        at(40, 64, stand(livery, 27)),
        at(40, 73, face(livery.look, "startled"), scale=0.86),
        at(40, 55, captain_hat(livery), scale=0.8),
        up_arrow(68, 78),
    )


def overboard(head: str) -> str:
    """Overboard: the head in a ring of foam."""
    sea = path(
        "M-34 8q5.7 -5 11.3 0t11.3 0t11.3 0t11.3 0t11.3 0t11.3 0Q30 30 0 30T-34 8Z", MID_SEA, opacity=0.9
    )
    surf = line("M-34 8q5.7 -5 11.3 0t11.3 0t11.3 0t11.3 0t11.3 0t11.3 0", FOAM, 3)
    drops = dots([(-34, -10), (-28, -22), (33, -12), (28, -24)], FOAM, 4.4)
    return document(88, 96, at(44, 58, at(0, 0, head, scale=0.86), sea, surf, drops))


def cannon_piece(livery: Livery) -> str:
    """A cannon from above, its muzzle to the north."""
    wheels = "".join(box(x, y, 8, 14, INK, 3) for x in (-22, 14) for y in (-6, 18))
    bed = path("M-15 -8H15L17 34Q0 40 -17 34Z", WOOD, stroke=WOOD_DARK, stroke_width=2.4)
    barrel = path("M-8 -38H8L11 26Q0 34 -11 26Z", livery.barrel, stroke=INK, stroke_width=1.8)
    bands = line("M-9 -20H9M-10.4 8H10.4", livery.barrel_light, 3.4) + line(
        "M-3.5 -32L-4.5 22", livery.barrel_light, 2.4
    )
    muzzle = box(-10, -41, 20, 8, livery.barrel, 3, stroke=INK, stroke_width=1.8) + ellipse(
        0, -41, 5.5, 2.4, "#0B0F12"
    )
    return wheels + bed + barrel + bands + muzzle + circle(0, 30, 4, livery.barrel_light)


def cannon(livery: Livery) -> str:
    """64 x 88; the rail of the ship runs at y = 26 of the picture."""
    return document(64, 88, at(32, 48, cannon_piece(livery)))


def sail(livery: Livery) -> str:
    """A square sail, 84 wide, hung from its yard at the origin."""
    edge = mix(livery.band, INK, 0.35)
    cloth = path("M-38 0Q-42 34 -34 58Q0 70 34 58Q42 34 38 0Z", livery.sail, stroke=edge, stroke_width=1.8)
    if livery is GOLD:
        bands = path(
            "M-38 0Q-42 34 -34 58L-22 61.4Q-28 32 -25 0ZM38 0Q42 34 34 58L22 61.4Q28 32 25 0Z", livery.band
        )
    else:
        bands = path("M-38.6 8H38.6L39.4 18H-39.4ZM-38.4 42H38.4L36.2 51Q0 61 -36.2 51Z", livery.band)
    yard = line("M-44 0H44", WOOD_DARK, 5)
    return cloth + bands + at(0, 30, emblem(livery, 13)) + yard


def mast_piece(livery: Livery) -> str:
    """A mast with its sail; the foot stands on the origin."""
    pole = line("M0 0V-112", WOOD_DARK, 6.4) + line("M-1.4 -2V-110", "#A87A50", 2)
    foot = ellipse(0, 0, 15, 5, WOOD_DARK)
    if livery is GOLD:
        flag = path("M2 -124L34 -117L24 -112L34 -106L2 -103Z", VERMILION) + circle(11, -113.4, 3.6, YELLOW)
    else:
        flag = path("M2 -124H30V-103H2Z", "#2B6CB0") + at(15, -113, emblem(SILVER, 6.4, PAPER))
    return foot + pole + line("M0 -112V-124", WOOD_DARK, 4) + flag + at(0, -92, sail(livery))


def mast(livery: Livery) -> str:
    return document(100, 138, at(50, 131, mast_piece(livery)))


def pawn() -> str:
    """The wooden pawn: a lamb on a turned foot."""
    edge = mix(VERMILION, INK, 0.45)
    body = path(
        "M-21 62Q-22 54 -13 51Q-6 36 -7 20H7Q6 36 13 51Q22 54 21 62Q21 67 0 67T-21 62Z",
        VERMILION,
        stroke=edge,
        stroke_width=2,
    )
    shine = line("M-9 52Q-4 38 -4 24", "#FFFFFF", 2.4, opacity=0.5)
    collar = ellipse(0, 19, 12.5, 5, YELLOW, stroke=GOLD_DARK, stroke_width=1.8)
    look = Look("lamb", VERMILION, "dots", INK, "#F3DCC0", "#FBEBD6", "cheerful")
    lamb = at(0, 8, face(look), wool(0, -29, 15, 8, 8), scale=0.62)
    return document(64, 88, at(32, 19, body, shine, collar, lamb))


def crew_pictures() -> dict[str, str]:
    files: dict[str, str] = {}
    for livery in LIVERIES:
        name = livery.name
        files |= {
            f"crew/sailor-{name}": sailor(livery),
            f"crew/captain-{name}": captain(livery),
            f"crew/promoted-{name}": promoted(livery),
            f"crew/overboard-sailor-{name}": overboard(sailor_head(livery, "startled")),
            f"crew/overboard-captain-{name}": overboard(captain_head(livery, "startled")),
            f"crew/cannon-{name}": cannon(livery),
            f"crew/mast-{name}": mast(livery),
        }
    return files | {"tokens/pawn": pawn()}
