"""The application icon, the document icon and the icons of the controls."""

from drawing.frame import rounded
from drawing.lines import arc
from drawing.palette import (
    DEEP_SEA,
    FOAM,
    INK,
    LIGHT_SEA,
    MID_SEA,
    PAPER,
    PAPER_EDGE,
    VERMILION,
    YELLOW,
)
from drawing.sheep import LOOKS, hoop, life_ring, sheep_head, sheep_in_ring
from drawing.svg import at, band, circle, document, element, gradient, line, path


def app_icon() -> str:
    """A sheep in its ring on the sea, for 48 px and larger."""
    air = gradient("a", (0, "#FBD9A8", 1), (0.66, "#FBD9A8", 1), (0.66, MID_SEA, 1))
    ground = path(rounded(8, 8, 240, 240, 56), "url(#a)")
    light = circle(190, 74, 44, YELLOW, opacity=0.25) + circle(190, 74, 30, YELLOW)
    far = "M8 160q20 -14 40 0t40 0t40 0t40 0t40 0t40 0V192a56 56 0 0 1 -56 56H64a56 56 0 0 1 -56 -56z"
    near = "M8 210q24 -14 48 0t48 0t48 0t48 0t45 -1a56 56 0 0 1 -53 39H64a56 56 0 0 1 -56 -38z"
    return document(
        256,
        256,
        element("defs", air),
        ground,
        light,
        path(far, LIGHT_SEA),
        at(122, 128, sheep_in_ring(LOOKS[0]), scale=2.02),
        path(near, MID_SEA),
        line("M12 209q22 -13 44 1t48 0t48 0t48 0t44 -1", FOAM, 5),
    )


def app_icon_small() -> str:
    """The same thought in a few large shapes, for 16 to 32 px."""
    bands = "".join(arc(96, a - 17, a + 17) for a in (45, 135, 225, 315))
    ring = circle(0, 0, 124, DEEP_SEA) + hoop(96, VERMILION, 46) + band(bands, PAPER, 46)
    head = at(0, 24, sheep_head(LOOKS[0]), scale=2.9)
    return document(256, 256, at(128, 128, ring, circle(0, 0, 74, LIGHT_SEA), head))


def document_icon() -> str:
    page = path(
        "M60 16H160L212 68V224Q212 240 196 240H60Q44 240 44 224V32Q44 16 60 16Z",
        PAPER,
        stroke=INK,
        stroke_width=8,
    )
    fold = path("M160 16V56Q160 68 172 68H212Z", PAPER_EDGE, stroke=INK, stroke_width=8)
    sea = path("M48 188q20 -14 40 0t40 0t40 0t40 0V224Q208 236 196 236H60Q48 236 48 224Z", LIGHT_SEA)
    return document(
        256,
        256,
        page,
        fold,
        at(128, 142, life_ring(44, 27)),
        sea,
        line("M48 188q20 -14 40 0t40 0t40 0t40 0", MID_SEA, 7),
    )


ICON_WIDTH = 2
ICONS = {
    "new-game": "M6 4h8a2 2 0 0 1 2 2v4M10 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M17 14v6M14 17h6M8 9h4",
    "continue": "M8 5.5v13l10.5-6.5z",
    "games": "M5 4h4.5a1 1 0 0 1 1 1v4.5h-6.5V5a1 1 0 0 1 1-1z"
    "M14.5 4H19a1 1 0 0 1 1 1v4.5h-6.5V5a1 1 0 0 1 1-1z"
    "M4 14h6.5v6H5a1 1 0 0 1-1-1zM13.5 14H20v5a1 1 0 0 1-1 1h-5.5z",
    "learn": "M12 7Q8.5 4.5 3.5 5v13Q8.5 17.5 12 20Q15.5 17.5 20.5 18V5Q15.5 4.5 12 7zM12 7v13",
    "settings": "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.8a2.2 2.2 0 1 0 .01 0zM9 14.8a2.2 2.2 0 1 0 .01 0z",
    "undo": "M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H9",
    "hint": "M9 17h6M10 20.5h4M9 17c0-3-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5-3.5 8",
    "log": "M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1",
    "sound-on": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9q2.5 3 0 6M18.5 6.5q4.5 5.5 0 11",
    "sound-off": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
    "speed": "M4.5 18a9 9 0 1 1 15 0M12 14l4-5.5M12 14h.1",
    "pause": "M8.5 5v14M15.5 5v14",
    "skip": "M4 6v12l7-6zM12 6v12l7-6zM20.5 6v12",
    "help": "M8.5 8.5a3.5 3.5 0 1 1 5.5 2.9q-2 1.3-2 3.1M12 18.5h.1",
    "back": "M10.5 5L4 12l6.5 7M4.5 12H20",
    "trash": "M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10.2 11v5.5M13.8 11v5.5",
    "person": "M12 4a4 4 0 1 0 .01 0zM4.5 20.5q0-6.5 7.5-6.5t7.5 6.5",
    "robot": "M6.5 8.5h11a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2z"
    "M12 8.5V4.5M9 13v.8M15 13v.8"
    "M2.5 12.5v3M21.5 12.5v3",
    "trophy": "M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4q0 5 4 5.5"
    "M16.5 5.5H20q0 5-4 5.5M12 14v4M8 20.5h8M9.5 20.5q0-2.5 2.5-2.5t2.5 2.5",
    "share": "M12 14.5V4M8 7.5L12 3.5l4 4M7 11H5.5v9.5h13V11H17",
    "fullscreen": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "windowed": "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
    "close": "M6 6l12 12M18 6L6 18",
    "check": "M4.5 12.5l5 5.5L19.5 7",
    "menu": "M4 7h16M4 12q2.7-3 5.3 0t5.4 0t5.3 0M4 17h16",
}


def ui_icon(d: str) -> str:
    return document(24, 24, line(d, INK, ICON_WIDTH))
