"""An engine that sends a signal to a process, but only once: killing_engine.py NOTE SIGNAL [PROCESS].

Without a process it means the one that has started it. Later engines with the same note, or all with the
signal 0, only play.
"""

import json
import os
import sys
from pathlib import Path

NOTE, SIGNAL = Path(sys.argv[1]), int(sys.argv[2])
PROCESS = int(sys.argv[3]) if len(sys.argv) > 3 else os.getppid()


def first() -> bool:
    try:
        NOTE.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


for line in sys.stdin:
    question = json.loads(line)
    if question["kind"] == "hello":
        print("{}", flush=True)
        continue
    if first():
        os.kill(PROCESS, SIGNAL)
    print(json.dumps({"id": question["id"], "move": question["choices"][0]}), flush=True)
