"""Opens the window, or prints one sentence that says why it cannot open."""

import os
import sys
from pathlib import Path

from tide_gui import registry
from tide_gui.languages import UnknownLanguage
from tide_gui.platform_check import NoWindow, check_platform
from tide_gui.resource_files import NoResources


def run(data_dir: Path | None = None, file: Path | None = None) -> int:
    """Open the window, with a record if one is given, run until it is closed, and return the exit status."""
    try:
        check_platform(os.environ, sys.platform)
        from tide_gui.ui.app.window import stay_open  # noqa: PLC0415 - Qt may lack libraries; checked above

        return stay_open(data_dir, file)
    except (NoWindow, NoResources, UnknownLanguage) as fault:
        print(fault, file=sys.stderr)
        return 1


def draw_shots(folder: Path, size: tuple[int, int], scale: float, theme: str, text: int, only: str) -> int:
    """Draw a picture of every screen and return the exit status; OSError if one cannot be saved."""
    try:
        check_platform({"QT_QPA_PLATFORM": "offscreen"}, sys.platform)
        registry.register_installed()  # before the modules with the pictures of every game are loaded
        from tide_gui.shots.draw import run as draw  # noqa: PLC0415

        return draw(folder, size, scale, theme, text, only)
    except (NoWindow, NoResources, UnknownLanguage) as fault:
        print(fault, file=sys.stderr)
        return 1
