"""Sounds: what the window sends to the sound process, and what people read when nothing can be heard."""

import os
import signal
import subprocess
import sys

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal
from tongue import marked

from tide_gui.resource_files import resources
from tide_gui.sound.protocol import Command, Report
from tide_gui.ui.app import sounds as module
from tide_gui.ui.app.sounds import NAMES, Sounds
from tide_gui.ui.bots import line_process

ENDED = "The part of the program that plays sounds ended ({how})."
NO_LOUDSPEAKER = "No loudspeaker or headphones were found."


class FakeProcess(QObject):
    """Keeps the commands that it gets; the test sends its reports."""

    line_received = Signal(bytes)
    ended = Signal(object)

    def __init__(self, command, parent):
        super().__init__(parent)
        self.command, self.commands, self.state = command, [], "runs"
        started.append(self)

    def write_line(self, line):
        assert self.state == "runs"
        self.commands.append(msgspec.json.decode(line, type=Command))

    def report(self, fault=""):
        self.line_received.emit(msgspec.json.encode(Report(fault)))

    def drop(self):
        self.state = "dropped"

    def close(self):
        self.state = "closed"


started: list[FakeProcess] = []


@pytest.fixture
def sounds(qapp, monkeypatch):
    monkeypatch.setattr(module, "LineProcess", FakeProcess)
    started.clear()
    sounds = Sounds()
    sounds.faults = []
    sounds.faultChanged.connect(sounds.faults.append)
    yield sounds
    sounds.close()
    assert all(process.state != "runs" for process in started)


def played():
    return [command for process in started for command in process.commands if command.kind == "play"]


def kinds():
    return [command.kind for process in started for command in process.commands]


def pass_time(timer):
    """Let a timer run out now."""
    assert timer.isActive()
    timer.stop()
    timer.timeout.emit()


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_played_by_its_name(sounds, name):
    sounds.play(name)
    sounds.play("a sound of another game")
    assert played() == [Command("play", str(resources() / "sounds" / f"{name}.wav"), 1.0)]


def test_a_game_can_have_sounds_of_its_own(sounds, fourth_game):
    for name in ("pebbles/plop", "pebbles/plip", "pebbles/plop"):
        sounds.play(name)
    own = fourth_game.resources / "sounds" / "plop.wav"
    assert [command.file for command in played()] == [str(own)] * 2


def test_the_process_is_started_for_the_first_sound_and_kept(sounds):
    assert started == []
    sounds.play("deal")
    sounds.play("bell")
    [process] = started
    assert process.command[-1] == "sound"


def test_with_sound_turned_off_no_process_is_started(sounds):
    sounds.set_on(False)
    sounds.play("deal")
    sounds.check()
    assert started == []


def test_sound_that_is_turned_off_stops_and_stays_silent(sounds):
    sounds.play("bell")
    sounds.set_on(False)
    sounds.play("bell")
    assert kinds() == ["play", "close"]


def test_settings_that_change_nothing_about_sound_send_nothing(sounds):
    sounds.set_on(True)
    sounds.set_volume(70)
    assert started == []


@pytest.mark.parametrize(("volume", "amplitudes"), [(0, []), (50, [0.25]), (100, [1]), (130, [1]), (-5, [])])
def test_the_volume_follows_a_perceived_loudness_curve(sounds, volume, amplitudes):
    sounds.set_volume(volume)
    sounds.play("ring")
    sounds.set_volume(70)
    sounds.set_volume(volume)
    sounds.play("ring")
    assert [command.volume for command in played()] == 2 * amplitudes


def test_the_loudspeaker_is_closed_some_time_after_the_last_sound(sounds):
    sounds.play("bell")
    pass_time(sounds._rest)
    assert kinds() == ["play", "close"]
    sounds.play("deal")
    assert kinds() == ["play", "close", "play"]
    assert sounds._rest.isActive()


def test_the_longest_sound_ends_before_the_loudspeaker_is_closed(sounds):
    assert sounds._rest.interval() > 10_000


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("no loudspeaker", NO_LOUDSPEAKER),
        ("no library", "The part of the program that plays sounds cannot be loaded."),
    ],
)
def test_a_fault_is_told_once_in_a_sentence_and_so_is_its_end(sounds, fault, sentence):
    sounds.check()
    for each in (fault, fault, "", ""):
        started[0].report(each)
    assert sounds.faults == [sentence, ""]
    assert "module" not in sentence


