"""The tide markers and the round marks of Onda."""

import math

from drawing.lines import Swell, dots, polygon, water
from drawing.onda.bombs import mine
from drawing.onda.suits import INDIGO, INDIGO_EDGE, PLUM, PLUM_DARK, pearl, shell, spiral, star, urchin
from drawing.palette import (
    BRICK,
    DAWN,
    DEEP_SEA,
    FOAM,
    INK,
    LEAF,
    LIGHT_SEA,
    MID_SEA,
    PAPER,
    PAPER_EDGE,
    SAND,
    VERMILION,
    WOOD,
    WOOD_DARK,
    YELLOW,
    mix,
)
from drawing.sheep import LOOKS, sheep_head
from drawing.svg import at, circle, document, ellipse, line, path
from drawing.things import crab, duck, starfish
from drawing.tokens import badge, token

MARKER_W, MARKER_H = 160, 196
PEAK = "M80 9L151 74V187H9V74Z"  # a roof: the higher card beats
KEEL = "M9 9H151V122L80 187L9 122Z"  # a keel: the lower card beats


def big_arrow(x: float, y: float, up: bool, colour: str, rim: str) -> str:
    """An arrow 64 wide and 80 high with its middle at (x, y)."""
    d = "M0 -40L32 -6H14V40H-14V-6H-32Z"
    return at(
        x,
        y,
        path(d, rim, stroke=rim, stroke_width=9),
        path(d, colour, stroke=colour, stroke_width=2),
        turn=0 if up else 180,
    )


def marker_rim(d: str) -> str:
    return path(d, "none", stroke=PAPER_EDGE, stroke_width=14) + path(
        d, "none", stroke=PAPER, stroke_width=11
    )


def high_tide() -> str:
    """A roof with high water; the arrow points up."""
    sky = path(PEAK, "#BFE3DE")
    deep = path(water(11, 149, 68, 185, Swell(5, 46, 0.3, 0.25)), MID_SEA, stroke=FOAM, stroke_width=3)
    low = path(water(11, 149, 152, 185, Swell(3, 46, 0.3, 0.6)), DEEP_SEA)
    fish = dots([(30, 110), (132, 98), (128, 128)], LIGHT_SEA, 5)
    visitor = at(80, 47, duck(), scale=0.62)
    return document(
        MARKER_W,
        MARKER_H,
        sky,
        deep,
        low,
        fish,
        visitor,
        marker_rim(PEAK),
        big_arrow(80, 122, True, YELLOW, INK),
    )


def low_tide() -> str:
    """A keel with low water and dry sand; the arrow points down."""
    sky = path(KEEL, DAWN)
    sand = path("M11 84Q44 72 80 80T149 76V121L80 185L11 121Z", SAND)
    pool = path("M34 144Q46 138 57 144T80 144T103 144T126 144L80 186Z", MID_SEA) + line(
        "M36 144Q46 139 57 144T80 144T103 144T124 144", FOAM, 3
    )
    pebbles = dots([(24, 104), (36, 120), (134, 110), (122, 126)], "#CFAE78", 4)
    guests = at(42, 66, crab(), scale=0.62) + at(130, 94, starfish(), turn=12, scale=0.72)
    return document(
        MARKER_W,
        MARKER_H,
        sky,
        sand,
        pebbles,
        pool,
        guests,
        marker_rim(KEEL),
        big_arrow(80, 74, False, VERMILION, PAPER),
    )


def bomb_badge() -> str:
    return token(circle(0, 0, 30, PAPER, stroke=VERMILION, stroke_width=3), at(0, -1, mine(15.5)))


def bomb_used() -> str:
    """The bomb of this trick is gone: only rings on the water."""
    rings = "".join(ellipse(0, 6, r, r * 0.45, "none", stroke=MID_SEA, stroke_width=3) for r in (8, 16, 24))
    puffs = circle(-6, -8, 8, "#9BA4A8") + circle(6, -12, 6, "#B9C0C2") + circle(2, -2, 6, "#83898F")
    return badge(rings, puffs, rim="#5B6268")


def turning_arrows(colour: str) -> str:
    """Two arrows in a circle: the tide may turn."""
    return line(
        "M-17 -6A18 18 0 0 1 14 -12M16 -22L15 -10.5L3.5 -12M17 6A18 18 0 0 1 -14 12M-16 22L-15 10.5L-3.5 12",
        colour,
        5,
    )


def turn_allowed() -> str:
    return badge(turning_arrows(LEAF), line("M-9 2q4.5 -5 9 0t9 0", MID_SEA, 3.4), colour="#E6F2E4", rim=LEAF)


