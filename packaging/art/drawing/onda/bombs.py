"""The bomb of Onda, its six cards, and the signs of combinations."""

import math

from drawing.frame import BOTTOM, CARD_H, CARD_W, LEFT, RIGHT, TOP, frame, rounded
from drawing.lines import Swell, arc, dots, water
from drawing.onda.suits import INDIGO, INDIGO_EDGE, shell, star
from drawing.palette import FOAM, INK, LIGHT_SEA, MID_SEA, PAPER, PAPER_EDGE, VERMILION, YELLOW, mix
from drawing.svg import at, box, circle, document, ellipse, line, path, point, short

METAL = "#4A555E"


def mine_horns(r: float) -> str:
    horn = path(
        f"M{point(-r * 0.17, -r * 0.9)}L{point(-r * 0.1, -r * 1.16)}"
        f"H{short(r * 0.1)}L{point(r * 0.17, -r * 0.9)}Z",
        METAL,
    ) + box(-r * 0.13, -r * 1.27, r * 0.26, r * 0.17, VERMILION, r * 0.07)
    return "".join(at(0, 0, horn, turn=turn) for turn in (-98, -49, 0, 49, 98))


def mine_chain(r: float) -> str:
    links = ((r * (1.1 + 0.3 * i), r * (0.1 if i % 2 else 0.15)) for i in range(3))
    return "".join(ellipse(0, y, rx, r * 0.2, "none", stroke=METAL, stroke_width=r * 0.1) for y, rx in links)


def mine_ball(r: float) -> str:
    shade = path(
        f"M{point(-r * 0.9, r * 0.1)}A{short(r * 0.92)} {short(r * 0.92)} 0 0 0 {point(r * 0.9, r * 0.1)}"
        f"Q0 {short(r * 0.62)} {point(-r * 0.9, r * 0.1)}Z",
        "#11191F",
    )
    angles = [math.radians(35 + 22 * i) for i in range(6)]
    rivets = dots([(r * 0.8 * math.cos(a), r * 0.8 * math.sin(a)) for a in angles], "#5D6A73", r * 0.12)
    shine = line(arc(r * 0.76, 205, 245), "#8FA0AA", r * 0.12)
    return circle(0, 0, r, INK) + shade + rivets + shine


def mine_face(r: float) -> str:
    eyes = circle(-r * 0.32, -r * 0.04, r * 0.2, PAPER) + circle(r * 0.32, -r * 0.04, r * 0.2, PAPER)
    eyes += circle(-r * 0.27, 0, r * 0.1, INK) + circle(r * 0.27, 0, r * 0.1, INK)
    brows = line(
        f"M{point(-r * 0.56, -r * 0.36)}L{point(-r * 0.14, -r * 0.2)}"
        f"M{point(r * 0.56, -r * 0.36)}L{point(r * 0.14, -r * 0.2)}",
        YELLOW,
        r * 0.1,
    )
    mouth = line(
        f"M{point(-r * 0.2, r * 0.42)}q{point(r * 0.2, -r * 0.16)} {point(r * 0.4, 0)}", PAPER, r * 0.08
    )
    return eyes + brows + mouth


def mine(r: float) -> str:
    """A sea mine on its chain: the bomb of Onda."""
    return mine_chain(r) + mine_horns(r) + mine_ball(r)


def slip(x: float, y: float, level: float, w: float) -> str:
    """A small card whose water stands at `level`, 0 to 1."""
    h = w * 1.4
    top = y + h - 4 - (h - 10) * level
    return path(rounded(x, y, w, h, 5), PAPER, stroke=INK, stroke_width=2.6) + path(
        f"M{point(x + 3, top)}q{short((w - 6) / 4)} -4 {short((w - 6) / 2)} 0t{short((w - 6) / 2)} 0"
        f"V{short(y + h - 3)}H{short(x + 3)}Z",
        MID_SEA,
    )


def either_suit(r: float) -> str:
    """Shell or star: all cards of one suit."""
    return (
        circle(-r * 1.4, 0, r, PAPER, stroke=INK, stroke_width=2)
        + at(-r * 1.4, 0, shell(r * 0.7))
        + circle(r * 1.4, 0, r, INDIGO, stroke=INDIGO_EDGE, stroke_width=2)
        + at(r * 1.4, 0, star(r * 0.68))
        + line(f"M{short(-r * 0.18)} {short(r * 0.5)}L{short(r * 0.18)} {short(-r * 0.5)}", PAPER, 4)
    )


def slips(kind: str, count: int, w: float, gap: float) -> str:
    """A row of small cards, centred: level water for a set, rising water for a run."""
    total = count * w + (count - 1) * gap
    cards = ""
    for i in range(count):
        level = 0.22 + 0.6 * (i / (count - 1)) if kind == "run" else 0.5
        lift = (count - 1) * 3 - 6 * i if kind == "run" else 0
        cards += slip(-total / 2 + i * (w + gap), -w * 0.7 + lift, level, w)
    return cards


def combination(kind: str, count: int) -> str:
    """A sign for a combination, 160 x 72."""
    return document(160, 72, at(80, 36, slips(kind, count, 32, 5)))


BOMB_CYCLE = (("run", 2), ("set", 2), ("run", 3), ("set", 3), ("run", 4), ("set", 4))


def bomb_card(kind: str, count: int) -> str:
    """One of the six bomb cards; the name goes on the banner at the foot."""
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "#F4C77B")
    sea = path(
        water(LEFT, RIGHT, 128, BOTTOM, Swell(5, 58, 0.4, 0.2)), LIGHT_SEA, stroke=FOAM, stroke_width=2.6
    )
    deep = path(
        water(LEFT, RIGHT, 168, BOTTOM, Swell(5, 66, 0.4, 0.7)),
        MID_SEA,
        stroke=mix(MID_SEA, FOAM, 0.5),
        stroke_width=2,
    )
    bomb = at(125, 92, mine(46), mine_face(46), turn=-5)
    w = 46 if count == 4 else 50
    row = at(125, 222, slips(kind, count, w, 6))
    suits = at(125, 262, either_suit(19)) if kind == "run" else ""
    banner = path("M4 288H246V326Q246 346 226 346H24Q4 346 4 326Z", PAPER)
    return document(
        CARD_W,
        CARD_H,
        ground,
        sea,
        bomb,
        deep,
        at(0, -20 if suits else 4, row),
        frame(PAPER, PAPER_EDGE),
        banner,
        suits,
    )
