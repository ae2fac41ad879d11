"""The player: when the loudspeaker is opened and closed, and what it is given."""

import wave
from array import array

import pytest

from tide_gui.resource_files import resources
from tide_gui.sound.loudspeaker import NoLoudspeaker
from tide_gui.sound.player import LOST_AFTER, Player
from tide_gui.sound.protocol import Command, Report

BELL, DEAL = (str(resources() / "sounds" / f"{name}.wav") for name in ("bell", "deal"))
OPEN, CLOSE = Command("open"), Command("close")


class Machine:
    """A fake machine with a clock; `opened` are its open loudspeakers, `count` says how many there were."""

    def __init__(self):
        self.time, self.count, self.opened, self.present = 100.0, 0, [], True
        self.player = Player(self.open, lambda: self.time)
        self.obey = self.player.obey

    def open(self, samples):
        if not self.present:
            raise NoLoudspeaker
        self.count += 1
        device = FakeLoudspeaker(self, samples)
        self.opened.append(device)
        return device

    def heard(self, count):
        [device] = self.opened
        return device.samples(count)


class FakeLoudspeaker:
    def __init__(self, machine, samples):
        self.machine, self.samples = machine, samples

    def close(self):
        self.machine.opened.remove(self)


@pytest.fixture
def machine():
    return Machine()


def recorded(file):
    with wave.open(file) as sound:
        return array("h", sound.readframes(sound.getnframes()))


def test_the_loudspeaker_is_opened_for_the_first_sound_and_stays_open(machine):
    assert machine.opened == []
    assert machine.obey(Command("play", BELL)) == Report()
    assert machine.obey(Command("play", DEAL)) == Report()
    assert machine.count == 1


def test_a_sound_is_heard_from_its_first_sample(machine):
    machine.obey(Command("play", BELL))
    assert machine.heard(5000) == recorded(BELL)[:5000]


def test_a_volume_is_that_of_the_command(machine):
    machine.obey(Command("play", BELL, 0.25))
    assert max(machine.heard(5000)) == round(max(recorded(BELL)[:5000]) / 4)


def test_a_file_is_read_once(machine, tmp_path):
    file = tmp_path / "plop.wav"
    file.write_bytes((resources() / "sounds" / "deal.wav").read_bytes())
    machine.obey(Command("play", str(file)))
    file.unlink()
    machine.heard(20_000)
    machine.obey(Command("play", str(file)))
    assert machine.heard(5000) == recorded(DEAL)[:5000]


def test_the_loudspeaker_is_closed_on_demand_and_what_was_playing_is_over(machine):
    machine.obey(Command("play", BELL))
    assert machine.obey(CLOSE) is None
    assert machine.opened == []
    machine.obey(OPEN)
    assert machine.heard(5000) == array("h", [0]) * 5000


def test_closing_what_is_closed_does_nothing(machine):
    assert machine.obey(CLOSE) is None
    assert machine.count == 0


def test_without_a_loudspeaker_the_report_says_so_and_a_later_sound_is_heard(machine):
    machine.present = False
    assert machine.obey(OPEN) == machine.obey(Command("play", BELL)) == Report("no loudspeaker")
    machine.present = True
    assert machine.obey(Command("play", DEAL)) == Report()
    assert machine.heard(5000) == recorded(DEAL)[:5000], "and nothing of the bell"


def test_a_lost_loudspeaker_is_replaced_at_the_next_sound(machine):
    machine.obey(Command("play", BELL))
    machine.heard(100)
    machine.time += LOST_AFTER + 1  # and it asks for nothing
    assert machine.obey(Command("play", DEAL)) == Report()
    assert machine.count == 2
    assert machine.heard(5000) == recorded(DEAL)[:5000]


def test_a_loudspeaker_that_was_unplugged_is_missed_until_there_is_another_one(machine):
    machine.obey(Command("play", BELL))
    machine.present = False
    machine.time += LOST_AFTER + 1
    assert machine.obey(Command("play", DEAL)) == Report("no loudspeaker")
    assert machine.opened == []
    machine.present = True
    assert machine.obey(OPEN) == Report()
    assert machine.heard(5000) == array("h", [0]) * 5000, "what was to be heard meanwhile is over"


def test_a_loudspeaker_that_asks_for_samples_is_kept(machine):
    machine.obey(Command("play", BELL))
    for _ in range(10):
        machine.time += LOST_AFTER - 1
        machine.heard(100)
    machine.obey(Command("play", DEAL))
    assert machine.count == 1


@pytest.mark.parametrize("content", [b"", b"RIFF and so on", b"\x00" * 5000])
def test_a_damaged_file_is_reported_once_and_others_are_heard(machine, tmp_path, capsys, content):
    file = tmp_path / "plop.wav"
    file.write_bytes(content)
    for _ in range(2):
        assert machine.obey(Command("play", str(file))) == Report()
    assert capsys.readouterr().err == f"tide-gui: '{file}' is no sound that can be played\n"
    machine.obey(Command("play", DEAL))
    assert machine.heard(5000) == recorded(DEAL)[:5000]


def test_the_name_of_a_damaged_file_does_not_steer_the_terminal(machine, tmp_path, capsys):
    machine.obey(Command("play", str(tmp_path / "\x1b[2J\u202e.wav")))
    assert r"\x1b[2J\u202e.wav' is no sound" in capsys.readouterr().err


def test_a_missing_file_is_reported_like_a_damaged_one(machine, tmp_path, capsys):
    assert machine.obey(Command("play", str(tmp_path / "gone.wav"))) == Report()
    assert "gone.wav' is no sound" in capsys.readouterr().err
