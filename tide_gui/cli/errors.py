"""The two ways in which a command fails; the message is one sentence for a person."""

import sys
from collections.abc import Callable

from tide_gui.languages import UnknownLanguage
from tide_gui.rules.quoting import plain

WRONG_USE = 2


class WrongUse(Exception):
    """The command line is wrong."""


class Failed(Exception):
    """The command line is right, but the command failed."""


def status_of(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; where it fails, write why."""
    try:
        return command()
    except (WrongUse, Failed, UnknownLanguage) as error:
        print(f"tide-gui: {plain(str(error))}", file=sys.stderr)
        return 1 if isinstance(error, Failed) else WRONG_USE
