"""What tests read from scenes."""

from collections.abc import Iterable
from typing import Any

from tide_gui.presentation.pacing import Step
from tide_gui.presentation.presentation import Presentation, followed
from tide_gui.presentation.scene import Scene


def steps_of(
    presentation: Presentation, events: Iterable[Any], scene: Scene[Any], after: Any
) -> list[Step[Any]]:
    """Return the steps in which the events are shown."""
    return [step for _, steps in followed(presentation.scenes, events, scene, after) for step in steps]
