"""The loudspeaker of this machine, and the decoder of sound files: all that uses the audio library."""

from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import miniaudio

from tide_gui.sound.mixer import SIXTEEN_BITS, Samples

RATE = 44_100  # samples per second
PERIOD_MS, PERIODS = 20, 3  # the device holds this much in advance, so a sound is that late
SYSTEMS = sorted(
    miniaudio.get_enabled_backends() - {miniaudio.Backend.NULL}, key=lambda each: int(each.value)
)


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
        context = self._device._context
        self._device.close()
        # The library leaves the connection to the sound server open; a server accepts only some 60.
        miniaudio.lib.ma_context_uninit(context)


def _device(systems: Sequence[miniaudio.Backend]) -> miniaudio.PlaybackDevice:
    try:
        return miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=PERIOD_MS,
            callback_periods=PERIODS,
            backends=list(systems),
            app_name="Tide Table",
        )
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
