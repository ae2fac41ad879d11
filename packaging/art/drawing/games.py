"""One picture of each game, 320 x 240."""

from drawing.frame import rounded
from drawing.lines import Swell, cloud, polyline, water
from drawing.onda.breaker import Breaker, foam, hollow, spray, texture
from drawing.onda.riders import surfing_sheep
from drawing.onda.suits import INDIGO, SHELLS, shell, star
from drawing.palette import FOAM, LIGHT_SEA, MID_SEA, PAPER, PAPER_EDGE, mix
from drawing.sheep import LOOKS, sheep_in_ring
from drawing.shore import island
from drawing.svg import at, box, circle, document, element, gradient, line, path
from drawing.things import bolt, gull, rain, sun
from drawing.turn_the_tide.tides import post
from drawing.turning_tides.livery import GOLD, SILVER
from drawing.turning_tides.side_view import captain_aft, side_ship
from drawing.turning_tides.signs import smoke

WIDE, HIGH, EDGE = 320, 240, 7


def sky(top: str, low: str) -> str:
    return element("defs", gradient("sky", (0, top, 1), (1, low, 1))) + box(
        EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, "url(#sky)"
    )


def passe_partout() -> str:
    outer, inner = rounded(0.6, 0.6, WIDE - 1.2, HIGH - 1.2, 16), rounded(9, 9, WIDE - 18, HIGH - 18, 8)
    return path(outer + inner, PAPER, fill_rule="evenodd") + path(outer, stroke=PAPER_EDGE, stroke_width=1.2)


def sea_row(y: float, colour: str, swell: Swell) -> str:
    return path(
        water(EDGE, WIDE - EDGE, y, HIGH - EDGE, swell), colour, stroke=mix(colour, FOAM, 0.5), stroke_width=2
    )


def turn_the_tide() -> str:
    """Sheep in their rings between sun and storm, and the tide gauge."""
    storm = path(
        "M196 8H313V70A18 18 0 0 1 288 76A20 20 0 0 1 252 74A18 18 0 0 1 222 62A16 16 0 0 1 196 44Z",
        "#697C90",
    )
    wet = line(rain(214, 76, 308, 120, 16, 0.3, 9, 5), "#8FA9BC", 2)
    far = at(116, 128, island(life=False), scale=0.5) + sea_row(126, "#8CCBC4", Swell(2, 76, 0.1))
    staff = at(178, -42, post(), scale=0.74)
    rows = sea_row(150, LIGHT_SEA, Swell(4, 76, 0.2, 0.3))
    near = sea_row(208, MID_SEA, Swell(5, 88, 0.25, 0.6))
    return document(
        WIDE,
        HIGH,
        sky("#F6CD9C", "#FEF0D6"),
        at(52, 58, sun(22)),
        storm,
        at(282, 66, bolt(44)),
        wet,
        far,
        staff,
        rows,
        at(206, 168, sheep_in_ring(LOOKS[2], "startled"), scale=0.62),
        at(98, 166, sheep_in_ring(LOOKS[0]), scale=0.92),
        near,
        passe_partout(),
    )


def onda_game() -> str:
    """A sheep in the curl of the great wave, between shell and star."""
    wave = Breaker(15)
    k, up, left, top = 1.286, 0.94, -0.7, -60
    surface = [(left + k * x, top + up * y) for x, y in wave.surface()]
    defs = element("defs", gradient("wave", (0, SHELLS.wave[0], 1), (1, SHELLS.wave[1], 1)))
    body = defs + path(polyline(surface) + f"V{HIGH - EDGE}H{EDGE}Z", "url(#wave)")
    water_marks = (
        texture(wave, SHELLS, 15) + hollow(wave, SHELLS) + foam(wave, SHELLS) + spray(wave, SHELLS, 15)
    )
    x, y = wave.hollow
    rider = at(left + k * (x + 50), top + up * (y + 18), surfing_sheep(LOOKS[0]), scale=0.74, turn=12)
    back = sea_row(140, "#8FCBBF", Swell(4, 60, 0.2))
    marks = element("g", water_marks, transform=f"translate({left} {top}) scale({k} {up})")
    near = sea_row(212, "#1B6874", Swell(6, 70, 0.2, 0.4))
    signs = (
        circle(42, 44, 25, PAPER)
        + at(42, 44, shell(18))
        + circle(278, 44, 25, INDIGO)
        + at(278, 44, star(16))
    )
    return document(
        WIDE,
        HIGH,
        sky("#F2A97E", "#FDE3BF"),
        at(206, 60, sun(22, "#F59A4B")),
        back,
        body,
        marks,
        rider,
        near,
        signs,
        passe_partout(),
    )


def turning_tides_game() -> str:
    """Gold and silver pass each other."""
    far = sea_row(150, LIGHT_SEA, Swell(2, 60, 0.1))
    silver = at(232, 172, side_ship(SILVER, captain_aft(SILVER)), scale=0.6, flip=True)
    gold = at(98, 200, side_ship(GOLD, captain_aft(GOLD)), scale=0.72)
    shot = at(178, 176, smoke(12)) + at(190, 168, smoke(8))
    middle = sea_row(180, "#3F9AA3", Swell(4, 70, 0.25, 0.4))
    near = sea_row(208, MID_SEA, Swell(5, 84, 0.25, 0.15))
    return document(
        WIDE,
        HIGH,
        sky("#8FD3DE", "#FDF3D8"),
        at(160, 60, sun(20)),
        at(60, 44, cloud(66, 20, "#FFFFFF", "#DCEFF0")),
        at(206, 36, gull(26)),
        far,
        silver,
        middle,
        shot,
        gold,
        near,
        passe_partout(),
    )


def game_pictures() -> dict[str, str]:
    return {"turn-the-tide": turn_the_tide(), "onda": onda_game(), "turning-tides": turning_tides_game()}
