"""The sounds of the table; on a machine that cannot play them there is silence, and a reason."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal, qInstallMessageHandler

from tide_gui.ui.resources import resources

NAMES = ("deal", "place", "reveal", "splash", "ring", "bell")
MULTIMEDIA = "PySide6.QtMultimedia"  # named as text, for it comes with an extra that need not be there


class Sounds(QObject):
    """Plays a sound by name; loads nothing before `prepare`, and nothing at all while off."""

    availabilityChanged = Signal()  # noqa: N815 - Qt's way, for QML

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        """Silent until prepared."""
        super().__init__(parent)
        self._folder = folder
        self._on = True
        self._volume = 1.0
        self._tried = False
        self._reason = ""
        self._effects: dict[str, Any] = {}

    @property
    def available(self) -> bool:
        """Whether this machine plays sounds; False before anybody tried."""
        return bool(self._effects)

    @property
    def reason(self) -> str:
        """Why it does not, in a sentence; empty before anybody tried."""
        return self._reason

    def prepare(self) -> None:
        """Load what is needed, if sounds are wanted: to be called after the first frame."""
        if not self._on or self._tried:
            return
        self._tried = True
        self._reason = self._loaded()
        self.availabilityChanged.emit()

    def play(self, name: str) -> None:
        """Let a sound be heard, if that is wanted and can be."""
        if self._on and (effect := self._effects.get(name)):
            effect.play()

    def set_volume(self, volume: int) -> None:
        """0 to 100, as loud as it feels: half the volume is a quarter of the amplitude."""
        self._volume = (min(max(volume, 0), 100) / 100) ** 2
        for effect in self._effects.values():
            effect.setVolume(self._volume)

    def set_on(self, on: bool) -> None:
        """Whether sounds are wanted; whoever turns them on after silence has perhaps plugged something in."""
        if on and not self._on and not self._effects:
            self._tried = False
        self._on = on
        if not on:
            for effect in self._effects.values():
                effect.stop()

    def _loaded(self) -> str:
        try:
            with _unheard():
                multimedia = import_module(MULTIMEDIA)
                if multimedia.QMediaDevices.defaultAudioOutput().isNull():
                    return self.tr("No loudspeaker or headphones were found.")
                self._effects = {name: self._effect(multimedia, name) for name in NAMES}
        except (ImportError, OSError) as error:
            return self.tr("The sound system cannot be loaded: {why}.").format(why=error)
        return ""

    def _effect(self, multimedia: Any, name: str) -> Any:
        effect = multimedia.QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(self._sounds() / f"{name}.wav")))
        effect.setVolume(self._volume)
        return effect

    def _sounds(self) -> Path:
        return self._folder or resources() / "sounds"


@contextmanager
def _unheard() -> Iterator[None]:
    """Qt tells the terminal of every library that it looked for in vain; here that is no news."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
