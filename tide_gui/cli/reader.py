"""`tide-gui reader`: a process that reads records for the statistics in the window."""

import gc
import sys
from contextlib import redirect_stdout

from tide_gui.cli.errors import Failed
from tide_gui.cli.window_pipe import give_way, lines_of_the_window
from tide_gui.ui.app.record_reader import UnreadableMessage, answers


def reader_of_the_window() -> int:
    """Read what the window wants; the process ends with the window, even if that is killed."""
    lines, output = lines_of_the_window(), sys.stdout.buffer
    give_way()
    gc.disable()  # reading leaves no cycles worth a search, and the process is ended after the last record
    try:
        with redirect_stdout(sys.stderr):  # a game that prints must not disturb the answers
            for line in answers(lines):
                output.write(line + b"\n")
                output.flush()
    except UnreadableMessage as error:
        raise Failed(f"this message cannot be understood: {error}") from error
    return 0
