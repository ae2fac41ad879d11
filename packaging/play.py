"""Create the environment, install what is missing, start the game: `python3 packaging/play.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import os
import subprocess
from pathlib import Path

import environment
import libraries


def main() -> int:
    """Start the game with this command's arguments; return its exit status."""
    packages = libraries.packages_for_libraries(libraries.libraries_of_game(os.environ))
    return start(libraries.ready("", packages), sys.argv[1:])


def start(python: Path, arguments: list[str]) -> int:
    """Replace this process with the game, so that it receives signals; on Windows run it as a child."""
    # -P: a folder called tide_gui in the current directory must not be imported.
    command = [str(python), "-P", "-m", "tide_gui", *arguments]
    if os.name == "posix":
        os.execv(python, command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
