"""A running program that answers one line with one line, and never outlives its use."""

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread

LONGEST_LINE = 1 << 20
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
        self._process = subprocess.Popen(  # noqa: S603  # the player named the program
            command if sys.platform == "win32" else shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            start_new_session=True,
        )
        self._left = False
        # Pipes cannot be waited for with a time limit on every system, so a thread does the waiting.
        self._words: Queue[_Word] = Queue()
        self._answers: Queue[bytes] = Queue()
        self._talk = Thread(target=self._talking, daemon=True)
        self._talk.start()

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
        """Say a last word and close its input; then end it, and all that it started. Once is enough."""
        if self._left:
            return
        self._left = True
        self._words.put(_Word(line, last=True))
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        finally:
            self._kill()
        self._process.wait()
        self._talk.join(GRACE)

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # nobody of its group is left
                os.killpg(self._process.pid, signal.SIGKILL)

    def _talking(self) -> None:
        try:
            with suppress(OSError):
                self._talk_until_the_last_word()
        finally:
            self._answers.put(b"")

    def _talk_until_the_last_word(self) -> None:
        assert self._process.stdin  # noqa: S101  # both are pipes
        assert self._process.stdout  # noqa: S101
        with self._process.stdout as answers, self._process.stdin as questions:
            while True:
                word = self._words.get()
                questions.write(word.line + b"\n")
                questions.flush()
                if word.last:
                    return
                self._answers.put(answers.readline(LONGEST_LINE))

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"exit status {status}" if status >= 0 else f"signal {-status}"
