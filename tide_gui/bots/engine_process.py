"""A child process that answers one line with one line, and is always ended after use."""

import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Event, Thread

from tide_gui.bots.engine_environment import engine_environment
from tide_gui.bots.error_output import pass_on
from tide_gui.bots.protocol import LONGEST_LINE

GRACE = 1.0  # seconds to exit by itself


class Ended(Exception):
    """The program has ended; the message says how."""


@dataclass(frozen=True, slots=True)
class _Message:
    line: bytes
    last: bool = False


class Program:
    """A command that runs with pipes for input and output; its error output is passed on to ours."""

    def __init__(self, command: str) -> None:
        """Start the command; OSError or ValueError if it cannot be started."""
        if not command.strip():
            raise ValueError("no program is named")
        self._process: subprocess.Popen[bytes] | None = None
        self._fault: Exception | None = None
        self._left = False
        self._closed = "output"  # by the program, if it has not ended
        self._start_done = Event()
        self._messages: Queue[_Message] = Queue()
        self._answers: Queue[bytes] = Queue()
        # Not every system can wait for a pipe with a time limit, so a thread does the waiting.
        # It also starts the program, so that no signal can interrupt us between the start and storing it.
        self._thread = Thread(target=self._run, args=(command,), daemon=True)
        self._errors: Thread | None = None
        self._thread.start()
        try:
            self._start_done.wait()
        except BaseException:
            self.leave(b"")
            raise
        if self._fault:
            raise self._fault

    def answer(self, line: bytes, patience: float) -> bytes:
        """Return the program's answer; TimeoutError after `patience` seconds, Ended if it is gone."""
        self._messages.put(_Message(line))
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            raise TimeoutError from None
        if not answer:
            raise Ended(self._exit_text())
        return answer

    def leave(self, line: bytes) -> None:
        """Send a last line, if any, and close the input; then kill the program and all that it started."""
        if self._left:
            return
        self._left = True
        self._messages.put(_Message(line, last=True))
        try:
            self._start_done.wait()
            self._wait(GRACE)
        finally:
            self._kill()
        for thread in filter(None, (self._errors, self._thread)):
            thread.join(GRACE / 2)  # what escaped from the group may hold the pipes open

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
            with suppress(ProcessLookupError, PermissionError):  # its group has already ended
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _run(self, command: str) -> None:
        try:
            self._process = _started(command)
        except (OSError, ValueError) as error:
            self._fault = error
        finally:
            self._start_done.set()
        if self._process:
            self._errors = Thread(target=pass_on, args=(self._process.stderr, command), daemon=True)
            self._errors.start()
            try:
                self._exchange_lines(self._process)
            except OSError:
                self._closed = "input"
        self._answers.put(b"")

    def _exchange_lines(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin  # noqa: S101  # both are pipes
        assert process.stdout  # noqa: S101
        with process.stdout as answers, process.stdin as questions:
            while True:
                message = self._messages.get()
                if message.line:
                    questions.write(message.line + b"\n")
                    questions.flush()
                if message.last:
                    return
                self._answers.put(answers.readline(LONGEST_LINE))

    def _exit_text(self) -> str:
        self._wait(GRACE)
        status = self._process.returncode if self._process else None
        if status is None:
            return f"it closed its {self._closed}"
        return f"exit status {status}" if status >= 0 else f"signal {-status}"


def _started(command: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(  # noqa: S603  # the user named the program
        command if sys.platform == "win32" else shlex.split(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=engine_environment(os.environ),
        start_new_session=True,
    )
