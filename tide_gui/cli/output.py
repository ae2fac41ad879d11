"""Standard output that is closed, full or cannot write every letter."""

import os
import sys


def write_every_letter() -> None:
    """A letter that the terminal does not know is written as its number, not refused."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write what is still held back, while somebody can still be told that it failed."""
    if sys.stdout is not None:
        sys.stdout.flush()


def lost(error: OSError) -> int:
    """The exit status when the output is lost; whoever reads it and leaves early needs no sentence."""
    # What is still held back goes nowhere, or Python would complain once more at exit.
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        print(f"tide-gui: the output cannot be written: {error.strerror}", file=sys.stderr)
    return 1
