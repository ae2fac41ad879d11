"""The sounds of the table. A machine that cannot play them stays silent and has a reason to show."""

import wave
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QBuffer, QIODevice, QObject, QTimer, Signal, qInstallMessageHandler

from tide_gui.ui.game_files import sound_file

NAMES = ("deal", "place", "reveal", "splash", "ring", "bell")
MULTIMEDIA = "PySide6.QtMultimedia"  # imported by name: it belongs to an optional extra
LINGER_MS = 2000  # time for the device to play what it has buffered


class SoundPlayer(Protocol):
    """Plays the sounds of a window."""

    @property
    def reason(self) -> str:
        """Why no sound can be played; empty if it can, or before `prepare`."""
        ...

    def prepare(self) -> None:
        """Load what is needed; called after the first frame is drawn."""
        ...

    def play(self, name: str) -> None: ...

    def set_on(self, on: bool) -> None: ...

    def set_volume(self, volume: int) -> None:
        """Set the volume, 0 to 100."""
        ...


class Silence:
    """A sound player that plays nothing, for tests and screenshots."""

    reason = ""

    def prepare(self) -> None: ...

    def play(self, name: str) -> None: ...

    def set_on(self, on: bool) -> None: ...

    def set_volume(self, volume: int) -> None: ...


class Sounds(QObject):
    """Plays a sound by name; loads nothing before `prepare`, and nothing at all while off."""

    availabilityChanged = Signal()  # noqa: N815 - Qt's style

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._on = True
        self._volume = 1.0
        self._ready = self._tried = False
        self._reason = ""
        self._players: dict[str, _Player] = {}

    @property
    def available(self) -> bool:
        """Whether this machine can play sounds; False before `prepare`."""
        return bool(self._players)

    @property
    def reason(self) -> str:
        return self._reason

    def prepare(self) -> None:
        """Load the sounds, or wait with that until they are turned on; to be called after the first frame."""
        self._ready = True
        if not self._on or self._tried:
            return
        self._tried = True
        self._reason = self._load()
        self.availabilityChanged.emit()

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on and available."""
        if self._on and self._volume and self._players and (player := self._player(name)):
            player.play(self._volume)

    def set_volume(self, volume: int) -> None:
        """Set the perceived volume, 0 to 100: half the volume is a quarter of the amplitude."""
        self._volume = (min(max(volume, 0), 100) / 100) ** 2

    def set_on(self, on: bool) -> None:
        """Turn sounds on or off. Turning them on tries again: a loudspeaker may have been plugged in."""
        if on and not self._on and not self._players:
            self._tried = False
        self._on = on
        if self._ready:
            self.prepare()
        for player in () if on else self._players.values():
            player.stop()

    def _load(self) -> str:
        try:
            with _qt_messages_muted():
                multimedia = import_module(MULTIMEDIA)
                if multimedia.QMediaDevices.defaultAudioOutput().isNull():
                    return self.tr("No loudspeaker or headphones were found.")
                self._players = {name: _Player(multimedia, self._file(name), self) for name in NAMES}
        except (ImportError, OSError) as error:
            return self.tr("The sound system cannot be loaded: {why}.").format(why=error)
        return ""

    def _player(self, name: str) -> "_Player | None":
        """Return the player of a sound; a sound of one game alone is loaded on first use."""
        if name not in self._players and (file := self._file(name)).is_file():
            self._players[name] = _Player(import_module(MULTIMEDIA), file, self)
        return self._players.get(name)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.wav" if self._folder else sound_file(name)


class _Player(QObject):
    """One sound on the current default output; playing it again restarts it.

    Not a QSoundEffect: in Qt 6.11 that ends in another thread and sometimes hangs the window forever.
    """

    def __init__(self, multimedia: Any, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._multimedia = multimedia
        with wave.open(str(path)) as file:
            seconds = file.getnframes() / file.getframerate()
            content = file.readframes(file.getnframes())
            self._format = multimedia.QAudioFormat()
            self._format.setSampleRate(file.getframerate())
            self._format.setChannelCount(file.getnchannels())
            self._format.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
        self._content = QBuffer(self)
        self._content.setData(content)
        self._sink: Any = None
        self._end = QTimer(self, singleShot=True, interval=round(seconds * 1000) + LINGER_MS)
        self._end.timeout.connect(self.stop)

    def play(self, volume: float) -> None:
        self.stop()
        loudspeaker = self._multimedia.QMediaDevices.defaultAudioOutput()
        if loudspeaker.isNull():
            return
        self._content.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = self._multimedia.QAudioSink(loudspeaker, self._format, self)
        self._sink.setVolume(volume)
        self._sink.start(self._content)
        self._end.start()

    def stop(self) -> None:
        self._end.stop()
        if self._sink is not None:
            self._sink.stop()
            self._sink.deleteLater()
            self._sink = None
        self._content.close()


@contextmanager
def _qt_messages_muted() -> Iterator[None]:
    """Hide Qt's messages about libraries that it did not find: the reason is shown in the window."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
