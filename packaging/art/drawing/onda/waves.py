"""The thirty wave cards of Onda, their back, and the pictures laid over a card."""

from drawing.frame import BOTTOM, CARD_H, CARD_W, LEFT, RIGHT, TOP, frame, rounded, specks
from drawing.lines import Swell, cloud, dots, water
from drawing.onda.breaker import Breaker, foam, hollow, spray, texture
from drawing.onda.riders import guests, surfing_sheep
from drawing.onda.suits import (
    INDIGO,
    PLUM,
    PLUM_DARK,
    SHELLS,
    Suit,
    shell,
    spiral,
    star,
    suit_disc,
    suit_mark,
    urchin,
)
from drawing.palette import FOAM, INK, MID_SEA, PAPER, PAPER_EDGE, VERMILION, YELLOW, between, mix
from drawing.svg import at, box, circle, document, element, gradient, line, path, point, short
from drawing.things import moon, sun

TAB_W, TAB_H = 88, 130
SMALL_TAB = 60
SEA_LINE = 214


def dots_of(value: int) -> int:
    """The minus points of a card: more at both ends of the deck than in the middle."""
    return 3 if value in (1, 15) else 2 if value <= 4 or value >= 12 else 1


def card_tabs(colour: str) -> str:
    """Clear zones: number and suit top left, suit top right, number bottom right."""
    r = 20
    w, h = TAB_W + 4, TAB_H + 4
    first = f"M4 20Q4 4 20 4H{w}V{h - r}a{r} {r} 0 0 1 -{r} {r}H4Z"
    x, y = CARD_W - SMALL_TAB - 4, SMALL_TAB + 4
    second = f"M{x} 4H{CARD_W - 20}Q{CARD_W - 4} 4 {CARD_W - 4} 20V{y}H{x + r}a{r} {r} 0 0 1 -{r} -{r}Z"
    x, y = CARD_W - TAB_W - 4, CARD_H - 82
    third = (
        f"M{x} {CARD_H - 4}V{y + r}a{r} {r} 0 0 1 {r} -{r}H{CARD_W - 4}V{CARD_H - 20}"
        f"Q{CARD_W - 4} {CARD_H - 4} {CARD_W - 20} {CARD_H - 4}Z"
    )
    return path(first + second + third, colour)


def wave_sky(suit: Suit, value: int) -> str:
    share = (value - 1) / 14
    top, low = (mix(a, b, share) for a, b in zip(suit.sky, suit.wild_sky, strict=True))
    air = element("defs", gradient("sky", (0, top, 1), (1, low, 1)))
    air += box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "url(#sky)")
    if suit is SHELLS:
        low_sun = at(
            between(132, 140, share), between(92, 66, share), sun(21, mix(YELLOW, VERMILION, share * 0.6))
        )
        puff = cloud(58, 18, mix("#FFFFFF", top, share * 0.5), mix(top, "#FFFFFF", 0.4))
        return air + low_sun + at(206, between(108, 96, share), puff)
    stars = [(104, 44), (170, 36), (126, 108), (214, 92), (226, 132), (112, 150), (178, 112), (28, 158)]
    glow = circle(138, 70, 34, "#F8E6B8", opacity=0.1)
    return air + dots(stars, PAPER, 3, opacity=0.85) + glow + at(132, 78, moon(17, "#F8E6B8"))


def minus_dots(value: int) -> str:
    """One to three urchins on a slip of paper at the lower left."""
    count = dots_of(value)
    slip = rounded(13, 304, 12 + count * 25, 32, 16)
    marks = "".join(at(31.5 + i * 25, 320, urchin(10)) for i in range(count))
    return path(slip, PAPER) + marks


def foreground(suit: Suit, value: int) -> str:
    share = (value - 1) / 14
    sharp = 0.1 if suit is SHELLS else 0.85
    swell = Swell(between(2.5, 7, share), between(84, 60, share), sharp, 0.3)
    return path(water(LEFT, RIGHT, 300, BOTTOM, swell), suit.near, stroke=suit.light, stroke_width=2)


def inner_edge(suit: Suit) -> str:
    """A fine line round the night picture, whose frame is as dark as its sky."""
    if suit is SHELLS:
        return ""
    return path(rounded(10, 10, 230, 330, 9), "none", stroke=suit.edge, stroke_width=1.4, opacity=0.55)


