"""The sound that only Turn the Tide has. Like the common ones it is made of noise and sines alone."""

from workshop import (
    SOFT,
    Sound,
    band,
    below,
    finished,
    hiss,
    in_a_room,
    mixed,
    shaped,
    silence,
    struck,
    swell,
    wooden_bar,
)


def relief() -> Sound:
    """A sheep has come through: the notes of a lost ring the other way round, F A, and a wave that ebbs."""
    cork = shaped(band(hiss(0.05, 30), lambda _: 850, 1.3), struck(0.002, 0.010))
    wave = shaped(band(hiss(0.6, 31), lambda s: 1500 - 1700 * s, 1.0), swell(0.6, 0.25))
    result = mixed(
        silence(0.9),
        (0.0, 0.5, cork),
        (0.0, 0.9, wooden_bar(349.23)),
        (0.13, 0.4, cork),
        (0.13, 1.0, wooden_bar(440.0)),
        (0.16, 0.35, below(wave, 4800)),
    )
    return finished(in_a_room(result, 0.45), SOFT * 0.7, fade_out=0.15)


SOUNDS = {"turn-the-tide/relief": relief}
