"""Make the environment, install what is missing, start the game: `python3 packaging/play.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python is to read a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import os
import subprocess
from pathlib import Path

import environment
import libraries


def main() -> int:
    """Play; the arguments are those of the game, and so is the exit status."""
    packages = libraries.packages_for_libraries(libraries.libraries_of_game(os.environ))
    return start(libraries.ready("", packages), sys.argv[1:])


def start(python: Path, words: list[str]) -> int:
    """Become the game, so that signals and exit status are its own; Windows has only children."""
    # -P: a folder of the same name where the player stands is not the game.
    command = [str(python), "-P", "-m", "tide_gui", *words]
    if os.name == "posix":
        os.execv(python, command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
