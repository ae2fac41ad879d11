"""`tide-gui engine`: the built-in bots as engines."""

import sys
from collections.abc import Iterable
from contextlib import redirect_stdout

from tide_gui.bots.answering import answers, answers_of_all
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.bots.roster import NoSuchBot, check_name
from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.cli.window_pipe import check_pipes, give_way, lines_of_the_window
from tide_gui.rules.game import IllegalMove


def engine(name: str) -> int:
    """Answer the lines on standard input until it closes."""
    try:
        check_name(name)
    except NoSuchBot as error:
        raise WrongUse(str(error)) from error
    check_pipes()
    return _write_answers(answers(sys.stdin.buffer, name))


def engine_of_the_window() -> int:
    """Answer for every bot; the process ends with the window, even if that is killed."""
    lines = lines_of_the_window()
    give_way()
    return _write_answers(answers_of_all(lines))


def _write_answers(answers: Iterable[bytes]) -> int:
    output = sys.stdout.buffer
    try:
        with redirect_stdout(sys.stderr):  # a bot that prints must not disturb the protocol
            for line in answers:
                output.write(line)
                output.flush()
    except PlayerFault as fault:
        raise Failed(str(fault)) from fault
    except (*DECODE_ERRORS, IllegalMove) as error:
        raise Failed(f"this question cannot be understood: {error}") from error
    return 0
