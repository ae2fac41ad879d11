"""Playback driven step by step: what is shown when, and where it stops."""

from dataclasses import replace

import pytest

from tide_gui.presentation.pacing import DURATIONS, Durations, Pause, SeatMoment, Step
from tide_gui.presentation.scene import Scene
from tide_gui.store.settings import Settings
from tide_gui.ui.models.log import FACT, Line
from tide_gui.ui.play.playback import Item, Playback

pytestmark = pytest.mark.usefixtures("qapp")
NOTHING = Scene((), None)
GLIDE, REST, REVEAL, SCORES, END = Pause.GLIDE, Pause.REST, Pause.REVEAL, Pause.SCORES, Pause.END
SIGHT = Pause.MOMENT  # without a sentence
MOMENT = SeatMoment("wet", 1)


def steps(*pauses):
    """Items with these pauses; a moment stands for a step with its sentence."""
    return [
        Item(Step(NOTHING, Pause.MOMENT, moment=each) if each is MOMENT else Step(NOTHING, each))
        for each in pauses
    ]


class PlaybackBench:
    """A playback that records what it shows and where it stops; `overrides` change single settings."""

    def __init__(self, **overrides):
        self.settings = Settings(**overrides)
        self.shown, self.stayed, self.stopped = [], [], []
        self.playback = Playback(lambda: self.settings, self._show, self.stopped.append)

    def _show(self, item, stays):
        self.shown.append(item.moment or item.pause)
        if stays:
            self.stayed.append(item.pause)

    def duration(self):
        """Milliseconds for which the current step is shown; None when no timer runs."""
        return self.playback._timer.interval() if self.playback._timer.isActive() else None


def test_at_speed_off_everything_is_shown_at_once():
    bench = PlaybackBench(speed="off")
    bench.playback.run(steps(GLIDE, REST, REVEAL, GLIDE))
    assert bench.shown == [GLIDE, REST, REVEAL, GLIDE]
    assert bench.stopped == [None]
    assert not bench.playback.running


def test_only_a_step_with_a_pause_or_a_stop_stays_on_screen():
    items = steps(GLIDE, Pause.NONE, REVEAL, SCORES)
    bench = PlaybackBench(speed="calm")
    bench.playback.run(items)
    for _ in range(2):
        bench.playback._timer.stop()
        bench.playback.show_next()
    assert bench.stayed == [GLIDE, REVEAL, SCORES]
    bench = PlaybackBench(speed="off")
    bench.playback.run(items)
    assert bench.stayed == [SCORES]
    bench = PlaybackBench(speed="calm")
    bench.playback.run(items, hurry=True)
    assert bench.stayed == [SCORES]


@pytest.mark.parametrize("speed", ["calm", "brisk"])
def test_each_step_is_shown_for_its_duration(speed):
    bench = PlaybackBench(speed=speed)
    bench.playback.run(steps(GLIDE, Pause.NONE, REST, REVEAL))
    for number, pause in ((1, GLIDE), (3, REST), (4, REVEAL)):
        assert len(bench.shown) == number
        assert bench.duration() == DURATIONS[speed].after(pause)
        assert 0 < bench.duration() < 1000
        assert bench.playback.running
        bench.playback._timer.stop()
        bench.playback.show_next()
    assert bench.stopped == [None]
    assert bench.duration() is None


def test_calm_is_slower_than_brisk():
    for pause in (GLIDE, REST, REVEAL):
        assert DURATIONS["calm"].after(pause) > DURATIONS["brisk"].after(pause)


def test_the_timer_advances_the_playback(qtbot, monkeypatch):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=1))
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, GLIDE, GLIDE))
    assert bench.shown == [GLIDE]
    qtbot.waitUntil(lambda: bench.stopped == [None])
    assert bench.shown == [GLIDE] * 3


def test_lines_without_a_step_are_shown_without_a_delay():
    bench = PlaybackBench()
    line = Item(None, (Line("Ann wins.", FACT, 1),))
    assert line.pause is Pause.NONE
    bench.playback.run([line, line])
    assert bench.stopped == [None]
    assert len(bench.shown) == 2


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_playback_stops_at_the_score_pad_and_continues_after_it(speed):
    bench = PlaybackBench(speed=speed)
    bench.playback.run(steps(SCORES, REST, GLIDE))
    assert (bench.shown, bench.stopped) == ([SCORES], [SCORES])
    assert not bench.playback.running
    bench.playback.skip()
    assert bench.shown == [SCORES]
    bench.playback.go_on()
    bench.playback.skip()
    assert (bench.shown, bench.stopped) == ([SCORES, REST, GLIDE], [SCORES, None])


def test_whoever_skips_a_sight_sees_what_follows_it():
    bench = PlaybackBench(speed="calm")
    bench.playback.run(steps(SIGHT, SIGHT, GLIDE, SIGHT, REST))
    for count in (2, 3, 4):
        bench.playback.skip()
        assert len(bench.shown) == count
        assert bench.duration() == DURATIONS["calm"].after(bench.shown[-1])
    bench.playback.skip()
    bench.playback.skip()
    assert bench.stopped == [None], "elsewhere one press leads to the next stop"


def test_a_hesitation_lengthens_the_pause_of_a_step_and_ends_with_it():
    bench, calm = PlaybackBench(speed="calm"), DURATIONS["calm"]
    bare, rest = (replace(item, hesitation=Pause.THOUGHT) for item in (Item(None), *steps(REST)))
    bench.playback.run([bare, rest])
    assert bench.duration() == calm.thought
    bench.playback._timer.stop()
    bench.playback.show_next()
    assert bench.duration() == calm.after_rest + calm.thought
    bench.playback.skip()
    assert bench.stopped == [None]