def wave_card(suit: Suit, value: int) -> str:
    share = (value - 1) / 14
    wave = Breaker(value)
    swell = Swell(between(1.2, 5, share), between(80, 52, share), 0.1 if suit is SHELLS else 0.7, value * 0.3)
    far = path(water(LEFT, RIGHT, SEA_LINE, BOTTOM, swell), mix(suit.far, suit.wave[0], share * 0.45))
    defs = element("defs", gradient("wave", (0, suit.wave[0], 1), (1, suit.wave[1], 1)))
    behind, ahead = guests(suit, value, wave)
    picture = (
        wave_sky(suit, value)
        + far
        + behind
        + spray(wave, suit, value)
        + defs
        + path(wave.body(), "url(#wave)")
        + texture(wave, suit, value)
        + hollow(wave, suit)
        + foam(wave, suit)
        + ahead
        + foreground(suit, value)
    )
    paper = frame(suit.frame, suit.edge) + inner_edge(suit) + card_tabs(suit.tab) + minus_dots(value)
    marks = at(48, 104, suit_mark(suit, 23)) + at(CARD_W - 33, 33, suit_mark(suit, 19))
    return document(CARD_W, CARD_H, picture, specks(value, PAPER), paper, marks)


def seigaiha() -> str:
    """The Japanese wave pattern: rows of arcs, each row shifted by half an arc."""
    step, arcs = 36, ""
    for row in range(1, 20):
        for column in range(-1, 8):
            x = LEFT + column * step + (row % 2) * step / 2
            y = TOP + row * step / 2 + 2
            for r in (step / 2 - 2, step / 2 - 8, step / 2 - 13):
                if x - r > LEFT - 4 and x + r < RIGHT + 4 and y - r > TOP - 4 and y < BOTTOM + 4:
                    arcs += f"M{point(x - r, y)}a{short(r)} {short(r)} 0 0 1 {short(2 * r)} 0"
    return line(arcs, "#DB7A5B", 2)


def wave_back() -> str:
    """A surfing sheep between shells and stars, before a pattern of waves."""
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "#C9573B")
    disc = (
        circle(125, 175, 82, PAPER)
        + circle(125, 175, 76, MID_SEA)
        + circle(125, 175, 76, "none", stroke=FOAM, stroke_width=3)
    )
    air = path("M51 175a74 74 0 0 1 148 0q-18 10 -37 0t-37 0t-37 0t-37 0z", "#FBD9A8")
    rider = at(125, 160, surfing_sheep(), scale=0.92, turn=-8)
    corners = (
        suit_disc(48, 50, 27, PAPER, shell(17))
        + suit_disc(202, 300, 27, PAPER, shell(17))
        + suit_disc(202, 50, 27, INDIGO, star(16))
        + suit_disc(48, 300, 27, INDIGO, star(16))
    )
    return document(CARD_W, CARD_H, ground, seigaiha(), disc, air, rider, corners, frame(PAPER, PAPER_EDGE))


def wild_card() -> str:
    """A card that lies face down as a wild: a whirlpool, which can become any wave."""
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, PLUM)
    rings = "".join(
        circle(
            125, 175, r, "none", stroke=mix(PLUM, "#FFFFFF", 0.16), stroke_width=3, stroke_dasharray="10 12"
        )
        for r in (150, 128, 106)
    )
    pool = circle(125, 175, 84, PLUM_DARK) + at(125, 175, spiral(76, "#F4D9F0", 7))
    pair = suit_disc(66, 120, 33, PAPER, shell(21)) + suit_disc(184, 230, 33, INDIGO, star(20))
    return document(CARD_W, CARD_H, ground, rings, pool, pair, frame(PAPER, PAPER_EDGE), corner_whirls())


def corner_whirls() -> str:
    return "".join(
        circle(x, y, 24, PAPER) + at(x, y, spiral(15, PLUM_DARK, 4.6)) for x, y in ((36, 36), (214, 314))
    )


def wild_cover() -> str:
    """Laid over a played wild: the number that it stands for covers its own."""
    rim = path(rounded(4, 4, 242, 342, 15), "none", stroke=PLUM, stroke_width=8)
    r, w, h = 20, TAB_W + 4, TAB_H + 4
    tab = path(f"M4 20Q4 4 20 4H{w}V{h - r}a{r} {r} 0 0 1 -{r} {r}H4Z", PLUM)
    return document(CARD_W, CARD_H, rim, tab, at(48, 104, spiral(17, PAPER, 5)))


def bomb_cover() -> str:
    """Laid over each card of a bomb: a rim of warning stripes."""
    rim = path(rounded(5, 5, 240, 340, 14), "none", stroke=INK, stroke_width=10)
    stripes = path(
        rounded(5, 5, 240, 340, 14),
        "none",
        stroke=YELLOW,
        stroke_width=10,
        stroke_dasharray="16 16",
        stroke_linecap="butt",
    )
    return document(CARD_W, CARD_H, rim, stripes)
