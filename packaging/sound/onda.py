"""The sounds of Onda. Like the common ones they are made of noise and sines alone."""

from random import Random

from workshop import (
    SOFT,
    Sound,
    band,
    below,
    drop,
    finished,
    glide,
    hiss,
    in_a_room,
    mixed,
    shaped,
    silence,
    struck,
    swell,
    tone,
    wooden_bar,
)


def bomb() -> Sound:
    """A bomb goes off under water: a deep thud, a column of water, and drops that fall back."""
    thud = glide(0.6, lambda s: 72 + 110 * max(1 - s / 0.2, 0) ** 2, struck(0.008, 0.15))
    knock = tone(0.2, 196, struck(0.004, 0.035))
    column = shaped(band(hiss(0.8, 20), lambda s: 700 + 1500 * min(s / 0.3, 1), 1.2), struck(0.07, 0.17))
    result = mixed(silence(1.35), (0.0, 0.6, thud), (0.0, 0.4, knock), (0.02, 1.4, column))
    rng = Random(21)
    for fallen in range(9):
        second = 0.42 + 0.6 * fallen / 9 + 0.05 * rng.random()
        result = mixed(result, (second, 0.16 * (1 - second / 1.5), drop(520 + 700 * rng.random())))
    return finished(in_a_room(below(result, 4800), 0.45), SOFT * 0.95, fade_out=0.15)


def turn() -> Sound:
    """The tide turns: a wave runs up the sand, stands still, and runs back over pebbles."""
    up = shaped(band(hiss(0.62, 22), lambda s: 500 + 1500 * s, 1.1), swell(0.62, 0.7))
    back = shaped(band(hiss(0.66, 23), lambda s: 2100 - 1900 * s, 1.0), swell(0.66, 0.25))
    result = mixed(silence(1.3), (0.0, 1.0, up), (0.56, 0.7, back))
    rng = Random(24)
    for pebble in range(12):
        second, pitch = 0.66 + 0.036 * pebble + 0.02 * rng.random(), 900 + 900 * rng.random()
        result = mixed(result, (second, 0.07, tone(0.05, pitch, struck(0.002, 0.008))))
    return finished(in_a_room(below(result, 5200), 0.35), SOFT * 0.7, fade_out=0.12)


def feast() -> Sound:
    """A hand is empty: a rising chord on wooden bars, F A C F, the last one with its octave."""
    result = silence(1.3)
    for at, pitch in enumerate((349.23, 440.0, 523.25, 698.46)):
        result = mixed(result, (0.11 * at, 0.8 + 0.08 * at, wooden_bar(pitch)))
    result = mixed(result, (0.33, 0.25, wooden_bar(1396.91)))
    return finished(in_a_room(result, 0.5, 0.4), SOFT * 0.8, fade_out=0.2)


SOUNDS = {"onda/bomb": bomb, "onda/turn": turn, "onda/feast": feast}
