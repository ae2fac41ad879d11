"""A reader that fails on purpose: odd_reader.py FOLDER WAY WAY ...; each start takes the next way.

A way is NAME, or NAME@N to answer N lines first; after the last one, a reader works.
"""

import os
import sys
import time
from pathlib import Path

from tide_gui.ui.app.record_reader import answers, as_line

FOLDER, WAYS = Path(sys.argv[1]), sys.argv[2:]
START = len(list(FOLDER.glob("start-*")))
(FOLDER / f"start-{START}").touch()
NAME, _, BEFORE = [*WAYS, *["good"] * (START + 1)][START].partition("@")
FAILURES = {
    "dies": lambda: os._exit(3),
    "hangs": lambda: time.sleep(60),
    "rubbish": lambda: say(b"{}"),
    "other": lambda: say(as_line("hello")),
    "short": lambda: say(as_line(())),
}


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


for number, line in enumerate(sys.stdin.buffer):
    if number >= int(BEFORE or 0) and NAME in FAILURES:
        FAILURES[NAME]()
    for answer in answers([line]):
        say(answer)
