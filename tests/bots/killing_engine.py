"""An engine that sends a signal to a process: killing_engine.py NOTES GAME SIGNAL [PROCESS].

It does so in its first question, if as many engines with the same notes have started before it as GAME says,
or always if that is -1. Without a process it means the one that has started it.
"""

import json
import os
import sys
from itertools import count
from pathlib import Path

NOTES, GAME, SIGNAL = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
PROCESS = int(sys.argv[4]) if len(sys.argv) > 4 else os.getppid()


def number() -> int:
    """Return how many engines have started before."""
    for before in count():
        try:
            Path(f"{NOTES}{before}").touch(exist_ok=False)
        except FileExistsError:
            continue
        return before
    raise AssertionError


if GAME in (-1, number()):
    sys.stdin.readline()
    print("{}", flush=True)
    sys.stdin.readline()
    os.kill(PROCESS, SIGNAL)
for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"], "move": question["choices"][0]} if question["kind"] == "choose" else {}
    print(json.dumps(answer), flush=True)
