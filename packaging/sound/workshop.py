"""Tools for making sounds: noise, filters, struck bodies, a small room, a WAV file.

A sound is a list of samples, 44 100 a second. The tools return new lists and never change their input.
"""

import math
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

RATE = 44_100
LOUDEST = 32_767
SOFT = 0.5  # the peak of the loudest sound: 6 dB below full scale
LEAD = 0.012  # seconds of silence before each sound: some sound systems swallow the first 5 ms

Sound = list[float]


def frames(seconds: float) -> int:
    """The number of samples in so many seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    return [0.0] * frames(seconds)


def hiss(seconds: float, seed: int) -> Sound:
    """White noise, the same for the same seed."""
    rng = Random(seed)
    return [rng.random() * 2 - 1 for _ in range(frames(seconds))]


def shaped(sound: Sound, level: Callable[[float], float]) -> Sound:
    """Multiply the sound by a level that depends on the time in seconds."""
    return [value * level(index / RATE) for index, value in enumerate(sound)]


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """A level that rises smoothly within `attack`, then falls exponentially (time constant `decay`)."""

    def level(second: float) -> float:
        rise = 0.5 - 0.5 * math.cos(math.pi * min(second / attack, 1))
        return rise * math.exp(-max(second - attack, 0) / decay)

    return level


def swell(length: float, peak: float) -> Callable[[float], float]:
    """A level that rises smoothly to its peak (a share of the length) and falls smoothly again."""

    def level(second: float) -> float:
        share = min(second / length, 1)
        height = share / peak if share < peak else (1 - share) / (1 - peak)
        return 0.5 - 0.5 * math.cos(math.pi * height)

    return level


def band(sound: Sound, centre: Callable[[float], float], width: float) -> Sound:
    """Band-pass (a state-variable filter); the centre may move, the width is a share of it."""
    low = middle = 0.0
    passed = []
    for index, value in enumerate(sound):
        step = math.tan(math.pi * centre(index / RATE) / RATE)
        high = (value - (width + step) * middle - low) / (1 + step * (step + width))
        band_now = step * high + middle
        low_now = step * band_now + low
        middle = step * high + band_now
        low = step * band_now + low_now
        passed.append(band_now * width)
    return passed


def below(sound: Sound, pitch: float) -> Sound:
    """Low-pass (one pole, applied twice)."""
    return _one_pole(_one_pole(sound, pitch), pitch)


def above(sound: Sound, pitch: float) -> Sound:
    """High-pass (one pole)."""
    return [value - low for value, low in zip(sound, _one_pole(sound, pitch), strict=True)]


def _one_pole(sound: Sound, pitch: float) -> Sound:
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    state, passed = 0.0, []
    for value in sound:
        state += share * (value - state)
        passed.append(state)
    return passed


def tone(seconds: float, pitch: float, level: Callable[[float], float]) -> Sound:
    step = 2 * math.pi * pitch / RATE
    return [math.sin(step * index) * level(index / RATE) for index in range(frames(seconds))]


def glide(seconds: float, pitch: Callable[[float], float], level: Callable[[float], float]) -> Sound:
    """A pure tone whose pitch changes over time."""
    phase, result = 0.0, []
    for index in range(frames(seconds)):
        phase += 2 * math.pi * pitch(index / RATE) / RATE
        result.append(math.sin(phase) * level(index / RATE))
    return result


def modes(seconds: float, attack: float, partials: Iterable[tuple[float, float, float]]) -> Sound:
    """A struck body: all partials (pitch, level, decay) start together and decay independently."""
    result = silence(seconds)
    for pitch, level, decay in partials:
        result = mixed(result, (0.0, level, tone(seconds, pitch, struck(attack, decay))))
    return shaped(result, lambda second: 0.5 - 0.5 * math.cos(math.pi * min((seconds - second) / 0.1, 1)))


def mixed(ground: Sound, *parts: tuple[float, float, Sound]) -> Sound:
    """Add parts (start in seconds, level, sound) to `ground`; the result is as long as `ground`."""
    result = list(ground)
    for second, level, part in parts:
        first = frames(second)
        for index, value in enumerate(part[: max(len(result) - first, 0)], start=first):
            result[index] += level * value
    return result


def drop(pitch: float) -> Sound:
    """A bubble: a tone that rises as the bubble shrinks."""
    return glide(0.09, lambda s: pitch * (1 + 5 * s), struck(0.006, 0.018))


def wooden_bar(pitch: float) -> Sound:
    """A bar tuned like a marimba's: the second partial two octaves up, the third more than three."""
    partials = [(pitch, 1.0, 0.20), (pitch * 3.98, 0.16, 0.050), (pitch * 9.6, 0.035, 0.016)]
    return modes(0.85, 0.004, partials)


def in_a_room(sound: Sound, wet: float, decay: float = 0.28) -> Sound:
    """Add the reverberation of a small wooden room: four combs, two all-passes (after Schroeder)."""
    dull = below(sound, 4200)
    echoes = [0.0] * len(sound)
    for delay in (1187, 1367, 1511, 1693):
        repeated = _comb(dull, delay, 10 ** (-3 * delay / RATE / decay))
        echoes = [one + other / 4 for one, other in zip(echoes, repeated, strict=True)]
    for delay in (229, 73):
        echoes = _allpass(echoes, delay, 0.6)
    return [dry + wet * echo for dry, echo in zip(sound, echoes, strict=True)]


def _comb(sound: Sound, delay: int, feedback: float) -> Sound:
    line, result = [0.0] * delay, []
    for index, value in enumerate(sound):
        result.append(line[index % delay])
        line[index % delay] = value + feedback * line[index % delay]
    return result


def _allpass(sound: Sound, delay: int, feedback: float) -> Sound:
    line, result = [0.0] * delay, []
    for index, value in enumerate(sound):
        old = line[index % delay]
        line[index % delay] = value + feedback * old
        result.append(old - feedback * line[index % delay])
    return result


def finished(sound: Sound, peak: float, fade_in: float = 0.002, fade_out: float = 0.03) -> Sound:
    """Remove rumble, scale to the peak level, and fade in and out so that nothing clicks."""
    clean = above(above(sound, 30), 30)
    last = len(clean) - 1
    for index in range(len(clean)):
        edge = min(index / frames(fade_in), (last - index) / frames(fade_out), 1)
        clean[index] *= 0.5 - 0.5 * math.cos(math.pi * edge)
    loudest = max(map(abs, clean))
    return [*silence(LEAD), *(value * peak / loudest for value in clean)]


def write(path: Path, sound: Sequence[float]) -> None:
    """Write a WAV file: one channel, 16 bits."""
    values = b"".join(round(value * LOUDEST).to_bytes(2, "little", signed=True) for value in sound)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values)