def test_after_a_fault_no_sound_is_tried_for_a_while(sounds):
    sounds.play("deal")
    started[0].report("no loudspeaker")
    sounds.play("deal")
    assert kinds() == ["play"]
    pass_time(sounds._retry)
    sounds.play("bell")
    assert kinds() == ["play", "play"]


def test_the_settings_and_turning_sound_on_try_again_at_once(sounds):
    sounds.play("deal")
    started[0].report("no loudspeaker")
    sounds.check()
    sounds.set_on(False)
    sounds.set_on(True)
    started[0].report()
    sounds.play("deal")
    assert kinds() == ["play", "open", "close", "open", "play"]
    assert sounds.faults == [NO_LOUDSPEAKER, ""]


def test_in_another_language_the_fault_is_said_anew_and_once(sounds, monkeypatch):
    sounds.play("deal")
    sounds.say_anew()
    assert sounds.faults == []
    words = ["it crashed"]
    started[0].ended.emit(lambda: words[0])
    monkeypatch.setattr(module, "translate", marked)
    words[0] = "it crashed, in other words"
    sounds.say_anew()
    sounds.say_anew()
    assert sounds.faults == [ENDED.format(how="it crashed"), marked("Sounds", ENDED).format(how=words[0])]


def test_a_process_that_ends_is_replaced_after_a_while(sounds):
    sounds.play("deal")
    started[0].ended.emit(lambda: "it crashed")
    sounds.play("deal")
    assert sounds.faults == ["The part of the program that plays sounds ended (it crashed)."]
    assert len(started) == 1
    pass_time(sounds._retry)
    sounds.play("deal")
    started[1].report()
    assert [process.state for process in started] == ["dropped", "runs"]
    assert sounds.faults[-1] == ""


@pytest.mark.parametrize("line", [b"", b"rubbish", b'{"fault":"hunger"}', b"[]", b'{"fault":"\xff"}'])
def test_a_process_that_sends_rubbish_is_dropped(sounds, line):
    sounds.play("deal")
    started[0].line_received.emit(line)
    assert started[0].state == "dropped"
    assert sounds.faults == ["The part of the program that plays sounds sent an invalid answer."]


def test_closing_ends_the_process_and_nothing_starts_another(sounds):
    sounds.play("deal")
    sounds.close()
    sounds.play("deal")
    sounds.check()
    assert [process.state for process in started] == ["closed"]


ANSWERING = [sys.executable, "-c", "import sys\nfor line in sys.stdin: print('{}', flush=True)"]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_a_sound_process_that_is_killed_while_it_plays_is_told_and_replaced(qtbot):
    faults, sounds = [], Sounds(command=ANSWERING)
    sounds.faultChanged.connect(faults.append)
    sounds.play("bell")
    os.kill(sounds._child.pid, signal.SIGKILL)
    sounds.play("deal")  # while nobody knows yet that it has ended
    qtbot.waitUntil(lambda: faults == ["The part of the program that plays sounds ended (it crashed)."])
    pass_time(sounds._retry)
    sounds.play("deal")
    qtbot.waitUntil(lambda: faults[1:] == [""])
    sounds.close()


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_a_sound_process_that_hangs_delays_nothing_and_is_ended(qtbot, monkeypatch):
    monkeypatch.setattr(line_process, "LEAVING_MS", 20)
    sounds = Sounds(command=ANSWERING)
    sounds.play("bell")
    pid = sounds._child.pid
    os.kill(pid, signal.SIGSTOP)
    for _ in range(1000):
        sounds.play("deal")
    sounds.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


PROGRAM = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtCore import QTimer
from tide_gui.ui.app.sounds import Sounds

app = QGuiApplication([])
sounds = Sounds()
sounds.faultChanged.connect(print)
sounds.faultChanged.connect(app.quit)
sounds.play("deal")
QTimer.singleShot(60_000, app.quit)
app.exec()
sounds.close()
print([name for name in ("miniaudio", "numpy") if name in sys.modules])
"""
NOWHERE = {"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/nowhere", "JACK_NO_START_SERVER": "1"}


def test_without_a_sound_card_one_sentence_is_told_and_the_window_loads_no_audio_library():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | NOWHERE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (f"{NO_LOUDSPEAKER}\n[]\n", "")
