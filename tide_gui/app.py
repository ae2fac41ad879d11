"""The way to the window: where it cannot open, one sentence says why."""

import os
import sys
from pathlib import Path

from tide_gui.platform_check import NoWindow, check_platform


def run(data_dir: Path | None = None, file: Path | None = None) -> int:
    """Open the window, with a record where one is given, and stay until it is closed; the exit status."""
    try:
        check_platform(os.environ, sys.platform)
        from tide_gui.ui.app.window import stay_open  # noqa: PLC0415 - Qt loads only where its libraries are

        return stay_open(data_dir, file)
    except NoWindow as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def draw_shots(folder: Path, size: tuple[int, int], scale: float, theme: str, text: int) -> int:
    """Pictures of every screen; the exit status."""
    try:
        check_platform({"QT_QPA_PLATFORM": "offscreen"}, sys.platform)
        from tide_gui.shots.draw import run as draw  # noqa: PLC0415

        return draw(folder, size, scale, theme, text)
    except (NoWindow, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
