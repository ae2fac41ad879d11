"""What an engine writes to standard error, as it may reach a terminal."""

import sys
from contextlib import suppress
from typing import BinaryIO

from tide_gui.rules.quoting import plain, shortened

LONGEST_PART = 1000  # bytes; longer lines are passed on in parts


def pass_on(lines: BinaryIO, command: str) -> None:
    """Write all lines to our own standard error, in plain letters and with the command before each."""
    with lines:
        for line in iter(lambda: lines.readline(LONGEST_PART), b""):
            text = plain(line.decode(errors="replace").rstrip())
            if sys.stderr is not None:
                with suppress(OSError):  # read on, or the engine would wait for its reader
                    sys.stderr.write(f"{shortened(command)}: {text}\n")
