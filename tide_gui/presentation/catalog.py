"""The face of every game on the shelf, and the scenes of those that can be played on a screen.

As with the rule books, each is loaded when it is asked for.
"""

from collections.abc import Callable
from typing import Any

from tide_gui.presentation.scene import Presentation
from tide_gui.presentation.text import GameText, Translate

AnyText = GameText[Any, Any]


def _turn_the_tide(translate: Translate) -> AnyText:
    from tide_gui.presentation.turn_the_tide.text import TurnTheTideText  # noqa: PLC0415

    return TurnTheTideText(translate)


def _onda(translate: Translate) -> AnyText:
    from tide_gui.presentation.onda.text import OndaText  # noqa: PLC0415

    return OndaText(translate)


def _turning_tides(translate: Translate) -> AnyText:
    from tide_gui.presentation.turning_tides.text import TurningTidesText  # noqa: PLC0415

    return TurningTidesText(translate)


def _turn_the_tide_scene(translate: Translate) -> Presentation:
    from tide_gui.presentation.turn_the_tide.presentation import TurnTheTidePresentation  # noqa: PLC0415

    return TurnTheTidePresentation(translate)


TEXTS: dict[str, Callable[[Translate], AnyText]] = {
    "turn-the-tide": _turn_the_tide,
    "onda": _onda,
    "turning-tides": _turning_tides,
}

PRESENTATIONS: dict[str, Callable[[Translate], Presentation]] = {
    "turn-the-tide": _turn_the_tide_scene,
}
