"""A running program that answers one line with one line, and never outlives its use."""

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Event, Thread

from tide_gui.bots.protocol import ENVIRONMENT, LONGEST_LINE

GRACE = 1.0  # seconds to leave by itself


class Ended(Exception):
    """The program is gone; the message says how."""


@dataclass(frozen=True, slots=True)
class _Word:
    line: bytes
    last: bool = False


class Program:
    """Starts a command and talks with it through pipes; its error output goes where ours goes."""

    def __init__(self, command: str) -> None:
        """Start the command; an OSError or a ValueError says why it cannot be started."""
        if not command.strip():
            raise ValueError("no program is named")
        self._process: subprocess.Popen[bytes] | None = None
        self._fault: Exception | None = None
        self._left = False
        self._begun = Event()
        self._words: Queue[_Word] = Queue()
        self._answers: Queue[bytes] = Queue()
        # Pipes cannot be waited for with a time limit on every system, so a thread does the waiting.
        # It also starts the program: no signal can come between the start and our knowing of it.
        self._talk = Thread(target=self._talking, args=(command,), daemon=True)
        self._talk.start()
        try:
            self._begun.wait()
        except BaseException:
            self.leave(b"")
            raise
        if self._fault:
            raise self._fault

    def answer(self, line: bytes, patience: float) -> bytes:
        """What the program answers; TimeoutError if it is silent for so many seconds."""
        self._words.put(_Word(line))
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            raise TimeoutError from None
        if not answer:
            raise Ended(self._how_it_ended())
        return answer

    def leave(self, line: bytes) -> None:
        """Say a last word, if any, and close its input; then end it and all that it started."""
        if self._left:
            return
        self._left = True
        self._words.put(_Word(line, last=True))
        try:
            self._begun.wait()
            self._wait(GRACE)
        finally:
            self._kill()
        self._talk.join(GRACE)

    def _wait(self, seconds: float) -> None:
        if self._process:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)

    def _kill(self) -> None:
        if self._process is None:
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # nobody of its group is left
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _talking(self, command: str) -> None:
        try:
            self._process = _started(command)
        except (OSError, ValueError) as error:
            self._fault = error
        finally:
            self._begun.set()
        if self._process:
            with suppress(OSError):
                self._talk_until_the_last_word(self._process)
        self._answers.put(b"")

    def _talk_until_the_last_word(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin  # noqa: S101  # both are pipes
        assert process.stdout  # noqa: S101
        with process.stdout as answers, process.stdin as questions:
            while True:
                word = self._words.get()
                if word.line:
                    questions.write(word.line + b"\n")
                    questions.flush()
                if word.last:
                    return
                self._answers.put(answers.readline(LONGEST_LINE))

    def _how_it_ended(self) -> str:
        self._wait(GRACE)
        status = self._process.returncode if self._process else None
        if status is None:
            return "it closed its output"
        return f"exit status {status}" if status >= 0 else f"signal {-status}"


def _started(command: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603  # the player named the program
        command if sys.platform == "win32" else shlex.split(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **ENVIRONMENT},
        start_new_session=True,
    )
