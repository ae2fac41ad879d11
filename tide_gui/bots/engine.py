"""An outside program as a bot, in any language: one JSON line per question and per answer."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.engine_process import Ended, Program
from tide_gui.bots.protocol import DECODE_ERRORS, hello, question
from tide_gui.rules.game import Ask, Game, Weighed
from tide_gui.rules.quoting import quoted

PATIENCE = 5.0  # seconds for one answer


class Greeting(Struct):
    """The answer to `hello`: any object, with a name if the engine has one."""

    name: str = ""


class Choice(Struct):
    """The answer to `choose`."""

    id: int
    move: str


class Weighing(Struct):
    """The answer to `weigh`."""

    id: int
    weighed: tuple[Weighed[str], ...]


class Engine:
    """A running program that plays one game. It must be closed."""

    def __init__(
        self, command: str, game: Game[Any, Any, Any, Any], options: Mapping[str, bool], patience: float
    ) -> None:
        """Start the program and greet it; PlayerFault if that fails. `patience` is in seconds per answer."""
        self.command = command
        self._game = game
        self._options = dict(options)
        self._patience = patience
        try:
            self._program = Program(command)
        except (OSError, ValueError) as error:
            raise self._fault(f"cannot be started: {getattr(error, 'strerror', None) or error}") from error
        self._greet()

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        choice: Choice = self._answer_to("choose", ask, Choice)
        return self._move(choice.move, ask)

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """Weigh every choice; PlayerFault if the engine does not support it."""
        weighing: Weighing = self._answer_to("weigh", ask, Weighing)
        return tuple(replace(each, move=self._move(each.move, ask)) for each in weighing.weighed)

    def close(self) -> None:
        """Say goodbye and end the program and all that it started."""
        self._program.leave(msgspec.json.encode({"kind": "bye"}))

    def _greet(self) -> None:
        try:
            self._exchange(hello(self._game.key), Greeting)
        except BaseException:  # also on Ctrl+C: the caller does not have this engine yet to close it
            self.close()
            raise

    def _answer_to(self, kind: str, ask: Ask[Any, Any], answer_type: type[Any]) -> Any:
        """Ask the engine. It gets no seed: the deal number could be found from it by trying all."""
        answer = self._exchange(question(kind, ask, self._game, options=self._options), answer_type)
        if answer.id != ask.id:
            raise self._fault(f"answered question {answer.id} when question {ask.id} was open")
        return answer

    def _exchange(self, line: Mapping[str, Any], answer_type: type[Any]) -> Any:
        try:
            answer = self._program.answer(msgspec.json.encode(line), self._patience)
        except TimeoutError:
            raise self._fault(f"was silent for {self._patience:g} s") from None
        except Ended as end:
            raise self._fault(f"ended ({end})") from None
        try:
            return msgspec.json.decode(answer, type=answer_type)
        except DECODE_ERRORS as error:
            text = quoted(answer.decode(errors="replace").strip())
            raise self._fault(f"answered {line['kind']!r} with {text}: {error}") from error

    def _move(self, text: str, ask: Ask[Any, Any]) -> Any:
        for move in ask.choices:
            if self._game.write(move) == text:
                return move
        raise self._fault(f"played {quoted(text)}, which is not among its choices")

    def _fault(self, what: str) -> PlayerFault:
        return PlayerFault(f"the engine `{self.command}` {what}")
