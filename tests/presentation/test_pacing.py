import pytest

from tide_gui.presentation.pacing import DURATIONS, HESITATIONS, Durations, Pause, SeatMoment, animations


def test_each_pause_has_its_length_and_no_pause_none():
    durations = Durations(
        after_glide=1, after_rest=2, after_reveal=3, after_moment=4, after_often=5, breath=6, thought=7
    )
    pauses = (Pause.NONE, Pause.GLIDE, Pause.REST, Pause.REVEAL, Pause.BREATH, Pause.THOUGHT)
    assert [durations.after(pause) for pause in pauses] == [0, 1, 2, 3, 6, 7]
    moments = (None, SeatMoment("wet", 1), SeatMoment("wet", 1, often=True))
    assert [durations.after(Pause.MOMENT, moment) for moment in moments] == [2, 4, 5]


@pytest.mark.parametrize("pace", DURATIONS)
def test_nothing_moves_longer_than_the_pause_that_waits_for_it(pace):
    durations = DURATIONS[pace]
    assert durations.glide <= durations.after_glide <= durations.after_rest
    assert max(durations.swell, durations.sink) <= durations.after_rest
    assert durations.skip <= durations.glide
    assert durations.after_rest <= durations.after_often <= durations.after_moment <= 2000


def test_at_brisk_speed_what_comes_often_takes_no_longer_than_a_rest():
    assert DURATIONS["brisk"].after_often == DURATIONS["brisk"].after_rest


def test_bots_hesitate_at_calm_speed_alone():
    lengths = {speed: [each.after(pause) for pause in HESITATIONS] for speed, each in DURATIONS.items()}
    assert lengths.pop("calm") == sorted({0, DURATIONS["calm"].breath, DURATIONS["calm"].thought})
    assert {*map(tuple, lengths.values())} == {(0, 0, 0)}


def test_with_reduced_motion_nothing_takes_time():
    assert animations("calm", reduced_motion=True) == Durations()
    assert animations("calm", reduced_motion=False) == DURATIONS["calm"]
