"""A breaking wave, the picture of every wave card."""

import random
from itertools import pairwise

from drawing.frame import BOTTOM, LEFT, RIGHT
from drawing.lines import Points, dots, polygon, polyline, ring_of_arcs, smooth
from drawing.onda.suits import SHELLS, Suit
from drawing.palette import between, clamp
from drawing.svg import line, path, point

TROUGH = 288


def bezier(handles: Points) -> Points:
    """Points along one cubic curve given by its four handles."""
    spots: Points = []
    for i in range(15):
        t = i / 14
        w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(k * px for k, (px, _) in zip(w, handles, strict=True))
        spots.append((x, sum(k * py for k, (_, py) in zip(w, handles, strict=True))))
    return spots


class Breaker:
    """One wave rolling to the right: a swell that rises with the value and then curls over."""

    def __init__(self, value: int) -> None:
        share = (value - 1) / 14
        self.height = h = between(12, 188, share**0.92)
        self.curl = c = clamp((value - 5) / 8)
        self.crest = x, y = between(122, 128, share), TROUGH - h
        self.tip = tx, ty = x + between(70, 95, c), TROUGH - h * between(0.5, 0.53, c)
        self.hollow = hx, hy = x + between(98, 2, c), TROUGH - h * between(0.18, 0.36, c)
        back_y = TROUGH - h * between(0.25, 0.5, share)
        self.back = bezier([(LEFT - 4, back_y), (44, back_y + 2), (x - 44 - h * 0.1, y), (x, y)])
        above = between(0.14, 0.4, c)
        self.lip = bezier([(x, y), (x + 32 + 14 * c, y), (tx - 14 + 20 * c, ty - h * above), (tx, ty)])
        start = tx + between(9, -8, c), ty + h * between(0.1, -0.22, c)
        end = hx - between(10, 2, c), hy - h * between(0.08, 0.4, c)
        self.inside = bezier([(tx, ty), start, end, (hx, hy)])
        down = hx + between(10, 5, c), hy + h * between(0.08, 0.24, c)
        self.face = bezier([(hx, hy), down, (min(hx + 46, RIGHT - 2), TROUGH + 2), (RIGHT + 4, TROUGH)])

    def surface(self) -> Points:
        return self.back + self.lip[1:] + self.inside[1:] + self.face[1:]

    def body(self) -> str:
        return polyline(self.surface()) + f"V{BOTTOM}H{LEFT - 4}Z"

    def top(self, x: float) -> float:
        """How high the back of the wave stands at x."""
        for (x0, y0), (x1, y1) in pairwise(self.back):
            if x0 <= x <= x1:
                return between(y0, y1, (x - x0) / (x1 - x0))
        return self.crest[1]


def foam(wave: Breaker, suit: Suit) -> str:
    """White water: round bubbles on shells, pointed fingers on stars."""
    crest = line(smooth(wave.back + wave.lip[1:]), suit.crest, between(3, 5, wave.curl))
    if wave.curl < 0.12:
        return crest
    size = between(5, 13, wave.curl)
    edge = wave.lip[5:]
    upper = [(x + size * 0.35, y - size * 0.3) for x, y in edge]
    lower = [(x - size * 1.2, y + size * 0.55) for x, y in edge[2:]][::-1]
    if suit is SHELLS:
        tuft = path(ring_of_arcs(thin(upper) + thin(lower), 0.58), suit.crest)
    else:
        fingers = [
            (x - size * (1.5 if i % 2 else 0.3), y + size * (1.25 if i % 2 else 0.2))
            for i, (x, y) in enumerate(edge[1:])
        ][::-1]
        tuft = path(polygon(upper + fingers), suit.crest)
    return crest + tuft


def thin(spots: Points) -> Points:
    return spots[::2] if len(spots) > 5 else spots


def hollow(wave: Breaker, suit: Suit) -> str:
    """The dark inside of the curl and the water drawn up its face."""
    if wave.curl <= 0:
        return ""
    x, y = wave.crest
    hx, hy = wave.hollow
    lines = ""
    for i in range(4):
        share = (i + 1) / 5
        sx, sy = between(x - 8, hx, share), between(y + wave.height * 0.12, hy, share)
        lines += (
            f"M{point(sx - 8 * share, sy)}Q{point(sx - 6, sy + wave.height * 0.28)}"
            f" {point(sx + 18 + 18 * share, TROUGH + 2 - 6 * (1 - share))}"
        )
    return line(lines, suit.light, 2.4, opacity=0.35 + 0.4 * wave.curl)


def texture(wave: Breaker, suit: Suit, value: int) -> str:
    """Scales on shells, sparks on stars; both lie on the back of the wave."""
    spots, dice = [], random.Random(value)
    for row in range(14):
        for column in range(-1, 12):
            x = LEFT + 8 + column * 20 + (row % 2) * 10
            y = TROUGH - 4 - row * 15
            if LEFT + 4 < x < wave.crest[0] + 8 and y > wave.top(x) + 20:
                spots.append((x, y))
    if not spots:
        return ""
    if suit is SHELLS:
        scales = "".join(f"M{point(x - 8, y)}a8 7 0 0 1 16 0" for x, y in spots)
        return line(scales, suit.light, 1.8, opacity=0.6)
    sparks = [(x + dice.uniform(-3, 3), y + dice.uniform(-3, 3)) for x, y in spots]
    big = "".join(f"M{point(x - 4, y)}h8m-4 -4v8" for x, y in sparks[::4])
    return dots(sparks, suit.light, 3.2, opacity=0.9) + line(big, suit.crest, 1.6, opacity=0.8)


def spray(wave: Breaker, suit: Suit, value: int) -> str:
    if value < 9:
        return ""
    dice = random.Random(value * 7)
    spots = [
        (wave.crest[0] + dice.uniform(-26, 60), wave.crest[1] - dice.uniform(5, 12 + value * 1.6))
        for _ in range((value - 7) * 2)
    ]
    return dots(spots, suit.crest, 3.4, opacity=0.9)
