"""The tools that sounds are made with: noise, filters, struck things, a small room, a file.

A sound is a list of numbers, 44 100 of them a second. Every tool takes lists and gives new ones.
"""

import math
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

RATE = 44_100
LOUDEST = 32_767
LEAD = 0.012  # seconds of silence before each sound: some sound systems swallow the first five thousandths

Sound = list[float]


def frames(seconds: float) -> int:
    """How many numbers so many seconds are."""
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    """Nothing, for so long."""
    return [0.0] * frames(seconds)


def hiss(seconds: float, seed: int) -> Sound:
    """White noise, always the same for the same seed."""
    rng = Random(seed)
    return [rng.random() * 2 - 1 for _ in range(frames(seconds))]


def shaped(sound: Sound, level: Callable[[float], float]) -> Sound:
    """The sound at a level that depends on the second."""
    return [value * level(at / RATE) for at, value in enumerate(sound)]


def struck(attack: float, decay: float) -> Callable[[float], float]:
    """A level that rises within the attack and falls to a third with each decay, without a corner."""

    def level(second: float) -> float:
        rise = 0.5 - 0.5 * math.cos(math.pi * min(second / attack, 1))
        return rise * math.exp(-max(second - attack, 0) / decay)

    return level


def swell(length: float, peak: float) -> Callable[[float], float]:
    """A level that rises softly to its peak (a share of the length) and falls softly again."""

    def level(second: float) -> float:
        share = min(second / length, 1)
        way = share / peak if share < peak else (1 - share) / (1 - peak)
        return 0.5 - 0.5 * math.cos(math.pi * way)

    return level


def band(sound: Sound, centre: Callable[[float], float], width: float) -> Sound:
    """What lies around a pitch that may move; the width is a share of the pitch (a state-variable filter)."""
    low = middle = 0.0
    passed = []
    for at, value in enumerate(sound):
        step = math.tan(math.pi * centre(at / RATE) / RATE)
        high = (value - (width + step) * middle - low) / (1 + step * (step + width))
        band_now = step * high + middle
        low_now = step * band_now + low
        middle = step * high + band_now
        low = step * band_now + low_now
        passed.append(band_now * width)
    return passed


def below(sound: Sound, pitch: float) -> Sound:
    """What lies below a pitch, cut softly (one pole, twice)."""
    return _one_pole(_one_pole(sound, pitch), pitch)


def above(sound: Sound, pitch: float) -> Sound:
    """What lies above a pitch."""
    return [value - low for value, low in zip(sound, _one_pole(sound, pitch), strict=True)]


def _one_pole(sound: Sound, pitch: float) -> Sound:
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    kept, passed = 0.0, []
    for value in sound:
        kept += share * (value - kept)
        passed.append(kept)
    return passed


def tone(seconds: float, pitch: float, level: Callable[[float], float]) -> Sound:
    """A pure tone."""
    step = 2 * math.pi * pitch / RATE
    return [math.sin(step * at) * level(at / RATE) for at in range(frames(seconds))]


def glide(seconds: float, pitch: Callable[[float], float], level: Callable[[float], float]) -> Sound:
    """A pure tone whose pitch moves."""
    phase, heard = 0.0, []
    for at in range(frames(seconds)):
        phase += 2 * math.pi * pitch(at / RATE) / RATE
        heard.append(math.sin(phase) * level(at / RATE))
    return heard


def modes(seconds: float, attack: float, partials: Iterable[tuple[float, float, float]]) -> Sound:
    """A struck thing: every partial (pitch, level, decay) starts together and dies at its own time."""
    heard = silence(seconds)
    for pitch, level, decay in partials:
        heard = mixed(heard, (0.0, level, tone(seconds, pitch, struck(attack, decay))))
    return shaped(heard, lambda second: 0.5 - 0.5 * math.cos(math.pi * min((seconds - second) / 0.1, 1)))


def mixed(ground: Sound, *parts: tuple[float, float, Sound]) -> Sound:
    """Parts (second, level, sound) over a ground that is as long as the whole."""
    heard = list(ground)
    for second, level, part in parts:
        first = frames(second)
        for at, value in enumerate(part[: max(len(heard) - first, 0)], start=first):
            heard[at] += level * value
    return heard


def in_a_room(sound: Sound, wet: float, decay: float = 0.28) -> Sound:
    """Four echoes that repeat, two that blur: a small wooden room (after Schroeder)."""
    dull = below(sound, 4200)
    echoes = [0.0] * len(sound)
    for delay in (1187, 1367, 1511, 1693):
        repeated = _comb(dull, delay, 10 ** (-3 * delay / RATE / decay))
        echoes = [one + other / 4 for one, other in zip(echoes, repeated, strict=True)]
    for delay in (229, 73):
        echoes = _allpass(echoes, delay, 0.6)
    return [dry + wet * echo for dry, echo in zip(sound, echoes, strict=True)]


def _comb(sound: Sound, delay: int, kept: float) -> Sound:
    line, heard = [0.0] * delay, []
    for at, value in enumerate(sound):
        heard.append(line[at % delay])
        line[at % delay] = value + kept * line[at % delay]
    return heard


def _allpass(sound: Sound, delay: int, kept: float) -> Sound:
    line, heard = [0.0] * delay, []
    for at, value in enumerate(sound):
        old = line[at % delay]
        line[at % delay] = value + kept * old
        heard.append(old - kept * line[at % delay])
    return heard


def finished(sound: Sound, peak: float, fade_in: float = 0.002, fade_out: float = 0.03) -> Sound:
    """Without rumble, as loud as told, and from nothing to nothing, so that nothing clicks."""
    clean = above(above(sound, 30), 30)
    last = len(clean) - 1
    for at in range(len(clean)):
        edge = min(at / frames(fade_in), (last - at) / frames(fade_out), 1)
        clean[at] *= 0.5 - 0.5 * math.cos(math.pi * edge)
    loudest = max(map(abs, clean))
    return [*silence(LEAD), *(value * peak / loudest for value in clean)]


def write(path: Path, sound: Sequence[float]) -> None:
    """A WAV file: one channel, 16 bits."""
    values = b"".join(round(value * LOUDEST).to_bytes(2, "little", signed=True) for value in sound)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values)
