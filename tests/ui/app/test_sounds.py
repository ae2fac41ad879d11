"""Sounds: played where the machine can, and silence with a reason where it cannot."""

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
        self.values = []

    def __getattr__(self, name):
        assert name in ("setSampleRate", "setChannelCount", "setSampleFormat")
        return self.values.append


class Sink(QObject):
    """A fake audio sink that records its calls."""

    def __init__(self, loudspeaker, form, parent):
        super().__init__(parent)
        loudspeaker.sinks.append(self)
        self.form = form.values
        self.calls = []

    def setVolume(self, volume):  # noqa: N802 - Qt's name
        self.volume = volume

    def start(self, content):
        self.content = content.readAll().data()
        self.calls.append("start")

    def stop(self):
        self.calls.append("stop")


@pytest.fixture
def loudspeaker(monkeypatch):
    """A fake machine with sound; `present` says whether a loudspeaker is plugged in."""
    plugged = SimpleNamespace(present=True, requests=0, sinks=[])

    def output():
        plugged.requests += 1
        qWarning("no such library, nor that one") if plugged.requests == 1 else None
        return SimpleNamespace(isNull=lambda: not plugged.present, sinks=plugged.sinks)

    devices = SimpleNamespace(defaultAudioOutput=output)
    multimedia = SimpleNamespace(QMediaDevices=devices, QAudioFormat=Format, QAudioSink=Sink)
    monkeypatch.setitem(sys.modules, MULTIMEDIA, multimedia)
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
    assert sink.calls == ["start"]


def test_a_game_can_have_sounds_of_its_own(sounds, loudspeaker, tmp_path):
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
    assert [(sink.content, sink.calls) for sink in loudspeaker.sinks] == [
        (recorded("bell"), ["start", "stop"]),
        (recorded("bell"), ["start"]),
    ]


def test_a_sound_that_is_still_playing_restarts_and_others_continue(sounds, loudspeaker):
    sounds.prepare()
    for name in ("deal", "bell", "deal"):
        sounds.play(name)
    assert [sink.calls for sink in loudspeaker.sinks] == [["start", "stop"], ["start"], ["start"]]
    assert loudspeaker.sinks[2].content == recorded("deal")


def test_a_sound_that_has_ended_frees_its_sink(sounds, loudspeaker, qtbot):
    sounds.prepare()
    sounds.play("deal")
    end = sounds._players["deal"]._end
    assert end.remainingTime() > 200
    end.start(0)
    [sink] = loudspeaker.sinks
    with qtbot.waitSignal(sink.destroyed):
        pass
    assert sink.calls == ["start", "stop"]


def test_the_audio_device_is_opened_by_prepare_and_only_once(sounds, loudspeaker, qtbot):
    sounds.play("deal")
    assert (sounds.available, sounds.reason, loudspeaker.requests) == (False, "", 0)
    with qtbot.waitSignal(sounds.availabilityChanged):
        sounds.prepare()
    sounds.prepare()
    assert loudspeaker.requests == 1


def test_with_sound_turned_off_the_audio_device_is_not_opened(sounds, loudspeaker):
    sounds.set_on(False)
    sounds.prepare()
    assert loudspeaker.requests == 0
    sounds.set_on(True)
    assert sounds.available


def test_turning_sound_on_before_prepare_opens_nothing(sounds, loudspeaker):
    sounds.set_on(False)
    sounds.set_on(True)
    assert loudspeaker.requests == 0


def test_sound_that_is_turned_off_stops_and_stays_silent(sounds, loudspeaker):
    sounds.prepare()
    sounds.play("bell")
    sounds.set_on(False)
    sounds.play("bell")
    assert [sink.calls for sink in loudspeaker.sinks] == [["start", "stop"]]


@pytest.mark.parametrize(("volume", "amplitudes"), [(0, []), (50, [0.25]), (100, [1]), (130, [1]), (-5, [])])
def test_the_volume_follows_a_perceived_loudness_curve_before_and_after_preparing(
    sounds, loudspeaker, volume, amplitudes
):
    sounds.set_volume(volume)
    sounds.prepare()
    sounds.play("ring")
    assert [sink.volume for sink in loudspeaker.sinks] == amplitudes
    sounds.set_volume(70)
    sounds.set_volume(volume)
    sounds.play("ring")
    assert [sink.volume for sink in loudspeaker.sinks] == 2 * amplitudes


def test_unplugging_the_loudspeaker_only_mutes_until_it_is_back(sounds, loudspeaker):
    sounds.prepare()
    loudspeaker.present = False
    sounds.play("deal")
    assert loudspeaker.sinks == []
    loudspeaker.present = True
    sounds.play("deal")
    assert [sink.calls for sink in loudspeaker.sinks] == [["start"]]


def test_without_a_loudspeaker_there_is_silence_and_a_reason(sounds, loudspeaker):
    loudspeaker.present = False
    sounds.prepare()
    sounds.play("deal")
    assert not sounds.available
    assert sounds.reason == "No loudspeaker or headphones were found."
    loudspeaker.present = True
    sounds.set_on(True)
    assert not sounds.available, "sound was on already, so nothing is tried again"
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
def test_messages_of_qt_after_prepare_are_not_suppressed(sounds, loudspeaker, qtlog):
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


def test_on_this_machine_nothing_is_printed_with_or_without_sound():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
