"""The sounds: made by a program that is kept, soft, and without a click."""

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
    program = ROOT / "packaging" / "sound" / "make_sounds.py"
    subprocess.run([sys.executable, str(program), str(folder)], check=True, capture_output=True)
    return folder / "sounds"


def values(name):
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        heard = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        heard.byteswap()
    return heard


def test_every_sound_is_what_the_program_makes(made):
    kept = {path.name: path.read_bytes() for path in SOUNDS.iterdir()}
    assert {path.name: path.read_bytes() for path in made.iterdir()} == kept


def test_there_is_a_sound_for_every_name_and_all_are_small():
    assert {path.name for path in SOUNDS.iterdir()} == {f"{name}.wav" for name in NAMES}
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 700_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_neither_loud_nor_lost(name):
    heard = values(name)
    assert 0.25 * FULL < max(map(abs, heard)) <= 0.5 * FULL
    assert abs(sum(heard) / len(heard)) < 2, "it swings around nothing"
    assert len(heard) / RATE < 2.5


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_without_a_click(name):
    heard = values(name)
    assert heard[0] == heard[-1] == 0
    assert max(map(abs, heard[: RATE // 2000])) < 0.01 * FULL
    assert max(map(abs, heard[-RATE // 100 :])) < 0.002 * FULL
