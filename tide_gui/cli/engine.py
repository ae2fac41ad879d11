"""`tide-gui engine`: the built-in bots as engines."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from queue import SimpleQueue
from threading import Thread

from tide_gui.bots.answering import answers, answers_of_all
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.bots.roster import NoSuchBot, check_name
from tide_gui.cli.errors import Failed, WrongUse
from tide_gui.rules.game import IllegalMove

NICENESS = 10  # the window has priority
BLOCK = 1 << 16


def engine(name: str) -> int:
    """Answer the lines on standard input until it closes."""
    try:
        check_name(name)
    except NoSuchBot as error:
        raise WrongUse(str(error)) from error
    _check_pipes()
    return _write_answers(answers(sys.stdin.buffer, name))


def engine_of_the_window() -> int:
    """Answer for every bot; the process ends with the window, even if that is killed."""
    _check_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window handles Ctrl+C and closes our input
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    return _write_answers(answers_of_all(_lines_until_closed(sys.stdin.fileno())))


def _check_pipes() -> None:
    if sys.stdin is None or sys.stdout is None:
        raise Failed("an engine needs its standard input and output")


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


def _lines_until_closed(descriptor: int) -> Iterator[bytes]:
    """Yield lines as they arrive; a thread ends the process when the input closes, even during a thought."""
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(descriptor, lines), daemon=True).start()
    while True:
        yield lines.get()


def _listen(descriptor: int, lines: "SimpleQueue[bytes]") -> None:
    # `os.read` avoids Python's buffer: a thread that waits in it keeps its lock, so Python could not exit.
    rest = b""
    while block := os.read(descriptor, BLOCK):
        *whole, rest = (rest + block).split(b"\n")
        for line in whole:
            lines.put(line)
    os._exit(0)
