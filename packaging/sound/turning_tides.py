"""The sounds of Turning Tides. They are shorter than others, because several follow each other in a turn."""

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
    modes,
    shaped,
    silence,
    struck,
    swell,
    tone,
    wooden_bar,
)


def fire() -> Sound:
    """A cannon fires: a dull thud, and a puff of powder that drifts away."""
    thud = glide(0.5, lambda s: 68 + 90 * max(1 - s / 0.12, 0) ** 2, struck(0.005, 0.11))
    puff = shaped(band(hiss(0.5, 30), lambda s: 420 + 1100 * max(1 - s / 0.3, 0), 1.2), struck(0.01, 0.10))
    result = mixed(silence(0.56), (0.0, 0.7, thud), (0.004, 1.5, puff))
    return finished(in_a_room(below(result, 4200), 0.35), SOFT * 0.9, fade_out=0.12)


def swing() -> Sound:
    """A sailor swings across: a rope creaks, air rushes past and dies down."""
    air = shaped(band(hiss(0.42, 31), lambda s: 500 + 2600 * min(s, 0.42 - s), 1.0), swell(0.42, 0.55))
    result = mixed(silence(0.46), (0.0, 1.0, air), (0.02, 0.12, creak(0.16, 260, 32)))
    return finished(in_a_room(below(result, 5000), 0.3), SOFT * 0.7, fade_out=0.06)


def promote() -> Sound:
    """A sailor becomes captain: two notes of a wooden bar, a fifth up (F, C)."""
    result = mixed(silence(0.58), (0.0, 0.8, wooden_bar(349.23)), (0.13, 1.0, wooden_bar(523.25)))
    return finished(in_a_room(result, 0.35), SOFT * 0.7, fade_out=0.2)


def hit() -> Sound:
    """A ball strikes the deck: planks knock and splinters rattle."""
    planks = modes(0.3, 0.003, [(124, 1.0, 0.06), (233, 0.6, 0.04), (410, 0.3, 0.02)])
    result = mixed(silence(0.5), (0.01, 0.8, planks), (0.01, 0.6, splinters(0.3, 8, 33)))
    return finished(in_a_room(below(result, 5000), 0.35), SOFT * 0.85, fade_out=0.1)


def mast() -> Sound:
    """The mast falls: it creaks ever deeper and lands on the planks."""
    planks = modes(0.26, 0.004, [(88, 1.0, 0.07), (171, 0.5, 0.05), (322, 0.2, 0.03)])
    landing = shaped(band(hiss(0.2, 34), lambda _: 700, 1.2), struck(0.004, 0.03))
    result = mixed(silence(0.58), (0.0, 0.45, creak(0.3, 330, 35)), (0.3, 0.9, planks), (0.3, 0.6, landing))
    return finished(in_a_room(below(result, 5000), 0.35), SOFT * 0.8, fade_out=0.1)


def overboard() -> Sound:
    """Somebody goes overboard: a small plop, and two bubbles."""
    plop = glide(0.16, lambda s: 240 + 420 * (s / 0.16) ** 1.6, struck(0.008, 0.045))
    water = shaped(band(hiss(0.4, 36), lambda s: 1900 - 2400 * min(s, 0.5), 1.3), struck(0.03, 0.08))
    bubbles = [(0.26, 0.20, drop(520)), (0.36, 0.14, drop(680))]
    result = mixed(silence(0.52), (0.0, 0.8, plop), (0.02, 0.8, water), *bubbles)
    return finished(in_a_room(below(result, 5200), 0.35), SOFT * 0.75, fade_out=0.08)


def captain() -> Sound:
    """A captain falls: a low bell of the ship, and the water after it (C, F down)."""
    bell = mixed(silence(0.5), (0.0, 1.0, wooden_bar(523.25)), (0.12, 0.9, wooden_bar(349.23)))
    water = shaped(band(hiss(0.4, 42), lambda s: 1700 - 2200 * min(s, 0.5), 1.3), struck(0.03, 0.08))
    result = mixed(silence(0.58), (0.0, 0.8, bell), (0.26, 0.5, water))
    return finished(in_a_room(below(result, 5200), 0.35), SOFT * 0.8, fade_out=0.12)


def wreck() -> Sound:
    """A zone is destroyed: timber breaks, and water rushes in."""
    timber = modes(0.3, 0.003, [(76, 1.0, 0.09), (139, 0.7, 0.06), (251, 0.4, 0.04)])
    water = shaped(band(hiss(0.46, 37), lambda s: 300 + 1500 * s, 1.1), swell(0.46, 0.4))
    result = mixed(
        silence(0.58), (0.01, 0.9, timber), (0.01, 0.7, splinters(0.24, 10, 38)), (0.1, 0.7, water)
    )
    return finished(in_a_room(below(result, 4800), 0.4), SOFT * 0.95, fade_out=0.1)


def sail() -> Sound:
    """The ships sail on: a short wash along the planks, heard in every turn."""
    wash = shaped(band(hiss(0.22, 39), lambda s: 500 + 1300 * s, 0.9), swell(0.22, 0.4))
    return finished(in_a_room(below(mixed(silence(0.26), (0.0, 1.0, wash)), 3000), 0.25), SOFT * 0.55)


def turn() -> Sound:
    """Both ships turn about: the rudder creaks, and the sea swirls behind it."""
    swirl = shaped(band(hiss(0.52, 40), lambda s: 1500 - 1900 * s, 1.0), swell(0.52, 0.5))
    result = mixed(silence(0.57), (0.0, 1.0, swirl), (0.05, 0.14, creak(0.26, 190, 41)))
    return finished(in_a_room(below(result, 4200), 0.35), SOFT * 0.7, fade_out=0.08)


def creak(seconds: float, pitch: float, seed: int) -> Sound:
    """Wood or rope under load: soft ticks that follow each other faster and sound deeper."""
    rng = Random(seed)
    result, second = silence(seconds), 0.0
    while second < seconds - 0.03:
        left = 1 - second / seconds
        result = mixed(result, (second, 0.5 + 0.5 * rng.random(), _tick(pitch * (0.7 + 0.5 * left))))
        second += 0.012 + 0.022 * left
    return result


def _tick(pitch: float) -> Sound:
    return tone(0.03, pitch, struck(0.002, 0.007))


def splinters(seconds: float, count: int, seed: int) -> Sound:
    """Short cracks of wood, one after the other, ever softer."""
    rng = Random(seed)
    result = silence(seconds)
    for crack in range(count):
        wood = band(hiss(0.04, seed + 100 + crack), lambda _: 900, 1.1)
        level = (1 - crack / count) * (0.4 + 0.6 * rng.random())
        result = mixed(result, (seconds * crack / count, level, shaped(wood, struck(0.002, 0.009))))
    return result


SOUNDS = {
    "turning-tides/fire": fire,
    "turning-tides/swing": swing,
    "turning-tides/promote": promote,
    "turning-tides/hit": hit,
    "turning-tides/mast": mast,
    "turning-tides/overboard": overboard,
    "turning-tides/captain": captain,
    "turning-tides/wreck": wreck,
    "turning-tides/sail": sail,
    "turning-tides/turn": turn,
}
