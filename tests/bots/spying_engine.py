"""An engine that notes what the system says about those who started it: spying_engine.py FILE."""

import json
import os
import sys
from pathlib import Path


def above() -> list[int]:
    pids = [os.getppid()]
    while pids[-1] > 1:
        pids.append(int(Path(f"/proc/{pids[-1]}/stat").read_text().rpartition(")")[2].split()[1]))
    return pids[:-1]


def open_files() -> list[int]:
    listed = list(Path("/proc/self/fd").iterdir())  # one of them is for the listing itself
    return sorted(int(file.name) for file in listed if file.exists())


def told_by_the_system() -> str:
    lines = [Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ") for pid in above()]
    return "\n".join(
        [*lines, f"open files: {open_files()}", *(f"{name}={value}" for name, value in os.environ.items())]
    )


Path(sys.argv[1]).write_text(told_by_the_system())
for line in sys.stdin:
    question = json.loads(line)
    if question["kind"] == "bye":
        break
    answer = {} if question["kind"] == "hello" else {"id": question["id"], "move": question["choices"][0]}
    print(json.dumps(answer), flush=True)
