"""One running program that is told lines and says lines; the window never waits for it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, Signal

from tide_gui.bots.protocol import ENVIRONMENT, LONGEST_LINE
from tide_gui.resource_files import HERE

LEAVING_MS = 300  # to go by itself, and once more when asked to
KILLED_MS = 1000


class LineProcess(QObject):
    """Starts a command; `ended` says how it went, if nobody wanted it to go."""

    said = Signal(bytes)
    ended = Signal(str)

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        """Start it; what it says and whether it lives comes by signal."""
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(list(command[1:]))
        self._process.setProcessEnvironment(_environment())
        self._process.setWorkingDirectory(str(HERE))
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._hear)
        self._process.finished.connect(self._finished)
        # It may come out of `start`, before anybody can listen.
        self._process.errorOccurred.connect(self._failed, Qt.ConnectionType.QueuedConnection)
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number, 0 if it does not run."""
        return self._process.processId()

    def tell(self, line: bytes) -> None:
        """Tell it a line."""
        self._process.write(line + b"\n")

    def listen(self) -> None:
        """Hear now what it has said already."""
        self._process.waitForReadyRead(0)

    def drop(self) -> None:
        """End it at once; it takes itself away when it is gone."""
        self._fall_silent()
        self._process.finished.connect(self.deleteLater)
        self._process.kill()
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()

    def close(self) -> None:
        """See it gone: it may leave by itself, is asked to, is made to."""
        self._fall_silent()
        self._process.closeWriteChannel()
        if not self._gone(LEAVING_MS):
            self._process.terminate()
        if not self._gone(LEAVING_MS):
            self._process.kill()
            self._gone(KILLED_MS)

    def _gone(self, milliseconds: int) -> bool:
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.waitForFinished(milliseconds)
        return self._process.state() == QProcess.ProcessState.NotRunning

    def _fall_silent(self) -> None:
        self.blockSignals(True)

    def _hear(self) -> None:
        while self._process.canReadLine():
            self.said.emit(self._process.readLine().data())
        if self._process.bytesAvailable() > LONGEST_LINE:
            self.said.emit(self._process.readAllStandardOutput().data())

    def _finished(self, code: int, how: QProcess.ExitStatus) -> None:
        # A signal has a number on Unix, but Windows gives a long one that tells nobody anything.
        self.ended.emit(f"exit status {code}" if how == QProcess.ExitStatus.NormalExit else "it crashed")

    def _failed(self, what: QProcess.ProcessError) -> None:
        if what == QProcess.ProcessError.FailedToStart:
            self.ended.emit(self._process.errorString())


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in ENVIRONMENT.items():
        environment.insert(name, value)
    return environment
