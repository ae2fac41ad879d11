"""The face of every game on the shelf, and the pictures of those that can be played on a screen.

As with the rule books, each is loaded when it is asked for.
"""

from collections.abc import Callable
from typing import Any

from tide_gui.faces.face import Face, Translate
from tide_gui.faces.picture import Pictured

AnyFace = Face[Any, Any]


def _turn_the_tide(translate: Translate) -> AnyFace:
    from tide_gui.faces.turn_the_tide import TurnTheTideFace  # noqa: PLC0415

    return TurnTheTideFace(translate)


def _onda(translate: Translate) -> AnyFace:
    from tide_gui.faces.onda import OndaFace  # noqa: PLC0415

    return OndaFace(translate)


def _turning_tides(translate: Translate) -> AnyFace:
    from tide_gui.faces.turning_tides import TurningTidesFace  # noqa: PLC0415

    return TurningTidesFace(translate)


def _turn_the_tide_picture(translate: Translate) -> Pictured:
    from tide_gui.faces.turn_the_tide_picture import TurnTheTidePicture  # noqa: PLC0415

    return TurnTheTidePicture(translate)


FACES: dict[str, Callable[[Translate], AnyFace]] = {
    "turn-the-tide": _turn_the_tide,
    "onda": _onda,
    "turning-tides": _turning_tides,
}

PICTURES: dict[str, Callable[[Translate], Pictured]] = {
    "turn-the-tide": _turn_the_tide_picture,
}
