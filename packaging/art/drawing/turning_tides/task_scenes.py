"""The pictures on the task cards, one for each task."""

from collections.abc import Callable

from drawing.frame import BOTTOM, LEFT, RIGHT, TOP
from drawing.lines import Swell, cloud, water
from drawing.palette import (
    FOAM,
    INK,
    LIGHT_SEA,
    MID_SEA,
    NIGHT,
    PAPER,
    VERMILION,
    WOOD,
    WOOD_DARK,
    WOOL,
    YELLOW,
    mix,
)
from drawing.sheep import wool
from drawing.svg import at, box, circle, element, gradient, line, path
from drawing.turning_tides.crew import captain_hat, face, sailor_head, up_arrow
from drawing.turning_tides.livery import GOLD, SILVER, Livery
from drawing.turning_tides.signs import blast, hoof_print, plus, side_cannon, smoke, wheel


def backdrop(livery: Livery, top: str, low: str, deck_y: float | None = 214) -> str:
    """Sky, a strip of sea and the deck of the ship."""
    air = element("defs", gradient("sky", (0, top, 1), (1, low, 1))) + box(
        LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "url(#sky)"
    )
    sea = path(water(LEFT, RIGHT, 176, BOTTOM, Swell(3, 58, 0.25, 0.3)), LIGHT_SEA)
    sea += path(
        water(LEFT, RIGHT, 196, BOTTOM, Swell(3, 70, 0.25, 0.8)),
        MID_SEA,
        stroke=mix(MID_SEA, FOAM, 0.5),
        stroke_width=2,
    )
    if deck_y is None:
        return air + sea
    rail = box(LEFT, deck_y - 6, RIGHT - LEFT, 9, livery.rail) + box(
        LEFT, deck_y + 3, RIGHT - LEFT, 7, livery.hull_dark
    )
    boards = box(LEFT, deck_y + 10, RIGHT - LEFT, BOTTOM - deck_y - 10, livery.deck[0])
    seams = f"M{LEFT} {deck_y + 26}H{RIGHT}M{LEFT} {deck_y + 44}H{RIGHT}"
    seams += "".join(f"M{x} {deck_y + down}v16" for x, down in ((60, 10), (170, 10), (110, 26), (206, 26)))
    return air + sea + boards + line(seams, livery.seam, 1.6, opacity=0.6) + rail


def wait_scene(livery: Livery) -> str:
    """A sailor asleep in a hammock."""
    posts = (
        box(92, 96, 12, 150, WOOD) + box(222, 96, 12, 150, WOOD) + box(98, 96, 6, 150, WOOD_DARK, opacity=0.5)
    )
    ropes = line("M98 116L124 150M228 116L204 150", "#C9A46A", 4)
    body = wool(160, 158, 30, 20, 11)
    bed = path(
        "M116 146Q164 222 212 146Q206 204 164 206Q122 204 116 146Z",
        livery.band,
        stroke=livery.rim,
        stroke_width=2.4,
    )
    head = at(186, 150, sailor_head(livery, "asleep"), scale=0.82, turn=16)
    z = line("M118 100h14l-14 15h14M142 74h11l-11 12h11", INK, 4)
    return backdrop(livery, "#F9D9A6", "#FEF1D3", 236) + posts + ropes + body + head + bed + z


def sailor_scene(livery: Livery) -> str:
    """A sailor comes up out of the hold."""
    hole = path("M70 236L96 206H196L222 236Z", NIGHT) + path(
        "M70 236L96 206H196L222 236Z", "none", stroke=livery.hull_dark, stroke_width=6
    )
    lid = path("M98 204L92 150H200L194 204Z", livery.hull, stroke=livery.hull_dark, stroke_width=3) + line(
        "M94 168h104M96 186h100", livery.hull_dark, 2.4
    )
    body = wool(146, 218, 34, 22, 11)
    lip = path("M70 236H222V250H70Z", livery.hull, stroke=livery.hull_dark, stroke_width=3)
    return (
        backdrop(livery, "#BCE2DF", "#FCF3D6", 196)
        + lid
        + hole
        + body
        + at(146, 186, sailor_head(livery), scale=1.7)
        + lip
        + plus(208, 118, 22)
    )


def cannon_scene(livery: Livery) -> str:
    return (
        backdrop(livery, "#F2C9A0", "#FEF0D6")
        + at(138, 190, side_cannon(livery), scale=1.42)
        + plus(206, 112, 22)
    )


