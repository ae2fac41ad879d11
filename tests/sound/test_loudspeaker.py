"""The real audio library, on its own device without a sound, which needs no sound card."""

import gc
import wave
import weakref
from array import array
from threading import Event

import pytest
from miniaudio import Backend

from tide_gui.resource_files import resources
from tide_gui.sound import loudspeaker as module
from tide_gui.sound.loudspeaker import RATE, BadSound, Loudspeaker, NoLoudspeaker, samples_of
from tide_gui.sound.player import LOST_AFTER, Player
from tide_gui.sound.protocol import Command, Report

LONG = 60  # seconds


def test_an_open_loudspeaker_asks_for_samples_until_it_is_closed():
    asked = Event()
    requests = []

    def samples(count):
        requests.append(count)
        asked.set()
        return array("h", [0]) * count

    device = Loudspeaker(samples, [Backend.NULL])
    assert asked.wait(LONG)
    device.close()
    count = len(requests)
    assert all(0 < request <= RATE for request in requests)
    assert not asked.clear()
    assert not asked.wait(0.1)
    assert len(requests) == count


def test_a_system_that_is_not_there_gives_no_loudspeaker():
    with pytest.raises(NoLoudspeaker):
        Loudspeaker(lambda count: array("h", [0]) * count, [Backend.CUSTOM])


def test_the_device_without_a_sound_is_never_chosen():
    assert Backend.NULL not in module.SYSTEMS
    assert module.SYSTEMS


class Library:
    """The functions of the audio library, which notes the contexts that are freed."""

    def __init__(self):
        self.real, self.freed = module.miniaudio.lib, []

    def __getattr__(self, name):
        return getattr(self.real, name)

    def ma_context_uninit(self, context):
        self.freed.append(context)
        return self.real.ma_context_uninit(context)


class RefusingLibrary(Library):
    """No device can be started."""

    def ma_device_start(self, _):
        return self.real.MA_FAILED_TO_START_BACKEND_DEVICE


def test_the_context_of_the_library_is_freed(monkeypatch):
    library = Library()
    device = Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL])
    monkeypatch.setattr(module.miniaudio, "lib", library)
    device.close()
    assert len(library.freed) == 1


def test_the_context_of_a_device_that_cannot_be_started_is_freed(monkeypatch):
    library = RefusingLibrary()
    monkeypatch.setattr(module.miniaudio, "lib", library)
    for _ in range(3):
        with pytest.raises(NoLoudspeaker):
            Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL])
    assert len(library.freed) == 3


def test_a_device_that_stops_by_itself_as_one_that_is_unplugged_is_replaced_at_the_next_sound():
    clock, devices, asked = [0.0], [], Event()

    def open_device(samples):
        def watched(count):
            asked.set()
            return samples(count)

        devices.append(Loudspeaker(watched, [Backend.NULL]))
        return devices[-1]

    player = Player(open_device, lambda: clock[0])
    assert player.obey(Command("open")) == Report()
    assert asked.wait(LONG)
    module.miniaudio.lib.ma_device_stop(devices[0]._device._device)
    asked.clear()
    clock[0] += LOST_AFTER + 1
    assert player.obey(Command("open")) == Report()
    assert len(devices) == 2
    assert asked.wait(LONG)
    player.obey(Command("close"))


def test_nothing_is_left_of_a_loudspeaker_that_was_closed():
    device = Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL])
    left = weakref.ref(device._device)
    device.close()
    del device
    gc.collect()
    assert left() is None


class EmptyLibrary(Library):
    """There is a sound server, but no device."""

    def ma_device_init(self, *_):
        return self.real.MA_NO_DEVICE


class LeakingLibrary(Library):
    """The library on a server with so many devices; it notes which are opened."""

    def __init__(self, devices):
        super().__init__()
        self.devices, self.opened = devices, 0

    def ma_context_get_devices(self, context, infos, count, *_):
        count[0] = self.devices
        return self.real.MA_SUCCESS

    def ma_device_init(self, *arguments):
        self.opened += 1
        return self.real.ma_device_init(*arguments)


def test_a_device_is_not_opened_where_it_would_leak_and_there_is_none(monkeypatch):
    monkeypatch.setattr(module, "LEAKING", Backend.NULL.value)
    library = LeakingLibrary(devices=0)
    monkeypatch.setattr(module.miniaudio, "lib", library)
    with pytest.raises(NoLoudspeaker):
        Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL])
    assert (library.opened, len(library.freed)) == (0, 1)
    library.devices = 1
    Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL]).close()
    assert library.opened == 1


def test_where_no_device_can_be_opened_the_context_is_freed(monkeypatch):
    library = EmptyLibrary()
    monkeypatch.setattr(module.miniaudio, "lib", library)
    for _ in range(3):
        with pytest.raises(NoLoudspeaker):
            Loudspeaker(lambda count: array("h", [0]) * count, [Backend.NULL])
    assert len(library.freed) == 3


@pytest.mark.parametrize("name", ["bell", "deal"])
def test_our_sounds_are_read_sample_by_sample(name):
    path = resources() / "sounds" / f"{name}.wav"
    with wave.open(str(path)) as file:
        expected = array("h", file.readframes(file.getnframes()))
    assert samples_of(path) == expected


def test_a_sound_of_another_form_is_converted(tmp_path):
    path = tmp_path / "höher.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 1, RATE // 2, 0, "NONE", ""))
        file.writeframes(bytes([192, 192] * 1000))
    samples = samples_of(path)
    assert len(samples) == pytest.approx(2000, abs=5)
    assert samples[1000] == pytest.approx(0.5 * 32_767, rel=0.02)


def test_a_file_without_a_sound_is_refused(tmp_path):
    (tmp_path / "plop.wav").write_text("plop")
    for name in ("plop.wav", "gone.wav"):
        with pytest.raises(BadSound):
            samples_of(tmp_path / name)
