"""Sounds: played where it can be, and silence without a word where it cannot."""

import os
import shutil
import subprocess
import sys
import wave
from dataclasses import replace
from types import SimpleNamespace

import pytest
from fourth_game import PEBBLES
from PySide6.QtCore import QObject, qWarning

from tide_gui import registry
from tide_gui.resource_files import resources
from tide_gui.ui.app import sounds as module
from tide_gui.ui.app.sounds import MULTIMEDIA, NAMES, Sounds


class Format:
    SampleFormat = SimpleNamespace(Int16="16 bits")

    def __init__(self):
        self.told = []

    def __getattr__(self, name):
        assert name in ("setSampleRate", "setChannelCount", "setSampleFormat")
        return self.told.append


class Sink(QObject):
    """Notes what it was told."""

    def __init__(self, loudspeaker, form, parent):
        super().__init__(parent)
        loudspeaker.sinks.append(self)
        self.form = form.told
        self.told = []

    def setVolume(self, volume):  # noqa: N802 - Qt's name
        self.volume = volume

    def start(self, content):
        self.content = content.readAll().data()
        self.told.append("start")

    def stop(self):
        self.told.append("stop")


@pytest.fixture
def loudspeaker(monkeypatch):
    """A machine that plays; `there` says whether a loudspeaker is plugged in."""
    plugged = SimpleNamespace(there=True, asked=0, sinks=[])

    def output():
        plugged.asked += 1
        qWarning("no such library, nor that one") if plugged.asked == 1 else None
        return SimpleNamespace(isNull=lambda: not plugged.there, sinks=plugged.sinks)

    devices = SimpleNamespace(defaultAudioOutput=output)
    there = SimpleNamespace(QMediaDevices=devices, QAudioFormat=Format, QAudioSink=Sink)
    monkeypatch.setitem(sys.modules, MULTIMEDIA, there)
    return plugged


@pytest.fixture
def sounds(qapp):
    return Sounds()


def recorded(name):
    with wave.open(str(resources() / "sounds" / f"{name}.wav")) as file:
        return file.readframes(file.getnframes())


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_played_by_its_name(sounds, loudspeaker, name):
    sounds.prepare()
    assert (sounds.available, sounds.reason) == (True, "")
    sounds.play(name)
    sounds.play("a sound of another game")
    [sink] = loudspeaker.sinks
    assert sink.form == [44_100, 1, "16 bits"]
    assert sink.content == recorded(name)
    assert sink.told == ["start"]


def test_a_game_brings_sounds_of_its_own(sounds, loudspeaker, tmp_path):
    own = tmp_path / "sounds"
    own.mkdir()
    shutil.copy(resources() / "sounds" / "bell.wav", own / "plop.wav")
    registry.register(replace(PEBBLES, resources=tmp_path))
    try:
        sounds.prepare()
        for name in ("pebbles/plop", "pebbles/plip", "pebbles/plop"):
            sounds.play(name)
    finally:
        registry.unregister(PEBBLES.key)
    assert [(sink.content, sink.told) for sink in loudspeaker.sinks] == [
        (recorded("bell"), ["start", "stop"]),
        (recorded("bell"), ["start"]),
    ]


def test_a_sound_that_is_still_heard_starts_again_and_others_go_on(sounds, loudspeaker):
    sounds.prepare()
    for name in ("deal", "bell", "deal"):
        sounds.play(name)
    assert [sink.told for sink in loudspeaker.sinks] == [["start", "stop"], ["start"], ["start"]]
    assert loudspeaker.sinks[2].content == recorded("deal")


def test_a_sound_that_has_ended_leaves_the_loudspeaker(sounds, loudspeaker, qtbot):
    sounds.prepare()
    sounds.play("deal")
    end = sounds._players["deal"]._end
    assert end.remainingTime() > 200
    end.start(0)
    [sink] = loudspeaker.sinks
    with qtbot.waitSignal(sink.destroyed):
        pass
    assert sink.told == ["start", "stop"]


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
    assert sounds.available


def test_who_wants_sound_waits_for_the_first_frame(sounds, loudspeaker):
    sounds.set_on(False)
    sounds.set_on(True)
    assert loudspeaker.asked == 0


def test_sound_that_is_turned_off_stops_and_stays_silent(sounds, loudspeaker):
    sounds.prepare()
    sounds.play("bell")
    sounds.set_on(False)
    sounds.play("bell")
    assert [sink.told for sink in loudspeaker.sinks] == [["start", "stop"]]


@pytest.mark.parametrize(("volume", "amplitudes"), [(0, []), (50, [0.25]), (100, [1]), (130, [1]), (-5, [])])
def test_the_volume_goes_as_it_feels_before_and_after_preparing(sounds, loudspeaker, volume, amplitudes):
    sounds.set_volume(volume)
    sounds.prepare()
    sounds.play("ring")
    assert [sink.volume for sink in loudspeaker.sinks] == amplitudes
    sounds.set_volume(70)
    sounds.set_volume(volume)
    sounds.play("ring")
    assert [sink.volume for sink in loudspeaker.sinks] == 2 * amplitudes


def test_a_loudspeaker_that_is_unplugged_is_missed_by_nobody(sounds, loudspeaker):
    sounds.prepare()
    loudspeaker.there = False
    sounds.play("deal")
    assert loudspeaker.sinks == []
    loudspeaker.there = True
    sounds.play("deal")
    assert [sink.told for sink in loudspeaker.sinks] == [["start"]]


def test_without_a_loudspeaker_there_is_silence_and_a_reason(sounds, loudspeaker):
    loudspeaker.there = False
    sounds.prepare()
    sounds.play("deal")
    assert not sounds.available
    assert sounds.reason == "No loudspeaker or headphones were found."
    loudspeaker.there = True
    sounds.set_on(True)
    assert not sounds.available, "it was on already"
    sounds.set_on(False)
    sounds.set_on(True)
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
from tide_gui.ui.app.sounds import Sounds

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
