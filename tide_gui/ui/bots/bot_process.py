"""The one long-lived process in which all bots of the window think."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.protocol import DECODE_ERRORS, hello, question
from tide_gui.presentation.player_text import display_name
from tide_gui.resource_files import this_program
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Ask
from tide_gui.ui.bots.line_process import LineProcess
from tide_gui.ui.bots.service import WeighedMove

PATIENCE_MS = 5000
STARTING = 4  # times the patience for one answer: a cold disk, a virus scanner
WHOLE = 1.001  # a sum of shares may be a little more than one
CHANCES = 3  # a bot that fails so often in a game plays no more in it


class _Answer(Struct):
    id: int = 0
    move: str = ""
    weighed: tuple[WeighedMove, ...] = ()
    error_message: str = ""


Kind = Literal["hello", "choose", "weigh"]


@dataclass(frozen=True, slots=True)
class _Question:
    kind: Kind
    id: int
    bot: str
    choices: tuple[str, ...]
    line: bytes


GREETING = _Question("hello", 0, "", (), msgspec.json.encode(hello("")))


class BotProcess(QObject):
    """Asks the bots, forgives twice, and says who gave up; it must be closed.

    Questions go out one by one, in the order they came: the child thinks of one thing at a time anyway,
    the patience then runs for one question alone, and a hang is blamed on the bot that hung while the other
    questions wait here and are lost by nobody. Only a question to weigh goes before all moves that wait: a
    person sits before it, and the table waits for that person. It is asked once and blamed on nobody.
    """

    answered = Signal(int, str)  # the id of an ask, the move in writing
    weighed = Signal(int, object)  # the id of an ask, a tuple of weighed moves
    failed = Signal(str)  # what happened, in a sentence
    gave_up = Signal(int, str)  # the id of an ask that nobody will answer, and the bot

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] | None = None,
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        """Nothing runs before `start` or the first question."""
        super().__init__(parent)
        self._command = tuple(command or child_command())
        self._patience_ms = patience_ms
        self._child: LineProcess | None = None
        self._open: dict[int, _Question] = {}
        self._asked: _Question | None = None
        self._failures: Counter[str] = Counter()  # by bot; "" is the child itself
        self._closed = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_timeout)
        # The next step comes from the event loop: no `gave_up` while whoever will hear it is still asking.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._go_on)

    def start(self) -> None:
        """Let the child start now, so that the first question need not wait for it."""
        if self._child is None and not self._closed:
            self._begin()

    def choose(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask a bot; `answered` or `gave_up` comes later, unless the ask is forgotten."""
        self._put("choose", ask, game_key, bot, seed, budget)

    def weigh(self, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int = BUDGET) -> None:
        """Ask what a bot thinks of every move; `weighed` or `gave_up` comes later, unless it is forgotten."""
        self._put("weigh", ask, game_key, bot, seed, budget)

    def _put(self, kind: Kind, ask: Ask[Any, Any], game_key: str, bot: str, seed: int, budget: int) -> None:
        game = game_called(game_key)
        if game is None:
            raise LookupError(game_key)
        plain = question(kind, ask, game, bot=bot, seed=seed, budget=budget)
        line = msgspec.json.encode(plain)
        self._open[ask.id] = _Question(kind, ask.id, bot, tuple(plain["choices"]), line)
        if not self._closed:
            self._next.start()

    def forget(self, ids: Iterable[int]) -> None:
        """Nobody waits for these answers any more."""
        for number in ids:
            self._open.pop(number, None)

    def new_game(self) -> None:
        """Who failed before may try again."""
        self._failures.clear()

    def close(self) -> None:
        """End the child for sure."""
        self._closed = True
        self._open.clear()
        self._asked = self._child = None
        self._patience.stop()
        self._next.stop()
        for child in self.findChildren(LineProcess):
            child.close()

    def _begin(self) -> None:
        self._child = LineProcess(self._command, self)
        self._child.said.connect(self._hear)
        self._child.ended.connect(self._on_exit)
        self._ask(GREETING, self._child)

    def _ask(self, question: _Question, child: LineProcess) -> None:
        self._asked = question
        self._patience.start(self._patience_ms * (STARTING if question is GREETING else 1))
        child.tell(question.line)

    def _go_on(self) -> None:
        for hopeless in [one for one in self._open.values() if self._is_hopeless(one.bot)]:
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
        return next((one for one in waiting if one.kind == "weigh"), waiting[0])

    def _is_hopeless(self, bot: str) -> bool:
        return any(self._failures[one] >= CHANCES for one in (bot, ""))

    def _hear(self, line: bytes) -> None:
        try:
            answer = msgspec.json.decode(line, type=_Answer)
        except DECODE_ERRORS:
            self._fail(self.tr("{who} said what is no answer.").format(who=self._who()))
            return
        asked = self._asked
        if asked is None or answer.id != asked.id:
            return
        if fault := self._fault_of(answer, asked):
            self._fail(fault)
            return
        self._asked = None
        self._patience.stop()
        self._next.start()
        if self._open.pop(asked.id, None):
            self._pass_on(answer, asked)

    def _pass_on(self, answer: _Answer, asked: _Question) -> None:
        if asked.kind == "weigh":
            self.weighed.emit(asked.id, answer.weighed)
        else:
            self.answered.emit(asked.id, answer.move)

    def _fault_of(self, answer: _Answer, asked: _Question) -> str:
        if asked is GREETING or _answers(answer, asked):
            return ""
        # What it said is not repeated: it may name its hand.
        if answer.error_message:
            return self.tr("{who} could not answer.").format(who=self._who())
        return self.tr("{who} chose what is not among its choices.").format(who=self._who())

    def _on_exit(self, how: str) -> None:
        self._fail(self.tr("{who} ended ({how}).").format(who=self._who(), how=how))

    def _on_timeout(self) -> None:
        if self._child:
            self._child.listen()  # the window itself may have been busy for so long
        if self._asked:
            seconds = self._patience.interval() / 1000
            words = self.tr("{who} was silent for {seconds} s.")
            self._fail(words.format(who=self._who(), seconds=f"{seconds:g}"))

    def _who(self) -> str:
        if self._asked and self._asked.bot:
            return self.tr("The bot {name}").format(name=display_name(self._asked.bot))
        return self.tr("The program in which the bots think")

    def _fail(self, sentence: str) -> None:
        """Blame whoever was asked, and start again as soon as there is something to ask."""
        asked = self._asked
        if self._child:
            self._child.drop()
        self._asked = self._child = None
        self._patience.stop()
        self._next.start()
        if asked and asked.kind == "weigh":
            self._drop(asked)
        else:
            self._failures[asked.bot if asked else ""] += 1
            self.failed.emit(sentence)

    def _drop(self, asked: _Question) -> None:
        """Whoever waits says so in words of their own, and no log tells who asked."""
        if self._open.pop(asked.id, None):
            self.gave_up.emit(asked.id, asked.bot)


def _answers(answer: _Answer, asked: _Question) -> bool:
    """Whether that is an answer to the question."""
    if asked.kind == "choose":
        return answer.move in asked.choices
    moves = sorted(one.move for one in answer.weighed)
    return moves == sorted(asked.choices) and all(map(_makes_sense, answer.weighed))


def _makes_sense(one: WeighedMove) -> bool:
    parts = (one.share, 0.0 if one.chance is None else one.chance)
    return all(0 <= part <= WHOLE for part in parts) and isfinite(one.points or 0.0)


def child_command() -> tuple[str, ...]:
    """How to start the same program as the one that thinks."""
    return (*this_program(), "engine", "--of-the-window")
