"""Copes with standard output that is closed, full or cannot encode every letter."""

import os
import sys


def write_every_letter() -> None:
    """Write letters that the terminal cannot encode as escapes instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write what is buffered, while a failure can still be reported."""
    if sys.stdout is not None:
        sys.stdout.flush()


def lost(error: OSError) -> int:
    """Report that the output cannot be written, unless its reader closed it; return the exit status."""
    # Send the rest of the buffer to /dev/null, or Python would report the error again at exit.
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        print(f"tide-gui: the output cannot be written: {error.strerror}", file=sys.stderr)
    return 1
