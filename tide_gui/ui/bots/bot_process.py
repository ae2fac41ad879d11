"""The one long-lived process that runs all bots of the window."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import isclose, isfinite
from typing import Any, Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.outlooks import Shares, Transcript
from tide_gui.bots.protocol import DECODE_ERRORS, hello, outlook_question, question
from tide_gui.resource_files import this_program
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Ask, Weighed
from tide_gui.ui.bots.bot_faults import (
    ended_text,
    invalid_text,
    missing_text,
    not_offered_text,
    silent_text,
    unanswered_text,
)
from tide_gui.ui.bots.line_process import LineProcess, Saying

PATIENCE_MS = 5000
START_FACTOR = 4  # times as long for a start, and for what a bot loads first: a cold disk, a virus scanner
MAX_SHARE = 1.001  # allows for rounding
AT_ONCE = ("weigh", "outlook")  # questions that overtake waiting moves, and are asked once
MAX_FAILURES = 3  # in one game; then the bot is no longer asked


class _Answer(Struct):
    id: int = 0
    move: str = ""
    weighed: tuple[Weighed[str], ...] = ()
    outlooks: tuple[Shares, ...] = ()
    error_message: str = ""
    cannot_play: bool = False  # asking again is useless


Kind = Literal["hello", "choose", "weigh", "outlook"]


@dataclass(frozen=True, slots=True)
class _Question:
    kind: Kind
    id: int
    bot: str
    choices: tuple[str, ...]
    line: bytes
    shape: tuple[int, int] = (0, 0)  # of an outlook: how many moments and seats


GREETING = _Question("hello", 0, "", (), msgspec.json.encode(hello("")))


class BotProcess(QObject):
    """Asks the bots, repeats a question after a failure, and gives up on a bot that fails too often.

    Questions are sent one at a time, in order: the child answers only one at a time anyway, the time limit
    then covers a single question, and a hang is blamed on the bot that hung while the other questions
    wait here and are not lost. Only a question to weigh or for outlooks overtakes waiting moves, because a
    person waits for the hint, and the table for that person; a review asks when nobody plays. It is asked
    once, and its failure counts against no bot.

    A bot that fails before its first answer is given up at once, unless it was only slow.

    It must be closed.
    """

    answered = Signal(int, str)  # the id of an ask, the move as text
    weighed = Signal(int, object)  # the id of an ask, a tuple of weighed moves
    outlooks_found = Signal(int, object)  # the number of a question, the shares of the seats at each moment
    failed = Signal(object)  # a Saying: what went wrong
    gave_up = Signal(int, str)  # the id of an ask that stays unanswered, and the bot

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        """Start no process before `start` or the first question."""
        super().__init__(parent)
        self._command = tuple(command or child_command())
        self._patience_ms = patience_ms
        self._child: LineProcess | None = None
        self._loaded: set[str] = set()  # the bots that this child has answered for
        self._open: dict[int, _Question] = {}
        self._asked: _Question | None = None
        self._failures: Counter[str] = Counter()  # by bot; "" is the child itself
        self._have_answered: set[str] = set()  # likewise
        self._closed = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_timeout)
        # Started through the event loop, so that `gave_up` never arrives while its receiver is still asking.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._send_next)

    def start(self) -> None:
        """Start the child now, so that the first question need not wait for it."""
        if self._child is None and not self._closed:
            self._begin()

    def choose(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot for a move; `answered` or `gave_up` follows, unless the ask is forgotten."""
        self._enqueue("choose", ask, game_key, bot, seed, budget)

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot to judge every move; `weighed` or `gave_up` follows, unless the ask is forgotten."""
        self._enqueue("weigh", ask, game_key, bot, seed, budget)

    def find_outlooks(
        self, number: int, game_key: str, transcript: Transcript, moments: Sequence[int]
    ) -> None:
        """Ask for an outlook; `outlooks_found` or `gave_up` follows, unless the question is forgotten."""
        line = msgspec.json.encode(outlook_question(number, game_key, transcript, moments))
        self._wait(_Question("outlook", number, "", (), line, (len(moments), transcript.seats)))

    def _enqueue(
        self, kind: Kind, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int
    ) -> None:
        game = game_called(game_key)
        if game is None:
            raise LookupError(game_key)
        message = question(kind, ask, game, bot=bot, seed=seed, budget=budget)
        line = msgspec.json.encode(message)
        self._wait(_Question(kind, ask.id, bot, tuple(message["choices"]), line))

    def _wait(self, question: _Question) -> None:
        self._open[question.id] = question
        if not self._closed:
            self._next.start()

    def forget(self, ids: Iterable[int]) -> None:
        """Cancel these asks: no signal is sent for them any more."""
        for number in ids:
            self._open.pop(number, None)

    def new_game(self) -> None:
        """Forget the failures of former games."""
        self._failures.clear()

    def close(self) -> None:
        """End the child and wait until it has ended."""
        self._closed = True
        self._open.clear()
        self._asked = self._child = None
        self._patience.stop()
        self._next.stop()
        for child in self.findChildren(LineProcess):
            child.close()

    def _begin(self) -> None:
        self._child = LineProcess(self._command, self)
        self._loaded.clear()
        self._child.line_received.connect(self._on_line)
        self._child.ended.connect(self._on_exit)
        self._ask(GREETING, self._child)

    def _ask(self, question: _Question, child: LineProcess) -> None:
        self._asked = question
        self._patience.start(self._patience_ms * (1 if question.bot in self._loaded else START_FACTOR))
        child.write_line(question.line)

    def _send_next(self) -> None:
        for hopeless in [each for each in self._open.values() if self._is_hopeless(each.bot)]:
            if self._open.pop(hopeless.id, None):
                self.gave_up.emit(hopeless.id, hopeless.bot)
        if not self._open or self._asked:
            return
        if self._child is None:
            self._begin()
        else:
            self._ask(self._first(), self._child)

    def _first(self) -> _Question:
        waiting = tuple(self._open.values())
        return next((each for each in waiting if each.kind in AT_ONCE), waiting[0])

    def _is_hopeless(self, bot: str) -> bool:
        return any(self._failures[name] >= MAX_FAILURES for name in (bot, ""))

    def _on_line(self, line: bytes) -> None:
        try:
            answer = msgspec.json.decode(line, type=_Answer)
        except DECODE_ERRORS:
            self._fail(partial(invalid_text, self._asked_bot))
            return
        asked = self._asked
        if asked is None or answer.id != asked.id:
            return
        if answer.cannot_play:
            self._blame(partial(missing_text, self._asked_bot))
        elif fault := self._fault_of(answer, asked):
            self._fail(fault)
        else:
            self._accept(answer, asked)

    def _accept(self, answer: _Answer, asked: _Question) -> None:
        self._have_answered.add(asked.bot)
        if asked is not GREETING:
            self._loaded.add(asked.bot)
        self._asked = None
        self._patience.stop()
        self._next.start()
        if self._open.pop(asked.id, None):
            self._pass_on(answer, asked)

    def _pass_on(self, answer: _Answer, asked: _Question) -> None:
        if asked.kind == "weigh":
            self.weighed.emit(asked.id, answer.weighed)
        elif asked.kind == "outlook":
            self.outlooks_found.emit(asked.id, answer.outlooks)
        else:
            self.answered.emit(asked.id, answer.move)

    def _fault_of(self, answer: _Answer, asked: _Question) -> Saying | None:
        if asked is GREETING or _answers(answer, asked):
            return None
        # The bot's own message is not repeated: it may reveal its hand.
        return partial(unanswered_text if answer.error_message else not_offered_text, asked.bot)

    def _on_exit(self, how: Saying) -> None:
        self._fail(partial(ended_text, self._asked_bot, how))

    def _on_timeout(self) -> None:
        if self._child:
            self._child.read_now()  # the answer may be here: perhaps the window itself was busy
        if self._asked:
            seconds = self._patience.interval() / 1000
            self._fail(partial(silent_text, self._asked_bot, seconds), slow=True)

    @property
    def _asked_bot(self) -> str:
        """The bot that was asked; empty if it was the process itself."""
        return self._asked.bot if self._asked else ""

    def _fail(self, say: Saying, *, slow: bool = False) -> None:
        """Drop the child and blame the bot that was asked; the next question starts another child."""
        if self._child:
            self._child.drop()
        self._child = None
        self._blame(say, slow=slow)

    def _blame(self, say: Saying, *, slow: bool = False) -> None:
        asked = self._asked
        self._asked = None
        self._patience.stop()
        self._next.start()
        if asked and asked.kind in AT_ONCE:
            self._drop(asked)
            return
        bot = asked.bot if asked else ""
        self._failures[bot] += 1 if slow or bot in self._have_answered else MAX_FAILURES
        self.failed.emit(say)

    def _drop(self, asked: _Question) -> None:
        """Give up without a message: who asked reports it, and the log must not show who asked for a hint."""
        if self._open.pop(asked.id, None):
            self.gave_up.emit(asked.id, asked.bot)


def _answers(answer: _Answer, asked: _Question) -> bool:
    """Whether the answer fits the question."""
    if asked.kind == "choose":
        return answer.move in asked.choices
    if asked.kind == "outlook":
        lengths = [len(shares) for shares in answer.outlooks]
        return lengths == [asked.shape[1]] * asked.shape[0] and all(map(_adds_up, answer.outlooks))
    moves = sorted(weighed.move for weighed in answer.weighed)
    return moves == sorted(asked.choices) and all(map(_makes_sense, answer.weighed))


def _adds_up(shares: Shares) -> bool:
    return min(shares) >= 0 and isclose(sum(shares), 1, abs_tol=MAX_SHARE - 1)


def _makes_sense(weighed: Weighed[str]) -> bool:
    parts = (weighed.share, 0.0 if weighed.chance is None else weighed.chance)
    figures = (weighed.points or 0.0, *weighed.figures.values())
    return all(0 <= part <= MAX_SHARE for part in parts) and all(map(isfinite, figures))


def child_command() -> tuple[str, ...]:
    """Return the command that runs this program as the bot process."""
    return (*this_program(), "engine", "--of-the-window")
