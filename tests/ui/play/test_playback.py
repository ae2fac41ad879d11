"""Steps in their own time, cranked by hand: what is shown when, and where they stop."""

import pytest

from tide_gui.presentation.pacing import DURATIONS, Durations, Pause, Step
from tide_gui.presentation.scene import Scene
from tide_gui.store.settings import Settings
from tide_gui.ui.models.log import FACT, Line
from tide_gui.ui.play.playback import Item, Playback

pytestmark = pytest.mark.usefixtures("qapp")
NOTHING = Scene((), None)
GLIDE, REST, REVEAL, SCORES, END = Pause.GLIDE, Pause.REST, Pause.REVEAL, Pause.SCORES, Pause.END


def steps(*pauses):
    return [Item(Step(NOTHING, pause)) for pause in pauses]


class Crank:
    """A playback with everything that it told."""

    def __init__(self, **kept):
        self.settings = Settings(**kept)
        self.shown, self.stopped = [], []
        self.playback = Playback(lambda: self.settings, self._show, self.stopped.append)

    def _show(self, item):
        self.shown.append(item.pause)

    def time(self):
        """How long the present step is looked at; None: for no time that runs."""
        return self.playback._timer.interval() if self.playback._timer.isActive() else None


def test_at_speed_off_everything_is_shown_at_once():
    crank = Crank(speed="off")
    crank.playback.run(steps(GLIDE, REST, REVEAL, GLIDE))
    assert crank.shown == [GLIDE, REST, REVEAL, GLIDE]
    assert crank.stopped == [None]
    assert not crank.playback.running


@pytest.mark.parametrize("speed", ["calm", "brisk"])
def test_each_step_is_looked_at_for_its_time(speed):
    crank = Crank(speed=speed)
    crank.playback.run(steps(GLIDE, Pause.NONE, REST, REVEAL))
    for number, pause in ((1, GLIDE), (3, REST), (4, REVEAL)):
        assert len(crank.shown) == number
        assert crank.time() == DURATIONS[speed].after(pause)
        assert 0 < crank.time() < 1000
        assert crank.playback.running
        crank.playback._timer.stop()
        crank.playback.show_next()
    assert crank.stopped == [None]
    assert crank.time() is None


def test_calm_is_slower_than_brisk():
    for pause in (GLIDE, REST, REVEAL):
        assert DURATIONS["calm"].after(pause) > DURATIONS["brisk"].after(pause)


def test_the_clock_itself_goes_on(qtbot, monkeypatch):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=1))
    crank = Crank()
    crank.playback.run(steps(GLIDE, GLIDE, GLIDE))
    assert crank.shown == [GLIDE]
    qtbot.waitUntil(lambda: crank.stopped == [None])
    assert crank.shown == [GLIDE] * 3


def test_lines_without_a_step_are_shown_and_not_waited_for():
    crank = Crank()
    line = Item(None, (Line("Ann wins.", FACT, 1),))
    assert line.pause is Pause.NONE
    crank.playback.run([line, line])
    assert crank.stopped == [None]
    assert len(crank.shown) == 2


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_the_score_pad_is_a_stop_and_what_is_left_comes_after_it(speed):
    crank = Crank(speed=speed)
    crank.playback.run(steps(SCORES, REST, GLIDE))
    assert (crank.shown, crank.stopped) == ([SCORES], [SCORES])
    assert not crank.playback.running
    crank.playback.skip()
    assert crank.shown == [SCORES]
    crank.playback.go_on()
    crank.playback.skip()
    assert (crank.shown, crank.stopped) == ([SCORES, REST, GLIDE], [SCORES, None])


def test_the_last_score_pad_gives_way_to_the_end():
    crank = Crank(speed="off")
    crank.playback.run(steps(REST, SCORES, END))
    assert (crank.shown, crank.stopped) == ([REST, SCORES, END], [END])


def test_what_is_left_can_be_shown_at_once_past_every_stop():
    crank = Crank()
    crank.playback.run(steps(GLIDE, REVEAL, SCORES, GLIDE))
    crank.playback.finish()
    assert (crank.shown, crank.stopped) == ([GLIDE, REVEAL, SCORES, GLIDE], [])
    assert not crank.playback.running
    assert not crank.playback.hurries


def test_skipping_leads_to_the_next_stop_and_not_beyond():
    crank = Crank()
    crank.playback.run(steps(GLIDE, REVEAL, REST, SCORES, GLIDE))
    crank.playback.skip()
    assert (crank.shown, crank.stopped) == ([GLIDE, REVEAL, REST, SCORES], [SCORES])
    assert crank.playback.hurries
    crank.playback.go_on()
    assert not crank.playback.hurries
    assert crank.time() == DURATIONS["calm"].after_glide


def test_who_hurries_waits_for_nothing_and_no_click():
    crank = Crank(pause_after_reveal="click")
    crank.playback.run(steps(GLIDE, REVEAL, REST), hurry=True)
    assert crank.stopped == [None]


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_after_a_reveal_a_click_is_awaited_and_the_rest_takes_its_time(speed):
    crank = Crank(speed=speed, pause_after_reveal="click")
    crank.playback.run(steps(REVEAL, REST, REST))
    assert crank.playback.awaits_click
    assert crank.playback.running
    assert crank.time() is None
    crank.playback.skip()
    assert not crank.playback.awaits_click
    assert not crank.playback.hurries
    assert crank.shown == ([REVEAL, REST] if speed == "calm" else [REVEAL, REST, REST])


def test_what_is_dropped_is_shown_no_more():
    crank = Crank(pause_after_reveal="click")
    crank.playback.run(steps(REVEAL, REST))
    crank.playback.drop()
    assert not crank.playback.running
    crank.playback.skip()
    crank.playback.run(steps(GLIDE, REST))
    crank.playback.drop()
    assert crank.time() is None
    assert (crank.shown, crank.stopped) == ([REVEAL, GLIDE], [])


def test_a_new_run_takes_the_place_of_the_former_one():
    crank = Crank()
    crank.playback.run(steps(GLIDE, REST))
    crank.playback.run(steps(REVEAL))
    crank.playback.skip()
    assert crank.shown == [GLIDE, REVEAL]


def test_the_settings_are_asked_at_each_step():
    crank = Crank()
    crank.playback.run(steps(GLIDE, GLIDE, GLIDE))
    crank.settings = Settings(speed="off")
    crank.playback._timer.stop()
    crank.playback.show_next()
    assert crank.shown == [GLIDE] * 3
