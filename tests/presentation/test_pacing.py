import pytest

from tide_gui.presentation.pacing import DURATIONS, Durations, Pause, animations


def test_each_pause_has_its_length_and_no_pause_none():
    durations = Durations(
        after_glide=1, after_rest=2, after_reveal=3, after_moment=4, after_event=5, after_sight=6
    )
    pauses = (
        *(Pause.NONE, Pause.GLIDE, Pause.REST, Pause.REVEAL),
        *(Pause.MOMENT, Pause.EVENT, Pause.SIGHT),
    )
    assert [durations.after(pause) for pause in pauses] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("pace", DURATIONS)
def test_nothing_moves_longer_than_the_pause_that_waits_for_it(pace):
    durations = DURATIONS[pace]
    assert durations.glide <= durations.after_glide <= durations.after_sight
    assert max(durations.swell, durations.sink) <= durations.after_rest
    assert durations.skip <= durations.glide
    assert durations.after_rest <= durations.after_event <= durations.after_moment <= 2000


def test_at_brisk_speed_an_event_takes_no_longer_than_a_rest():
    assert DURATIONS["brisk"].after_event == DURATIONS["brisk"].after_rest


def test_with_reduced_motion_nothing_takes_time():
    assert animations("calm", reduced_motion=True) == Durations()
    assert animations("calm", reduced_motion=False) == DURATIONS["calm"]
