"""Mixes sounds into one stream of samples; knows no device and no files."""

from array import array
from dataclasses import dataclass
from threading import Lock
from typing import TypeAlias

Samples: TypeAlias = "array[int]"  # 16 bits each, one channel
SIXTEEN_BITS = "h"
LOUDEST = 32_767


@dataclass(slots=True)
class _Voice:
    """A sound that is being played."""

    samples: Samples
    volume: float
    position: int = 0

    def add_to(self, total: list[float]) -> None:
        part = self.samples[self.position : self.position + len(total)]
        for place, sample in enumerate(part):
            total[place] += sample * self.volume
        self.position += len(part)

    @property
    def is_over(self) -> bool:
        return self.position >= len(self.samples)


class Mixer:
    """Each sound plays at most once at a time: playing it again restarts it.

    The device asks for samples in a thread of its own, hence the lock.
    """

    def __init__(self) -> None:
        self._voices: dict[str, _Voice] = {}
        self._lock = Lock()

    def play(self, name: str, samples: Samples, volume: float) -> None:
        """Start a sound; the volume is an amplitude from 0 to 1."""
        with self._lock:
            self._voices[name] = _Voice(samples, volume)

    def stop(self) -> None:
        with self._lock:
            self._voices.clear()

    def mixed(self, count: int) -> Samples:
        """Return the next samples; silence where nothing is played."""
        if not self._voices:
            return array(SIXTEEN_BITS, [0]) * count
        total = [0.0] * count
        with self._lock:
            for voice in self._voices.values():
                voice.add_to(total)
            self._voices = {name: voice for name, voice in self._voices.items() if not voice.is_over}
        return array(SIXTEEN_BITS, map(_limited, total))


def _limited(sample: float) -> int:
    """Clip what is too loud for 16 bits."""
    return round(max(-LOUDEST, min(sample, LOUDEST)))
