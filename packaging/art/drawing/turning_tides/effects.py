"""Shots, splashes, smoke and arrows over the ships of Turning Tides."""

import math

from drawing.lines import dots
from drawing.palette import DEEP_SEA, FOAM, INK, PAPER, VERMILION, WOOD, WOOD_DARK, WOOL, YELLOW, mix
from drawing.sheep import wool
from drawing.svg import at, box, circle, document, ellipse, line, path
from drawing.turning_tides.crew import sailor_head
from drawing.turning_tides.livery import LIVERIES, Livery
from drawing.turning_tides.signs import blast, smoke


def hit() -> str:
    """A hit on wood: a burst and flying splinters."""
    splinters = "".join(
        at(
            64 + r * math.cos(a),
            64 + r * math.sin(a),
            box(-9, -3, 18, 6, WOOD, 1.5, stroke=WOOD_DARK, stroke_width=1.4),
            turn=math.degrees(a) + 20,
        )
        for r, a in ((52, 0.3), (48, 1.5), (54, 2.6), (46, 3.7), (54, 4.6), (50, 5.6))
    )
    return document(128, 128, at(64, 64, blast(40)), splinters)


def muzzle_flash() -> str:
    """At the mouth of a cannon that points north; the mouth is at (48, 92)."""
    flame = path("M48 92Q24 60 36 40L40 52L48 20L56 52L60 40Q72 60 48 92Z", VERMILION)
    flame += path("M48 90Q36 66 42 54L46 62L48 44L50 62L54 54Q60 66 48 90Z", YELLOW)
    return document(96, 96, at(30, 26, smoke(14)), at(68, 30, smoke(12)), at(48, 14, smoke(12)), flame)


def smoke_puff(stage: int) -> str:
    """One of the three stages of a puff of smoke."""
    puffs = {
        1: at(48, 48, smoke(22)),
        2: at(40, 54, smoke(24)) + at(62, 40, smoke(18)),
        3: at(32, 60, smoke(17)) + at(60, 48, smoke(20)) + at(40, 30, smoke(13)),
    }
    return document(96, 96, at(0, 0, puffs[stage], opacity={1: 1, 2: 0.85, 3: 0.6}[stage]))


def splash() -> str:
    column = path("M48 14Q42 46 26 62Q40 60 48 40Q56 60 70 62Q54 46 48 14Z", FOAM)
    column += path("M30 84Q32 58 22 44Q38 56 42 84ZM66 84Q64 58 74 44Q58 56 54 84Z", "#BFE3DE")
    ripple = ellipse(48, 88, 38, 10, "none", stroke=FOAM, stroke_width=3.4) + ellipse(48, 86, 22, 6, FOAM)
    drops = dots([(22, 30), (74, 30), (34, 18), (62, 16), (14, 50), (82, 50)], FOAM, 5)
    return document(96, 104, ripple, column, drops)


def cannon_ball() -> str:
    return document(32, 32, circle(16, 16, 11, INK), circle(12.5, 12, 3, "#8FA0AA"))


def swinger(livery: Livery) -> str:
    """A sailor on a rope; the rope is fixed at (80, 6), about which the picture turns."""
    rope = line("M80 6V104", "#8F6B3E", 4.6)
    body = wool(80, 132, 26, 20, 11)
    legs = line("M70 148L62 164M88 148L92 165", "#3A3340", 7)
    arm = line("M98 126Q96 106 82 92", mix(WOOL, INK, 0.25), 11) + line("M98 126Q96 106 82 92", WOOL, 8.4)
    return document(
        160,
        176,
        rope,
        legs,
        body,
        at(66, 132, sailor_head(livery), scale=0.8),
        arm,
        circle(80, 92, 6, "#3A3340"),
    )


def swing_path() -> str:
    """The path of a swing from deck to deck, 120 x 200, drawn upwards."""
    d = "M60 190Q20 104 58 22M42 38L59 20L66 44"
    return document(120, 200, line(d, PAPER, 13), line(d, VERMILION, 7))


def shot_path() -> str:
    """The path of a shot, 60 x 200, drawn upwards."""
    d = "M30 190V28"
    return document(
        60,
        200,
        line(d, PAPER, 9, stroke_dasharray="2 18"),
        line(d, INK, 6, stroke_dasharray="2 18"),
        path("M30 4L48 30H12Z", PAPER),
        path("M30 9L42 27H18Z", VERMILION),
    )


def turn_about() -> str:
    """Both ships come about for the next round."""
    d = "M22 74A54 54 0 0 1 120 44M126 18L122 46L94 42M138 86A54 54 0 0 1 40 116M34 142L38 114L66 118"
    return document(160, 160, line(d, DEEP_SEA, 19), line(d, FOAM, 11))


def effect_pictures() -> dict[str, str]:
    files = {
        "effects/hit": hit(),
        "effects/muzzle-flash": muzzle_flash(),
        "effects/splash": splash(),
        "effects/ball": cannon_ball(),
        "effects/swing-path": swing_path(),
        "effects/shot-path": shot_path(),
        "effects/turn-about": turn_about(),
    }
    files |= {f"effects/smoke-{stage}": smoke_puff(stage) for stage in (1, 2, 3)}
    return files | {f"effects/swinger-{livery.name}": swinger(livery) for livery in LIVERIES}