def move_scene(livery: Livery) -> str:
    """A sailor who has moved; a dotted ring is where it stood before."""
    ghost = circle(72, 194, 27, "none", stroke=INK, stroke_width=3.4, stroke_dasharray="3 9")
    leap = "M82 150Q112 92 166 112"
    arrow = (
        line(leap, PAPER, 17)
        + line(leap + "M150 96L170 113L148 128", PAPER, 17)
        + line(leap + "M150 96L170 113L148 128", VERMILION, 10)
    )
    prints = at(106, 238, hoof_print(livery.hull_dark), scale=0.8, turn=80) + at(
        146, 244, hoof_print(livery.hull_dark), scale=0.8, turn=80
    )
    who = wool(196, 204, 30, 22, 11) + at(196, 180, sailor_head(livery), scale=1.12)
    return backdrop(livery, "#8FD3DE", "#EDF6E2") + ghost + prints + who + arrow


def navigate_scene(livery: Livery) -> str:
    puff = at(206, 66, cloud(58, 20, "#FFFFFF", "#DCEFF0"))
    stand = path("M118 262L130 170H154L166 262Z", livery.hull, stroke=livery.hull_dark, stroke_width=3)
    return backdrop(livery, "#68B9D2", "#DDF1EC", 232) + puff + stand + at(142, 158, wheel(82, "#B98A5E"))


def swing_scene(livery: Livery) -> str:
    """A sailor on a rope between the two ships."""
    other = SILVER if livery is GOLD else GOLD
    far = path("M186 276V206H242V276Z", other.hull, stroke=other.hull_dark, stroke_width=3) + box(
        182, 198, 62, 12, other.rail, 3
    )
    near = path("M8 276V226H74V276Z", livery.hull, stroke=livery.hull_dark, stroke_width=3) + box(
        6, 218, 72, 12, livery.rail, 3
    )
    rope = line("M206 12Q168 80 132 138", "#8F6B3E", 5)
    legs = line("M118 196Q104 206 92 204M126 200Q116 216 104 218", "#3A3340", 8)
    body = at(134, 182, wool(0, 0, 32, 24, 11))
    arm = line("M140 172Q138 156 133 140", mix(WOOL, INK, 0.25), 13) + line(
        "M140 172Q138 156 133 140", WOOL, 10
    )
    swoosh = line("M88 150Q84 176 78 190M104 140Q94 160 92 172", PAPER, 4, opacity=0.9)
    head = at(158, 172, sailor_head(livery), scale=1.06, turn=10)
    return (
        backdrop(livery, "#F5B98C", "#FDE3BF", None)
        + far
        + near
        + swoosh
        + rope
        + legs
        + body
        + head
        + arm
        + at(132, 138, circle(0, 0, 7, "#3A3340"))
    )


def fire_scene(livery: Livery) -> str:
    puffs = at(150, 134, smoke(24)) + at(128, 112, smoke(16))
    ball = (
        circle(218, 92, 13, INK)
        + circle(214, 88, 3.4, "#8FA0AA")
        + line("M196 108l-12 9M206 114l-8 10", PAPER, 4)
    )
    return (
        backdrop(livery, "#A9BCC6", "#E6E4DA")
        + puffs
        + at(182, 138, blast(42), turn=8)
        + at(104, 194, side_cannon(livery, -24), scale=1.2)
        + ball
    )


def promote_scene(livery: Livery) -> str:
    halo = circle(146, 132, 74, YELLOW, opacity=0.25) + circle(146, 132, 54, YELLOW, opacity=0.3)
    body = wool(146, 224, 40, 26, 12)
    head = at(146, 202, face(livery.look), scale=1.55)
    hat = at(146, 176, captain_hat(livery), scale=1.62)
    return (
        backdrop(livery, "#FBE0A8", "#FEF4DB", 232)
        + halo
        + body
        + head
        + hat
        + at(212, 208, up_arrow(0, 0), scale=2.4)
    )


SCENES: dict[str, Callable[[Livery], str]] = {
    "wait": wait_scene,
    "sailor": sailor_scene,
    "cannon": cannon_scene,
    "move": move_scene,
    "navigate": navigate_scene,
    "swing": swing_scene,
    "fire": fire_scene,
    "promote": promote_scene,
}
