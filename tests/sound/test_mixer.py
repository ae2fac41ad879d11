"""The mixer: which samples come out of which sounds."""

from array import array

import pytest

from tide_gui.sound.mixer import Mixer


def samples(*numbers):
    return array("h", numbers)


@pytest.fixture
def mixer():
    return Mixer()


def test_without_a_sound_there_is_silence(mixer):
    assert mixer.mixed(3) == samples(0, 0, 0)


def test_a_sound_goes_on_from_one_request_to_the_next_and_ends(mixer):
    mixer.play("bell", samples(1, 2, 3, 4, 5), 1.0)
    assert [mixer.mixed(2) for _ in range(4)] == [samples(1, 2), samples(3, 4), samples(5, 0), samples(0, 0)]
    assert mixer._voices == {}, "what is over costs no more work"


def test_sounds_are_added(mixer):
    mixer.play("bell", samples(10, 20, 30), 1.0)
    assert mixer.mixed(1) == samples(10)
    mixer.play("deal", samples(1, -50), 1.0)
    assert mixer.mixed(3) == samples(21, -20, 0)


@pytest.mark.parametrize(("volume", "heard"), [(1.0, 1000), (0.25, 250), (0.0, 0)])
def test_the_volume_scales_a_sound_alone(mixer, volume, heard):
    mixer.play("bell", samples(1000, -1000), volume)
    mixer.play("deal", samples(1, 1), 1.0)
    assert mixer.mixed(2) == samples(heard + 1, 1 - heard)


def test_a_sound_that_is_played_again_restarts_and_others_go_on(mixer):
    mixer.play("bell", samples(1, 2, 3, 4), 1.0)
    mixer.play("deal", samples(100, 200, 300, 400), 1.0)
    mixer.mixed(2)
    mixer.play("bell", samples(1, 2, 3, 4), 1.0)
    assert mixer.mixed(4) == samples(301, 402, 3, 4)


def test_what_is_too_loud_is_clipped_and_does_not_wrap_around(mixer):
    for name in ("bell", "deal", "ring"):
        mixer.play(name, samples(30_000, -30_000), 1.0)
    assert mixer.mixed(2) == samples(32_767, -32_767)


def test_stopping_ends_all_sounds(mixer):
    mixer.play("bell", samples(1, 2), 1.0)
    mixer.stop()
    assert mixer.mixed(2) == samples(0, 0)
