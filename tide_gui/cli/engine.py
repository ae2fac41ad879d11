"""`tide-gui engine BOT`: a built-in bot at the other end of the engine protocol."""

import sys

import msgspec

from tide_gui.bots.child import answers
from tide_gui.bots.roster import NoSuchBot, bot_called
from tide_gui.cli.complaint import Failed, WrongUse
from tide_gui.rules.game import IllegalMove


def engine(name: str) -> int:
    """Answer the lines on standard input until it closes."""
    try:
        bot = bot_called(name)
    except NoSuchBot as error:
        raise WrongUse(str(error)) from error
    if sys.stdin is None or sys.stdout is None:
        raise Failed("an engine needs its standard input and output")
    try:
        for line in answers(sys.stdin.buffer, name, bot):
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, IllegalMove) as error:
        raise Failed(f"this question cannot be understood: {error}") from error
    return 0
