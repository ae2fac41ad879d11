"""The loudspeaker of this machine, and the decoder of sound files: all that uses the audio library."""

from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import miniaudio

from tide_gui.sound.mixer import SIXTEEN_BITS, Samples

RATE = 44_100  # samples per second
PERIOD_MS, PERIODS = 20, 3  # the device holds this much in advance, so a sound is that late
SYSTEMS = sorted(
    miniaudio.get_enabled_backends() - {miniaudio.Backend.NULL}, key=lambda each: int(each.value)
)
# Opening a device that it does not have leaves a connection to its server, which nothing can close.
LEAKING = miniaudio.Backend.PULSEAUDIO.value


class NoLoudspeaker(Exception):
    """No device can be opened."""


class BadSound(Exception):
    """A file holds no sound."""


class Loudspeaker:
    """The default device, open until `close`; it asks for samples in a thread of its own."""

    def __init__(
        self, samples: Callable[[int], Samples], systems: Sequence[miniaudio.Backend] = SYSTEMS
    ) -> None:
        """Open the device and start it."""
        stream = _stream(samples)
        next(stream)
        self._device = _device(systems)
        try:
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            self.close()
            raise NoLoudspeaker from error

    def close(self) -> None:
        self._device.close()


class _Device(miniaudio.PlaybackDevice):  # type: ignore[misc]  # the library has no types
    """Frees what the library keeps, also where no device can be opened.

    That is the connection to the sound server, which accepts only some 60, and a reference to itself.
    """

    _context = _ffi_handle = None

    def __init__(self, systems: Sequence[miniaudio.Backend]) -> None:
        try:
            super().__init__(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                callback_periods=PERIODS,
                backends=list(systems),
                app_name="Tide Table",
            )
        except miniaudio.MiniaudioError:
            self.close()
            raise

    def _make_context(self, *settings: Any) -> Any:
        self._context = super()._make_context(*settings)
        if self._context.backend == LEAKING and self._has_no_device():
            raise miniaudio.MiniaudioError
        return self._context

    def _has_no_device(self) -> bool:
        found, count = miniaudio.ffi.new("ma_device_info**"), miniaudio.ffi.new("ma_uint32*")
        nothing = miniaudio.ffi.NULL
        result = miniaudio.lib.ma_context_get_devices(self._context, found, count, nothing, nothing)
        return bool(result == miniaudio.lib.MA_SUCCESS and count[0] == 0)

    def close(self) -> None:
        super().close()
        context, self._context, self._ffi_handle = self._context, None, None
        if context:
            miniaudio.lib.ma_context_uninit(context)


def _device(systems: Sequence[miniaudio.Backend]) -> _Device:
    try:
        return _Device(systems)
    except miniaudio.MiniaudioError as error:
        raise NoLoudspeaker from error


def _stream(samples: Callable[[int], Samples]) -> Generator[Samples, int, None]:
    """Answer the device, in the form that the library wants."""
    count = yield array(SIXTEEN_BITS)
    while True:
        count = yield samples(count)


def samples_of(file: Path) -> Samples:
    """Return the samples of a sound file, as the loudspeaker plays them."""
    try:
        samples: Samples = miniaudio.decode(file.read_bytes(), nchannels=1, sample_rate=RATE).samples
    except (OSError, miniaudio.DecodeError) as error:
        raise BadSound from error
    return samples