def turn_blocked() -> str:
    """An anchor: the tide does not turn again in this trick."""
    anchor = line("M0 -16V20M-9 -9H9M-19 4Q-17 20 0 20Q17 20 19 4", INK, 4.6) + line(
        "M-22 9L-19 3L-13 6M22 9L19 3L13 6", INK, 4
    )
    eye = circle(0, -20, 4.5, "none", stroke=INK, stroke_width=3.6)
    # an octagon, like a stop sign
    spots = [(29 * math.cos(a), 29 * math.sin(a)) for a in [math.radians(22.5 + 45 * i) for i in range(8)]]
    return token(
        path(polygon(spots), "#F6DCD2", stroke=BRICK, stroke_width=3.6), at(0, 1, anchor, eye, scale=0.86)
    )


def passed() -> str:
    """Out of the trick: a sheep asleep under its cap."""
    head = at(-2, 12, sheep_head(LOOKS[0], "asleep"), scale=0.82)
    z = line("M12 -24h10l-10 11h10M24 -12h6l-6 7h6", MID_SEA, 3.2)
    return badge(head, z, colour="#E3E6E4", rim=INK)


def inside() -> str:
    """Still in the trick: a raised paddle on a wave."""
    wave = path("M-25 12q6.2 -6 12.5 0t12.5 0t12.5 0t12.5 0Q22 28 0 28T-25 12Z", MID_SEA)
    paddle = at(
        4,
        -4,
        line("M-7 22L7 -10", WOOD_DARK, 4.6),
        path("M3 -8Q2 -24 12 -25Q20 -20 13 -5Q8 -3 3 -8Z", WOOD),
    )
    return badge(paddle, wave, colour="#E6F2E4", rim=LEAF)


def leader() -> str:
    """Who leads the next cards: a pennant at the mast head."""
    pole = line("M-14 25V-24", WOOD_DARK, 4)
    flag = path("M-12 -23L24 -11L-12 3Z", VERMILION) + circle(-4, -10.5, 4, PAPER)
    return badge(pole, flag, line("M-24 25q6 -4 12 0t12 0t12 0", MID_SEA, 3.4), colour=DAWN, rim=VERMILION)


def to_beat() -> str:
    """Whose cards are to beat: a crown on the crest of a wave."""
    wave = path(
        "M-27 16Q-12 14 -4 2Q3 -8 14 -7Q22 -5 20 4Q14 0 10 5Q12 14 27 12Q22 27 0 29Q-20 28 -27 16Z", MID_SEA
    )
    crown = path(
        "M-15 -8L-18 -24L-9 -17L-3 -27L3 -17L12 -24L9 -8Z",
        YELLOW,
        stroke=mix(YELLOW, INK, 0.5),
        stroke_width=2,
    )
    return badge(wave, line("M-25 16Q-11 13 -3 2.5Q4 -7 14 -6.5", FOAM, 3), crown, colour=DAWN, rim=YELLOW)


def went_out() -> str:
    """The hand is empty: a bowl of water with a pearl."""
    cup = path("M-24 6Q-18 26 0 26T24 6Q12 14 0 12T-24 6Z", MID_SEA) + line(
        "M-24 6Q-12 14 0 12T24 6", FOAM, 3
    )
    return badge(cup, at(0, -6, pearl(13)), colour=DAWN, rim=YELLOW)


def wild_mark() -> str:
    return token(circle(0, 0, 29, PLUM, stroke=PAPER, stroke_width=3), spiral(20, PAPER, 5))


def wild_lost() -> str:
    """A wild left over at the end of a round: three minus points."""
    trio = (
        at(0, -10, urchin(9, PAPER, PLUM))
        + at(-11, 9, urchin(9, PAPER, PLUM))
        + at(11, 9, urchin(9, PAPER, PLUM))
    )
    return token(circle(0, 0, 29, PLUM_DARK, stroke=PAPER, stroke_width=3), trio)


def three_pearls() -> str:
    trio = at(0, -11, pearl(11)) + at(-12, 10, pearl(11)) + at(12, 10, pearl(11))
    return badge(trio, colour="#CFE9E5", rim=MID_SEA)


def suit_token(name: str) -> str:
    if name == "shells":
        return token(circle(0, 0, 29, PAPER, stroke=PAPER_EDGE, stroke_width=3), shell(21))
    return token(circle(0, 0, 29, INDIGO, stroke=INDIGO_EDGE, stroke_width=3), star(20))


def onda_tokens() -> dict[str, str]:
    return {
        "tide-high": high_tide(),
        "tide-low": low_tide(),
        "turn-allowed": turn_allowed(),
        "turn-blocked": turn_blocked(),
        "bomb": bomb_badge(),
        "bomb-used": bomb_used(),
        "passed": passed(),
        "inside": inside(),
        "leader": leader(),
        "to-beat": to_beat(),
        "went-out": went_out(),
        "wild": wild_mark(),
        "wild-left": wild_lost(),
        "pearl": token(pearl(24)),
        "pearls-3": three_pearls(),
        "urchin": token(circle(0, 0, 29, PAPER, stroke=INK, stroke_width=3), urchin(18)),
        "suit-shells": suit_token("shells"),
        "suit-stars": suit_token("stars"),
    }
