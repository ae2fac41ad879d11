"""The sounds are exactly those that the script makes, soft and without clicks."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from tide_gui.ui.app.sounds import NAMES

ROOT = Path(__file__).parents[1]
SOUNDS = ROOT / "resources" / "sounds"
FULL = 32_768
RATE = 44_100


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sound")
    script = ROOT / "packaging" / "sound" / "make_sounds.py"
    subprocess.run([sys.executable, str(script), str(folder)], check=True, capture_output=True)
    return folder / "sounds"


def samples_of(name):
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def test_every_sound_is_what_the_script_makes(made):
    kept = {path.name: path.read_bytes() for path in SOUNDS.iterdir()}
    assert {path.name: path.read_bytes() for path in made.iterdir()} == kept


def test_there_is_a_sound_for_every_name_and_all_are_small():
    assert {path.name for path in SOUNDS.iterdir()} == {f"{name}.wav" for name in NAMES}
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 700_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_neither_too_loud_nor_too_quiet(name):
    samples = samples_of(name)
    assert 0.25 * FULL < max(map(abs, samples)) <= 0.5 * FULL
    assert abs(sum(samples) / len(samples)) < 2, "the wave is centred on zero"
    assert len(samples) / RATE < 2.5


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_without_a_click(name):
    samples = samples_of(name)
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[: RATE // 2000])) < 0.01 * FULL
    assert max(map(abs, samples[-RATE // 100 :])) < 0.002 * FULL
