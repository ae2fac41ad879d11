"""Keeps the decoded sounds, and opens the loudspeaker when one is due."""

import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Protocol

from tide_gui.sound.loudspeaker import BadSound, Loudspeaker, NoLoudspeaker, samples_of
from tide_gui.sound.mixer import SIXTEEN_BITS, Mixer, Samples
from tide_gui.sound.protocol import Command, Report

LOST_AFTER = 3.0  # seconds without a request; a sound server may wait two before its first


class Device(Protocol):
    """An open loudspeaker."""

    def close(self) -> None: ...


class Player:
    """Carries out commands."""

    def __init__(
        self,
        open_device: Callable[[Callable[[int], Samples]], Device] = Loudspeaker,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Open nothing yet."""
        self._open_device, self._now = open_device, now
        self._mixer = Mixer()
        self._sounds: dict[str, Samples] = {}
        self._device: Device | None = None
        self._last_request = 0.0

    def obey(self, command: Command) -> Report | None:
        """Carry out a command; report whether the loudspeaker is open, unless it was to be closed."""
        if command.kind == "close" or self._is_lost():
            self._close()
        if command.kind == "play":
            self._mixer.play(command.file, self._sound(command.file), command.volume)
        return None if command.kind == "close" else self._opened()

    def _opened(self) -> Report:
        """Open the loudspeaker if it is closed."""
        if self._device is None:
            self._last_request = self._now()
            try:
                self._device = self._open_device(self._next_samples)
            except NoLoudspeaker:
                self._mixer.stop()
                return Report("no loudspeaker")
        return Report()

    def _is_lost(self) -> bool:
        """Whether the loudspeaker has gone: then it asks for nothing any more."""
        return self._device is not None and self._now() - self._last_request > LOST_AFTER

    def _next_samples(self, count: int) -> Samples:
        self._last_request = self._now()
        return self._mixer.mixed(count)

    def _close(self) -> None:
        self._mixer.stop()
        if self._device:
            self._device.close()
            self._device = None

    def _sound(self, file: str) -> Samples:
        if file not in self._sounds:
            self._sounds[file] = _decoded(Path(file))
        return self._sounds[file]


def _decoded(file: Path) -> Samples:
    try:
        return samples_of(file)
    except BadSound:
        print(f"tide-gui: {str(file)!r} is no sound that can be played", file=sys.stderr, flush=True)
        return array(SIXTEEN_BITS)
