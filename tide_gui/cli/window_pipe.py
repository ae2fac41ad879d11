"""The pipes between the window and a process that it started from this program."""

import os
import signal
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from time import sleep

from tide_gui.cli.errors import Failed

BLOCK = 1 << 16
NICENESS = 10


def check_pipes() -> None:
    if sys.stdin is None or sys.stdout is None:
        raise Failed("this command needs its standard input and output")


def give_way(niceness: int = NICENESS) -> None:
    """Let the window have priority, where that can be said."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def lines_of_the_window(farewell_s: float = 0) -> Iterator[bytes]:
    """Yield lines as they arrive; when the input closes they end.

    A thread ends the process then, whatever it does, after the time that it has for a farewell.
    """
    check_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window handles Ctrl+C and closes our input
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.fileno(), lines, farewell_s), daemon=True).start()
    return iter(lines.get, None)


def _listen(descriptor: int, lines: "SimpleQueue[bytes | None]", farewell_s: float) -> None:
    # `os.read` avoids Python's buffer: a thread that waits in it keeps its lock, so Python could not exit.
    rest = b""
    while block := os.read(descriptor, BLOCK):
        *whole, rest = (rest + block).split(b"\n")
        for line in whole:
            lines.put(line)
    lines.put(None)
    sleep(farewell_s)
    os._exit(0)
