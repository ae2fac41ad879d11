"""The sounds are exactly those that the script makes, soft and without clicks."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path
from random import Random

import pytest
from playing import PLAIN_SETTINGS, one_turn
from scenes import steps_of

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.sounds import NAMES
from tide_gui.ui.game_files import sound_file

ROOT = Path(__file__).parents[1]
RESOURCES = ROOT / "resources"
OF_TURN_THE_TIDE = ("turn-the-tide/relief",)
OF_ONDA = ("onda/bomb", "onda/turn", "onda/feast")
OF_TURNING_TIDES = (
    "turning-tides/fire",
    "turning-tides/swing",
    "turning-tides/promote",
    "turning-tides/hit",
    "turning-tides/captain",
    "turning-tides/mast",
    "turning-tides/overboard",
    "turning-tides/wreck",
    "turning-tides/sail",
    "turning-tides/turn",
)
ALL = (*NAMES, *OF_TURN_THE_TIDE, *OF_ONDA, *OF_TURNING_TIDES)
FULL = 32_768
RATE = 44_100


SCRIPTS = ROOT / "packaging" / "sound"
SHORT = """
import sys
from pathlib import Path
import make_sounds

names = ("deal", "place", "turning-tides/swing")
make_sounds.SOUNDS = {name: make_sounds.SOUNDS[name] for name in names}
make_sounds.main(Path(sys.argv[1]))
"""


def files_in(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.wav")}


def samples_of(name):
    with wave.open(str(sound_file(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def test_some_sounds_are_what_the_script_makes(tmp_path):
    subprocess.run([sys.executable, "-c", SHORT, str(tmp_path)], check=True, cwd=SCRIPTS)
    made = files_in(tmp_path)
    assert len(made) == 3
    assert made.items() <= files_in(RESOURCES).items()


@pytest.mark.slow
def test_every_sound_is_what_the_script_makes(tmp_path):
    subprocess.run([sys.executable, str(SCRIPTS / "make_sounds.py"), str(tmp_path)], check=True)
    assert files_in(tmp_path) == files_in(RESOURCES)


def test_there_is_a_sound_for_every_name_and_all_are_small():
    assert set(RESOURCES.rglob("*.wav")) == {sound_file(name) for name in ALL}
    assert sum(len(content) for content in files_in(RESOURCES).values()) < 1_500_000


@pytest.mark.parametrize("game", {each.game.key: each for each in PLAIN_SETTINGS}.values(), ids=str)
def test_every_sound_that_a_game_names_is_there(game):
    presentation, table, rng = presentation_of(game.game.key, in_english), game.table(7), Random(7)
    scene, heard = presentation.scenes.scene(table.view(None), {}), set()
    while table.waiting_for():
        for step in steps_of(presentation, one_turn(table, rng), scene, table.view(None)):
            scene = step.scene
            heard.add(step.sound)
    named = heard - {""}
    assert len(named) > 2
    assert all(sound_file(name).is_file() for name in named)
    assert {name for name in named if "/" in name} == {
        name for name in ALL if name.startswith(f"{game.game.key}/")
    }


@pytest.mark.parametrize("name", ALL)
def test_a_sound_is_neither_too_loud_nor_too_quiet(name):
    samples = samples_of(name)
    assert 0.25 * FULL < max(map(abs, samples)) <= 0.5 * FULL
    assert abs(sum(samples) / len(samples)) < 2, "the wave is centred on zero"
    assert len(samples) / RATE < 2.5


@pytest.mark.parametrize("name", OF_TURNING_TIDES)
def test_sounds_that_follow_each_other_in_a_turn_are_short(name):
    assert len(samples_of(name)) / RATE < 0.6


@pytest.mark.parametrize("name", ALL)
def test_a_sound_begins_and_ends_without_a_click(name):
    samples = samples_of(name)
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[: RATE // 2000])) < 0.01 * FULL
    assert max(map(abs, samples[-RATE // 100 :])) < 0.002 * FULL
