"""The sounds of the table; on a machine that cannot play them there is silence, and a reason."""

import wave
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QBuffer, QIODevice, QObject, QTimer, Signal, qInstallMessageHandler

from tide_gui.ui.game_files import sound_file

NAMES = ("deal", "place", "reveal", "splash", "ring", "bell")
MULTIMEDIA = "PySide6.QtMultimedia"  # named as text, for it comes with an extra that need not be there
LINGER_MS = 2000  # what a loudspeaker may still have to play when all has been handed to it


class Sounding(Protocol):
    """What a window lets be heard."""

    @property
    def reason(self) -> str:
        """Why nothing is heard; empty where something is."""
        ...

    def prepare(self) -> None:
        """The first frame is drawn."""
        ...

    def play(self, name: str) -> None:
        """One sound."""
        ...

    def set_on(self, on: bool) -> None:
        """Whether anything is wanted."""
        ...

    def set_volume(self, volume: int) -> None:
        """How loud, 0 to 100."""
        ...


class Silence:
    """For those who only look."""

    reason = ""

    def prepare(self) -> None:
        """Nothing."""

    def play(self, name: str) -> None:
        """Nothing."""

    def set_on(self, on: bool) -> None:
        """Nothing."""

    def set_volume(self, volume: int) -> None:
        """Nothing."""


class Sounds(QObject):
    """Plays a sound by name; loads nothing before `prepare`, and nothing at all while off."""

    availabilityChanged = Signal()  # noqa: N815 - Qt's way, for QML

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Silent until prepared."""
        super().__init__(parent)
        self._folder = folder
        self._on = True
        self._volume = 1.0
        self._ready = self._tried = False
        self._reason = ""
        self._players: dict[str, _Player] = {}

    @property
    def available(self) -> bool:
        """Whether this machine plays sounds; False before anybody tried."""
        return bool(self._players)

    @property
    def reason(self) -> str:
        """Why it does not, in a sentence; empty before anybody tried."""
        return self._reason

    def prepare(self) -> None:
        """Load what is needed, now or when sounds are wanted: to be called after the first frame."""
        self._ready = True
        if not self._on or self._tried:
            return
        self._tried = True
        self._reason = self._loaded()
        self.availabilityChanged.emit()

    def play(self, name: str) -> None:
        """Let a sound be heard, if that is wanted and can be."""
        if self._on and self._volume and self._players and (player := self._player(name)):
            player.play(self._volume)

    def set_volume(self, volume: int) -> None:
        """0 to 100, as loud as it feels: half the volume is a quarter of the amplitude."""
        self._volume = (min(max(volume, 0), 100) / 100) ** 2

    def set_on(self, on: bool) -> None:
        """Whether sounds are wanted; whoever turns them on after silence has perhaps plugged something in."""
        if on and not self._on and not self._players:
            self._tried = False
        self._on = on
        if self._ready:
            self.prepare()
        for player in () if on else self._players.values():
            player.stop()

    def _loaded(self) -> str:
        try:
            with _unheard():
                multimedia = import_module(MULTIMEDIA)
                if multimedia.QMediaDevices.defaultAudioOutput().isNull():
                    return self.tr("No loudspeaker or headphones were found.")
                self._players = {name: _Player(multimedia, self._file(name), self) for name in NAMES}
        except (ImportError, OSError) as error:
            return self.tr("The sound system cannot be loaded: {why}.").format(why=error)
        return ""

    def _player(self, name: str) -> "_Player | None":
        """A sound of one game alone is loaded when it is heard for the first time."""
        if name not in self._players and (file := self._file(name)).is_file():
            self._players[name] = _Player(import_module(MULTIMEDIA), file, self)
        return self._players.get(name)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.wav" if self._folder else sound_file(name)


class _Player(QObject):
    """One sound, on whatever loudspeaker is the first one now; again from its start if it is still heard.

    Not a QSoundEffect: that of Qt 6.11 ends in another thread, and now and then hangs the window for ever.
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
def _unheard() -> Iterator[None]:
    """Qt tells the terminal of every library that it looked for in vain; here that is no news."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
