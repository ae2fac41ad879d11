#!/usr/bin/env python3
"""Make every sound of Tide Table.

Run ``python3 packaging/sound/make_sounds.py [folder]``: the folder ``sounds`` in it (in the project's
``resources`` if not given) is filled with WAV files, and ``<game>/sounds`` with those of one game.
Only the standard library is used, and every run makes the same bytes. SOUND.md describes the intent of
each sound; ``workshop`` has the tools.
"""

import sys
from pathlib import Path
from random import Random

import onda
import turn_the_tide
import turning_tides
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
    modes,
    shaped,
    silence,
    struck,
    swell,
    tone,
    wooden_bar,
    write,
)

RESOURCES = Path(__file__).parents[2] / "resources"


def deal() -> Sound:
    """A card slides off the pack: paper noise that rises in pitch, then a short tap."""
    slide = shaped(band(hiss(0.17, 1), lambda s: 1500 + 9000 * s, 0.9), swell(0.17, 0.45))
    lets_go = shaped(band(hiss(0.05, 2), lambda _: 2400, 0.8), struck(0.003, 0.010))
    wood = tone(0.09, 210, struck(0.006, 0.022))
    result = mixed(silence(0.26), (0.0, 0.9, slide), (0.105, 0.8, lets_go), (0.10, 0.10, wood))
    return finished(in_a_room(below(result, 6500), 0.35), SOFT * 0.62)


def place() -> Sound:
    """A card is laid on the table: air, a soft tap of paper on wood, and a faint rustle."""
    air = shaped(band(hiss(0.09, 3), lambda s: 900 + 4000 * s, 1.0), swell(0.09, 0.8))
    tap = shaped(band(hiss(0.09, 4), lambda _: 1100, 1.2), struck(0.002, 0.014))
    wood = modes(0.2, 0.003, [(148, 1.0, 0.040), (262, 0.5, 0.028), (431, 0.28, 0.018), (700, 0.12, 0.010)])
    settles = shaped(band(hiss(0.06, 5), lambda _: 2600, 0.9), swell(0.06, 0.3))
    result = mixed(
        silence(0.34), (0.0, 0.35, air), (0.075, 1.1, tap), (0.076, 0.42, wood), (0.115, 0.14, settles)
    )
    return finished(in_a_room(below(result, 5500), 0.4), SOFT * 0.8)


def reveal() -> Sound:
    """All cards are turned over: quick flicks of paper with rising pitch, and two soft chimes."""
    result = silence(0.85)
    for flick in range(4):
        second, pitch = 0.01 + 0.075 * flick - 0.006 * flick**2, 1300 + 420 * flick
        paper = band(hiss(0.06, 60 + flick), lambda s, pitch=pitch: pitch + 14000 * s, 0.8)
        turn = shaped(paper, swell(0.06, 0.45))
        edge = shaped(band(hiss(0.04, 70 + flick), lambda _: 1700, 1.0), struck(0.002, 0.007))
        result = mixed(result, (second, 0.5 + 0.08 * flick, turn), (second + 0.045, 0.75, edge))
    light = mixed(
        silence(0.55), *((0.05 * at, 1.0, chime(pitch)) for at, pitch in enumerate((698.46, 1046.5)))
    )
    return finished(in_a_room(mixed(below(result, 6500), (0.25, 0.065, light)), 0.4), SOFT * 0.8)


def chime(pitch: float) -> Sound:
    """A small chime bar, struck softly."""
    return modes(0.45, 0.008, [(pitch, 1.0, 0.13), (pitch * 2.76, 0.12, 0.05), (pitch * 2.003, 0.10, 0.09)])


def splash() -> Sound:
    """A sheep falls into the sea: a round plop, rushing water, and rising bubbles."""
    plop = glide(0.22, lambda s: 170 + 330 * (s / 0.22) ** 1.6, struck(0.012, 0.060))
    belly = tone(0.25, 92, struck(0.008, 0.055))
    water = shaped(band(hiss(0.75, 7), lambda s: 1900 - 1500 * min(s / 0.7, 1), 1.3), struck(0.045, 0.16))
    spray = shaped(band(hiss(0.5, 8), lambda _: 3600, 0.9), swell(0.5, 0.22))
    result = mixed(
        silence(1.25), (0.0, 0.75, plop), (0.0, 0.55, belly), (0.03, 1.0, water), (0.05, 0.20, spray)
    )
    rng = Random(9)
    for bubble in range(11):
        second = 0.20 + 0.75 * (bubble / 11) ** 1.2 + 0.04 * rng.random()
        level = 0.20 * (1 - second / 1.3) * (0.5 + rng.random())
        result = mixed(result, (second, level, drop(340 + 520 * rng.random())))
    return finished(in_a_room(below(result, 5200), 0.4), SOFT * 0.9, fade_out=0.12)


def ring() -> Sound:
    """A life ring is lost: two notes of a wooden bar, the second lower, each with a tap of cork."""
    cork = shaped(band(hiss(0.05, 10), lambda _: 850, 1.3), struck(0.002, 0.010))
    result = mixed(
        silence(1.0),
        (0.0, 0.5, cork),
        (0.0, 1.0, wooden_bar(440.0)),
        (0.15, 0.4, cork),
        (0.15, 0.92, wooden_bar(349.23)),
    )
    return finished(in_a_room(result, 0.45), SOFT * 0.7, fade_out=0.15)


def bell() -> Sound:
    """A ship's bell: small, bronze, struck twice, some distance away."""
    result = mixed(silence(2.3), (0.0, 0.8, bronze(587.33)), (0.36, 1.0, bronze(587.33)))
    return finished(in_a_room(result, 0.5, 0.5), SOFT, fade_out=0.5)


def bronze(prime: float) -> Sound:
    """The partials of a bell: hum, prime, minor third, fifth, octave and higher; close pairs beat."""
    partials = [
        (0.5, 0.30, 0.85),
        (1.0, 0.85, 0.62),
        (1.0034, 0.35, 0.60),
        (1.196, 0.40, 0.42),
        (1.506, 0.18, 0.30),
        (2.0, 0.55, 0.34),
        (2.0045, 0.25, 0.33),
        (2.51, 0.13, 0.17),
        (3.01, 0.14, 0.12),
        (4.17, 0.07, 0.07),
        (5.43, 0.03, 0.04),
    ]
    result = modes(2.3, 0.006, [(prime * times, level, decay) for times, level, decay in partials])
    clapper = shaped(band(hiss(0.04, 11), lambda _: 1700, 1.1), struck(0.002, 0.007))
    return mixed(result, (0.0, 0.35, clapper))


SOUNDS = {
    "deal": deal,
    "place": place,
    "reveal": reveal,
    "splash": splash,
    "ring": ring,
    "bell": bell,
    **turn_the_tide.SOUNDS,
    **onda.SOUNDS,
    **turning_tides.SOUNDS,
}


def main(folder: Path) -> None:
    for name, make in SOUNDS.items():
        game, _, sound = name.rpartition("/")
        sounds = folder / game / "sounds"
        sounds.mkdir(parents=True, exist_ok=True)
        write(sounds / f"{sound}.wav", make())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else RESOURCES)
