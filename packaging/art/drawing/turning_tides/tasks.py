"""The task cards of Turning Tides: eight pictures, each in gold and in silver."""

import math

from drawing.frame import BOTTOM, CARD_H, CARD_W, LEFT, RIGHT, TOP, frame, specks
from drawing.palette import DEEP_SEA, FOAM, INK, LIGHT_SEA, PAPER, mix
from drawing.svg import at, box, circle, document, line, path, point
from drawing.turning_tides.livery import GOLD, LIVERIES, Livery, emblem
from drawing.turning_tides.signs import burst, sign, sign_token
from drawing.turning_tides.task_scenes import SCENES

TASKS = ("wait", "sailor", "cannon", "move", "navigate", "swing", "fire", "promote")
TAB_W, TAB_H, BANNER = 78, 124, 272


def card_paper(livery: Livery) -> tuple[str, str]:
    return (PAPER, livery.rim) if livery is GOLD else ("#E6EEF3", livery.rim)


def card_tab(livery: Livery, colour: str) -> str:
    """Sign and rank top left: a round corner for gold, a cut one for silver."""
    w, h, r = TAB_W + 4, TAB_H + 4, 22
    corner = f"a{r} {r} 0 0 1 -{r} {r}" if livery is GOLD else f"l-{r} {r}"
    return path(f"M4 20Q4 4 20 4H{w}V{h - r}{corner}H4Z", colour)


def banner(livery: Livery, colour: str) -> str:
    """The place for the name of the task."""
    foot = path(f"M4 {BANNER}H246V330Q246 346 230 346H20Q4 346 4 330Z", colour)
    return foot + line(f"M10 {BANNER}H240", livery.trim, 4)


def rank_plate(livery: Livery, x: float, y: float) -> str:
    """Where the rank of the task is written: light figures on ink."""
    if livery is GOLD:
        return circle(x, y, 19, INK)
    return box(x - 18, y - 18, 36, 36, INK, 7)


def task_card(task: str, livery: Livery) -> str:
    paper, edge = card_paper(livery)
    rim = frame(paper, edge, 2)
    over = card_tab(livery, paper) + banner(livery, paper) + at(42, 42, sign(task, livery), scale=1.06)
    return document(
        CARD_W,
        CARD_H,
        SCENES[task](livery),
        specks(TASKS.index(task) + 1, PAPER),
        rim,
        over,
        rank_plate(livery, 42, 98),
    )


def task_back(livery: Livery) -> str:
    """A compass with the sign of the ship."""
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "#D9982B" if livery is GOLD else "#5F7489")
    tone = "#E5AE4C" if livery is GOLD else "#71869B"
    places = [(30 + 38 * i + 19 * (j % 2), 30 + 30 * j) for j in range(10) for i in range(6)]
    pattern = "".join(at(x, y, emblem(livery, 9, tone)) for x, y in places if x < 232)
    rose = circle(125, 175, 78, PAPER) + circle(125, 175, 72, DEEP_SEA)
    ticks = "".join(
        f"M{point(125 + 60 * x, 175 + 60 * y)}L{point(125 + 67 * x, 175 + 67 * y)}"
        for x, y in [(math.cos(math.tau * i / 32), math.sin(math.tau * i / 32)) for i in range(32)]
    )
    points = at(125, 175, burst(58, FOAM, 4, 0.26)) + at(125, 175, burst(42, LIGHT_SEA, 4, 0.3), turn=45)
    hub = circle(125, 175, 25, PAPER) + at(125, 175, emblem(livery, 17))
    paper, edge = card_paper(livery)
    return document(
        CARD_W, CARD_H, ground, pattern, rose, line(ticks, FOAM, 2), points, hub, frame(paper, edge, 2)
    )


def exhausted(livery: Livery) -> str:
    """A card that rests in the hold for a round: its back under a quilt."""
    paper, edge = card_paper(livery)
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "#39434B")
    boards = (
        "".join(f"M{LEFT} {y}H{RIGHT}" for y in range(52, 340, 44))
        + "M90 8v44M170 52v44M60 96v44M200 140v44M120 184v44"
    )
    moon_glow = circle(125, 118, 58, "#F8E6B8", opacity=0.1)
    z = line("M96 84h44l-44 54h44M160 52h24l-24 28h24", "#F8E6B8", 11)
    quilt = path(
        "M8 196Q38 176 66 192T125 192T184 192T242 190V342H8Z", livery.band, stroke=livery.rim, stroke_width=3
    )
    places = [(42, 240), (98, 240), (154, 240), (210, 240), (70, 292), (126, 292), (182, 292)]
    patches = "".join(at(x, y, emblem(livery, 13, mix(livery.band, INK, 0.35))) for x, y in places)
    return document(
        CARD_W,
        CARD_H,
        ground,
        line(boards, "#2A3238", 3),
        moon_glow,
        z,
        quilt,
        patches,
        frame(paper, edge, 2),
    )


def task_pictures() -> dict[str, str]:
    files = {f"cards/{task}-{livery.name}": task_card(task, livery) for task in TASKS for livery in LIVERIES}
    files |= {f"cards/back-{livery.name}": task_back(livery) for livery in LIVERIES}
    files |= {f"cards/exhausted-{livery.name}": exhausted(livery) for livery in LIVERIES}
    return files | {f"tokens/task-{task}": sign_token(task) for task in TASKS}
