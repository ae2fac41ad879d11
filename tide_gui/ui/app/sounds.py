"""The sounds of the table, as the window orders them from the sound process."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, SignalInstance

from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.resource_files import this_program
from tide_gui.sound.protocol import Command, Fault, Report
from tide_gui.ui.bots.line_process import LineProcess, Saying
from tide_gui.ui.game_files import sound_file

translate = QCoreApplication.translate
NAMES = ("deal", "place", "reveal", "splash", "ring", "bell")
REST_MS = 15_000  # after the last sound; then the loudspeaker is closed
RETRY_MS = 5000  # after a fault; no sound is tried before


class SoundPlayer(Protocol):
    """Plays the sounds of a window."""

    faultChanged: SignalInstance  # why no sound can be played; empty if it can

    def play(self, name: str) -> None: ...

    def check(self) -> None:
        """Find out whether sounds can be played; `faultChanged` says it if it is news."""
        ...

    def say_anew(self) -> None:
        """Say in another language why no sound can be played."""
        ...

    def set_on(self, on: bool) -> None: ...

    def set_volume(self, volume: int) -> None:
        """Set the volume, 0 to 100."""
        ...

    def close(self) -> None:
        """End whatever plays the sounds."""
        ...


class Silence(QObject):
    """A sound player that plays nothing, for tests and screenshots."""

    faultChanged = Signal(str)

    def play(self, name: str) -> None: ...

    def check(self) -> None: ...

    def say_anew(self) -> None: ...

    def set_on(self, on: bool) -> None: ...

    def set_volume(self, volume: int) -> None: ...

    def close(self) -> None: ...


class Sounds(QObject):
    """Plays a sound by name in a process of its own, which is started for the first sound or check.

    In the window's process a sound would stutter whenever the window is busy: the audio library calls Python
    for every few milliseconds of sound. It must be closed.
    """

    faultChanged = Signal(str)

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or (*this_program(), "sound"))
        self._child: LineProcess | None = None
        self._say_fault: Saying = _no_fault
        self._fault = ""
        self._on = True
        self._volume = 1.0
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._close_loudspeaker)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)

    def play(self, name: str) -> None:
        """Play a sound; nothing happens while sounds are off, and shortly after a fault."""
        file = sound_file(name)
        if self._on and self._volume and not self._retry.isActive() and file.is_file():
            self._send(Command("play", str(file), self._volume))

    def check(self) -> None:
        """Find out whether sounds can be played, unless they are off."""
        if self._on:
            self._send(Command("open"))

    def set_volume(self, volume: int) -> None:
        """Set the perceived volume, 0 to 100: half the volume is a quarter of the amplitude."""
        self._volume = (min(max(volume, 0), 100) / 100) ** 2

    def set_on(self, on: bool) -> None:
        """Turn sounds on or off. Turning them on tries again: a loudspeaker may have been plugged in."""
        before, self._on = self._on, on
        if on and not before:
            self._retry.stop()
            self.check()
        elif before and not on:
            self._close_loudspeaker()

    def close(self) -> None:
        """End the process and play nothing any more."""
        self._on = False
        self._rest.stop()
        self._child = None
        for child in self.findChildren(LineProcess):
            child.close()

    def fault_text(self, fault: Fault) -> str:
        """Return a sentence for people; empty if there is no fault."""
        match fault:
            case "no loudspeaker":
                return translate("Sounds", "No loudspeaker or headphones were found.")
            case "no library":
                return translate("Sounds", "The part of the program that plays sounds cannot be loaded.")
        return ""

    def _send(self, command: Command) -> None:
        if self._child is None:
            self._child = LineProcess(self._command, self)
            self._child.line_received.connect(self._on_line)
            self._child.ended.connect(self._on_exit)
        self._child.write_line(msgspec.json.encode(command))
        self._rest.start()

    def _close_loudspeaker(self) -> None:
        self._rest.stop()
        if self._child:
            self._child.write_line(msgspec.json.encode(Command("close")))

    def _on_line(self, line: bytes) -> None:
        try:
            report = msgspec.json.decode(line, type=Report)
        except DECODE_ERRORS:
            self._give_up(_invalid_text)
            return
        self._set_fault(partial(self.fault_text, report.fault))

    def _on_exit(self, how: Saying) -> None:
        self._give_up(partial(_ended_text, how))

    def _give_up(self, say: Saying) -> None:
        """Drop the child and say why; the next sound starts another one."""
        if self._child:
            self._child.drop()
            self._child = None
        self._rest.stop()
        self._set_fault(say)

    def _set_fault(self, say: Saying) -> None:
        self._say_fault = say
        if say():
            self._retry.start()
        self.say_anew()

    def say_anew(self) -> None:
        """Say the fault as it is now, or in another language."""
        before, self._fault = self._fault, self._say_fault()
        if self._fault != before:
            self.faultChanged.emit(self._fault)


def _no_fault() -> str:
    return ""


def _invalid_text() -> str:
    return translate("Sounds", "The part of the program that plays sounds sent an invalid answer.")


def _ended_text(how: Saying) -> str:
    text = translate(
        "Sounds",
        "The part of the program that plays sounds ended ({how}).",
        "how: as “exit status 1” or “it crashed”",
    )
    return text.format(how=how())
