"""Sounds: played where it can be, and silence without a word where it cannot."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, qWarning

from tide_gui.ui import sounds as module
from tide_gui.ui.resources import resources
from tide_gui.ui.sounds import MULTIMEDIA, NAMES, Sounds


class Effect(QObject):
    """Notes what it was told."""

    def __init__(self, parent):
        super().__init__(parent)
        self.told = []
        Effect.made.append(self)

    def setSource(self, url):  # noqa: N802 - Qt's name
        self.source = url.toLocalFile()

    def setVolume(self, volume):  # noqa: N802 - Qt's name
        self.volume = volume

    def play(self):
        self.told.append("play")

    def stop(self):
        self.told.append("stop")


@pytest.fixture
def loudspeaker(monkeypatch):
    """A machine that plays; `there` says whether a loudspeaker is plugged in."""
    Effect.made = []
    plugged = SimpleNamespace(there=True, asked=0)

    def output():
        plugged.asked += 1
        qWarning("no such library, nor that one")
        return SimpleNamespace(isNull=lambda: not plugged.there)

    devices = SimpleNamespace(defaultAudioOutput=output)
    there = SimpleNamespace(QMediaDevices=devices, QSoundEffect=Effect)
    monkeypatch.setitem(sys.modules, MULTIMEDIA, there)
    return plugged


@pytest.fixture
def sounds(qapp):
    return Sounds()


def test_a_sound_is_played_by_its_name(sounds, loudspeaker):
    sounds.prepare()
    assert (sounds.available, sounds.reason) == (True, "")
    assert [effect.source for effect in Effect.made] == [
        (resources() / "sounds" / f"{name}.wav").as_posix() for name in NAMES
    ]
    sounds.play("splash")
    sounds.play("a sound of another game")
    assert {effect.source.rpartition("/")[2]: effect.told for effect in Effect.made if effect.told} == {
        "splash.wav": ["play"]
    }


def test_nothing_is_loaded_before_it_is_prepared_and_then_once(sounds, loudspeaker, qtbot):
    sounds.play("deal")
    assert (sounds.available, sounds.reason, loudspeaker.asked) == (False, "", 0)
    with qtbot.waitSignal(sounds.availabilityChanged):
        sounds.prepare()
    sounds.prepare()
    assert loudspeaker.asked == 1


def test_who_wants_no_sound_loads_none(sounds, loudspeaker):
    sounds.set_on(False)
    sounds.prepare()
    assert loudspeaker.asked == 0
    sounds.set_on(True)
    sounds.prepare()
    assert sounds.available


def test_sound_that_is_turned_off_stops_and_stays_silent(sounds, loudspeaker):
    sounds.prepare()
    sounds.play("bell")
    sounds.set_on(False)
    sounds.play("bell")
    assert Effect.made[-1].told == ["play", "stop"]


@pytest.mark.parametrize(("volume", "amplitude"), [(0, 0), (50, 0.25), (100, 1), (130, 1), (-5, 0)])
def test_the_volume_goes_as_it_feels_and_holds_before_and_after_preparing(
    sounds, loudspeaker, volume, amplitude
):
    sounds.set_volume(volume)
    sounds.prepare()
    assert {effect.volume for effect in Effect.made} == {amplitude}
    sounds.set_volume(70)
    sounds.set_volume(volume)
    assert {effect.volume for effect in Effect.made} == {amplitude}


def test_without_a_loudspeaker_there_is_silence_and_a_reason(sounds, loudspeaker):
    loudspeaker.there = False
    sounds.prepare()
    sounds.play("deal")
    assert not sounds.available
    assert sounds.reason == "No loudspeaker or headphones were found."
    loudspeaker.there = True
    sounds.set_on(True)
    sounds.prepare()
    assert not sounds.available, "it was on already"
    sounds.set_on(False)
    sounds.set_on(True)
    sounds.prepare()
    assert (sounds.available, sounds.reason) == (True, "")


@pytest.mark.parametrize("error", [ImportError, OSError])
def test_without_the_library_there_is_silence_and_a_reason(sounds, monkeypatch, error):
    def fail(name):
        raise error("libpulse.so.0: no such file")

    monkeypatch.setattr(module, "import_module", fail)
    sounds.prepare()
    sounds.play("deal")
    assert not sounds.available
    assert sounds.reason == "The sound system cannot be loaded: libpulse.so.0: no such file."


@pytest.mark.qt_log_ignore("the sea is rough")
def test_what_qt_says_later_is_heard_again(sounds, loudspeaker, qtlog):
    sounds.prepare()
    qWarning("the sea is rough")
    assert [record.message for record in qtlog.records] == ["the sea is rough"]


PROGRAM = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtCore import QTimer
from tide_gui.ui.sounds import Sounds

app = QGuiApplication([])
sounds = Sounds()
sounds.prepare()
sounds.play("deal")
print(sounds.available == (not sounds.reason))
QTimer.singleShot(400, app.quit)
app.exec()
"""


def test_on_this_machine_not_a_word_is_said_whatever_it_has():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