def test_the_last_score_pad_is_skipped_for_the_end():
    bench = PlaybackBench(speed="off")
    bench.playback.run(steps(REST, SCORES, END))
    assert (bench.shown, bench.stopped) == ([REST, SCORES, END], [END])


def test_finish_shows_all_remaining_steps_past_every_stop():
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, REVEAL, SCORES, GLIDE))
    bench.playback.finish()
    assert (bench.shown, bench.stopped) == ([GLIDE, REVEAL, SCORES, GLIDE], [])
    assert bench.stayed == [GLIDE]
    assert not bench.playback.running
    assert not bench.playback.hurries


def test_skipping_leads_to_the_next_stop_and_not_beyond():
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, REVEAL, REST, SCORES, GLIDE))
    bench.playback.skip()
    assert (bench.shown, bench.stopped) == ([GLIDE, REVEAL, REST, SCORES], [SCORES])
    assert bench.playback.hurries
    bench.playback.go_on()
    assert not bench.playback.hurries
    assert bench.duration() == DURATIONS["calm"].after_glide


def test_in_a_hurry_playback_waits_neither_for_time_nor_for_a_click():
    bench = PlaybackBench(pause_after_reveal="click")
    bench.playback.run(steps(GLIDE, REVEAL, REST), hurry=True)
    assert bench.stopped == [None]


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_after_a_reveal_playback_waits_for_a_click_and_then_continues_at_its_speed(speed):
    bench = PlaybackBench(speed=speed, pause_after_reveal="click")
    bench.playback.run(steps(REVEAL, REST, REST))
    assert bench.playback.awaits_click
    assert bench.playback.running
    assert bench.duration() is None
    bench.playback.skip()
    assert not bench.playback.awaits_click
    assert not bench.playback.hurries
    assert bench.shown == ([REVEAL, REST] if speed == "calm" else [REVEAL, REST, REST])


def test_dropped_steps_are_not_shown():
    bench = PlaybackBench(pause_after_reveal="click")
    bench.playback.run(steps(REVEAL, REST))
    bench.playback.drop()
    assert not bench.playback.running
    bench.playback.skip()
    bench.playback.run(steps(GLIDE, REST))
    bench.playback.drop()
    assert bench.duration() is None
    assert (bench.shown, bench.stopped) == ([REVEAL, GLIDE], [])


def test_a_new_run_replaces_the_former_one():
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, REST))
    bench.playback.run(steps(REVEAL))
    bench.playback.skip()
    assert bench.shown == [GLIDE, REVEAL]


def test_the_settings_are_read_at_each_step():
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, GLIDE, GLIDE))
    bench.settings = Settings(speed="off")
    bench.playback._timer.stop()
    bench.playback.show_next()
    assert bench.shown == [GLIDE] * 3


def test_after_a_skip_pieces_move_in_one_short_step_and_then_at_their_usual_pace(qtbot, monkeypatch):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=1000, skip=1))
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, GLIDE))
    assert not bench.playback.skipping
    bench.playback.skip()
    assert bench.playback.skipping
    with qtbot.waitSignal(bench.playback.skippingChanged):
        pass
    assert not bench.playback.skipping


def test_with_reduced_motion_no_piece_moves_after_a_skip_either():
    bench = PlaybackBench(reduced_motion=True)
    bench.playback.run(steps(GLIDE, GLIDE))
    bench.playback.skip()
    assert bench.playback._skip.interval() == 0


def test_a_pause_that_a_click_ends_is_not_skipped():
    bench = PlaybackBench(pause_after_reveal="click")
    bench.playback.run(steps(REVEAL, GLIDE))
    bench.playback.skip()
    assert bench.shown == [REVEAL, GLIDE]
    assert not bench.playback.skipping


def test_the_steps_after_a_score_pad_move_at_their_usual_pace():
    bench = PlaybackBench()
    bench.playback.run(steps(GLIDE, SCORES, GLIDE))
    bench.playback.skip()
    bench.playback.go_on()
    assert not bench.playback.skipping


def test_a_skip_ends_before_a_moment_and_one_more_ends_that_moment_alone():
    bench = PlaybackBench()
    playback = bench.playback
    playback.run(steps(GLIDE, REST, MOMENT, MOMENT, GLIDE, REST))
    assert playback.moment is None
    playback.skip()
    assert bench.shown == [GLIDE, REST, MOMENT]
    assert (playback.moment, playback.hurries) == (MOMENT, False)
    assert bench.duration() == DURATIONS["calm"].after_moment
    playback.skip()
    assert bench.shown[3:] == [MOMENT]
    playback.skip()
    assert (bench.shown[4:], playback.moment) == ([GLIDE], None)
    assert bench.duration() == DURATIONS["calm"].after_glide
    playback.skip()
    assert bench.stopped == [None]


@pytest.mark.parametrize("passing", ["rush", "hurry", "off"])
def test_who_passes_over_everything_passes_over_moments(passing):
    bench = PlaybackBench(speed="off" if passing == "off" else "calm")
    bench.playback.run(steps(GLIDE, MOMENT, SCORES, MOMENT), hurry=passing == "hurry")
    if passing == "rush":
        bench.playback.rush()
    assert (bench.stopped, bench.playback.moment) == ([SCORES], None)
    bench.playback.go_on()
    assert bench.playback.moment == (None if passing == "off" else MOMENT)


def test_no_moment_is_shown_while_its_pause_is_held():
    bench = PlaybackBench()
    bench.playback.run(steps(MOMENT))
    bench.playback.hold()
    assert bench.playback.moment is None
    bench.playback.release()
    assert bench.playback.moment == MOMENT
