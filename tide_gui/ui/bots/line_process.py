"""A child process that reads and writes lines; the window does not block on it."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, Qt, Signal

from tide_gui.bots.protocol import ENVIRONMENT, LONGEST_LINE
from tide_gui.resource_files import HERE

Saying = Callable[[], str]  # says it in the language that is spoken when it is called
translate = QCoreApplication.translate
LEAVING_MS = 300  # to exit by itself, and again after `terminate`
KILLED_MS = 1000


class LineProcess(QObject):
    """Runs a command; `ended` says how it ended, unless `drop` or `close` ended it.

    What it started is killed when it ends, on Windows and outside its process group excepted.
    """

    line_received = Signal(bytes)
    ended = Signal(object)  # a Saying

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        """Start the command; a failure to start is reported by `ended`."""
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(list(command[1:]))
        self._process.setProcessEnvironment(_environment())
        self._process.setWorkingDirectory(str(HERE))
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.finished.connect(self._on_finished)
        # Queued, because `start` may emit it before anything is connected to `ended`.
        self._process.errorOccurred.connect(self._on_error, Qt.ConnectionType.QueuedConnection)
        if sys.platform != "win32":
            self._process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        self._process.start()
        self._group = self._process.processId()

    @property
    def pid(self) -> int:
        """The process id; 0 if it is not running."""
        return self._process.processId()

    def write_line(self, line: bytes) -> None:
        self._process.write(line + b"\n")

    def read_now(self) -> None:
        """Emit the lines that it has written already."""
        self._process.waitForReadyRead(0)

    def drop(self) -> None:
        """Kill the process at once; this object deletes itself when it has ended."""
        self._mute()
        self._process.finished.connect(self.deleteLater)
        self._process.kill()
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()

    def close(self) -> None:
        """Wait for the process to end: by itself, then terminated, then killed."""
        self._mute()
        self._process.closeWriteChannel()
        if not self._ends_within(LEAVING_MS):
            self._process.terminate()
        if not self._ends_within(LEAVING_MS):
            self._process.kill()
            self._ends_within(KILLED_MS)

    def _ends_within(self, milliseconds: int) -> bool:
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.waitForFinished(milliseconds)
        return self._process.state() == QProcess.ProcessState.NotRunning

    def _mute(self) -> None:
        self.blockSignals(True)

    def _on_output(self) -> None:
        while self._process.canReadLine():
            self.line_received.emit(self._process.readLine().data())
        if self._process.bytesAvailable() > LONGEST_LINE:
            self.line_received.emit(self._process.readAllStandardOutput().data())

    def _on_finished(self, code: int, how: QProcess.ExitStatus) -> None:
        if sys.platform != "win32" and self._group:  # 0 would be our own
            with suppress(ProcessLookupError, PermissionError):  # nothing is left
                os.killpg(self._group, signal.SIGKILL)
        self.ended.emit(partial(_ending_text, code, how))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(partial(str, self._process.errorString()))


def _ending_text(code: int, how: QProcess.ExitStatus) -> str:
    # The code of a crash is left out: a signal on Unix, but a long meaningless number on Windows.
    if how != QProcess.ExitStatus.NormalExit:
        return translate("LineProcess", "it crashed", "how a process ended")
    text = translate("LineProcess", "exit status {code}", "how a process ended; code: a number")
    return text.format(code=code)


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in ENVIRONMENT.items():
        environment.insert(name, value)
    return environment
