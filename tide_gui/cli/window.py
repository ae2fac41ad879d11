"""Opens the window."""

import gc
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal


def open_window(data_dir: Path | None = None, file: Path | None = None) -> int:
    """Open the window, run until it is closed, and return the exit status."""
    signal(SIGINT, SIG_DFL)  # Ctrl+C ends the program; as an exception it may get lost while Qt is imported
    gc.disable()  # start-up makes no garbage; the first frame comes sooner and turns it on again
    from tide_gui.app import run  # noqa: PLC0415 - takes long, and is to be ended by Ctrl+C

    return run(data_dir, file)
