"""The two ways in which a command fails; the message is one sentence for a person."""

import sys
from collections.abc import Callable

from tide_gui.languages import UnknownLanguage
from tide_gui.rules.quoting import plain

WRONG_USE = 2


class WrongUse(Exception):
    """The command line is wrong."""


class Failed(Exception):
    """The command line is right, but the command failed; a detail stands on a line of its own."""

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail


def status_of(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; where it fails, write why."""
    try:
        return command()
    except (WrongUse, UnknownLanguage) as error:
        complain(str(error))
        return WRONG_USE
    except Failed as error:
        complain(str(error), error.detail)
        return 1


def complain(message: str, detail: str = "") -> None:
    """Write what is wrong, and a detail on a line of its own if there is one."""
    print(f"tide-gui: {plain(message)}", file=sys.stderr)
    if detail:
        print(plain(detail), file=sys.stderr)
