"""The face of every game on the shelf, and the pictures of those that can be played on a screen."""

from collections.abc import Callable
from typing import Any

from tide_gui.faces.face import Face, Translate
from tide_gui.faces.onda import OndaFace
from tide_gui.faces.picture import Pictured
from tide_gui.faces.turn_the_tide import TurnTheTideFace
from tide_gui.faces.turn_the_tide_picture import TurnTheTidePicture
from tide_gui.faces.turning_tides import TurningTidesFace
from tide_gui.rules.onda import Onda
from tide_gui.rules.turn_the_tide import TurnTheTide
from tide_gui.rules.turning_tides import TurningTides

FACES: dict[str, Callable[[Translate], Face[Any, Any]]] = {
    TurnTheTide.key: TurnTheTideFace,
    Onda.key: OndaFace,
    TurningTides.key: TurningTidesFace,
}

PICTURES: dict[str, Callable[[Translate], Pictured]] = {
    TurnTheTide.key: TurnTheTidePicture,
}
