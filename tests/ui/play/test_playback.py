"""Steps in their own time, cranked by hand: what is shown when, and where they stop."""

import pytest

from tide_gui.presentation.scene import Pause, Scene, Step
from tide_gui.store.settings import Settings
from tide_gui.ui.models.log import FACT, Line
from tide_gui.ui.play import playback as pace_module
from tide_gui.ui.play.playback import TIMES, Pace, Shown

pytestmark = pytest.mark.usefixtures("qapp")
NOTHING = Scene((), (), (), ())
GLIDE, REST, REVEAL, SCORES, END = Pause.GLIDE, Pause.REST, Pause.REVEAL, Pause.SCORES, Pause.END


def steps(*pauses):
    return [Shown(Step(NOTHING, pause)) for pause in pauses]


class Crank:
    """A pace with everything that it told."""

    def __init__(self, **kept):
        self.settings = Settings(**kept)
        self.shown, self.stopped = [], []
        self.pace = Pace(lambda: self.settings, self._show, self.stopped.append)

    def _show(self, item):
        self.shown.append(item.pause)

    def time(self):
        """How long the present step is looked at; None: for no time that runs."""
        return self.pace._timer.interval() if self.pace._timer.isActive() else None


def test_at_speed_off_everything_is_shown_at_once():
    crank = Crank(speed="off")
    crank.pace.run(steps(GLIDE, REST, REVEAL, GLIDE))
    assert crank.shown == [GLIDE, REST, REVEAL, GLIDE]
    assert crank.stopped == [None]
    assert not crank.pace.running


@pytest.mark.parametrize("speed", ["calm", "brisk"])
def test_each_step_is_looked_at_for_its_time(speed):
    crank = Crank(speed=speed)
    crank.pace.run(steps(GLIDE, Pause.AT_ONCE, REST, REVEAL))
    for number, pause in ((1, GLIDE), (3, REST), (4, REVEAL)):
        assert len(crank.shown) == number
        assert crank.time() == TIMES[speed][pause] < 1000
        assert crank.pace.running
        crank.pace._timer.stop()
        crank.pace.on()
    assert crank.stopped == [None]
    assert crank.time() is None


def test_calm_is_slower_than_brisk():
    assert all(TIMES["calm"][pause] > TIMES["brisk"][pause] for pause in TIMES["calm"])


def test_the_clock_itself_goes_on(qtbot, monkeypatch):
    monkeypatch.setitem(pace_module.TIMES, "calm", {GLIDE: 1})
    crank = Crank()
    crank.pace.run(steps(GLIDE, GLIDE, GLIDE))
    assert crank.shown == [GLIDE]
    qtbot.waitUntil(lambda: crank.stopped == [None])
    assert crank.shown == [GLIDE] * 3


def test_lines_without_a_step_are_shown_and_not_waited_for():
    crank = Crank()
    line = Shown(None, (Line("Ann wins.", FACT, 1),))
    assert line.pause is Pause.AT_ONCE
    crank.pace.run([line, line])
    assert crank.stopped == [None]
    assert len(crank.shown) == 2


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_the_score_pad_is_a_stop_and_what_is_left_comes_after_it(speed):
    crank = Crank(speed=speed)
    crank.pace.run(steps(SCORES, REST, GLIDE))
    assert (crank.shown, crank.stopped) == ([SCORES], [SCORES])
    assert not crank.pace.running
    crank.pace.skip()
    assert crank.shown == [SCORES]
    crank.pace.go_on()
    crank.pace.skip()
    assert (crank.shown, crank.stopped) == ([SCORES, REST, GLIDE], [SCORES, None])


def test_the_last_score_pad_gives_way_to_the_end():
    crank = Crank(speed="off")
    crank.pace.run(steps(REST, SCORES, END))
    assert (crank.shown, crank.stopped) == ([REST, SCORES, END], [END])


def test_skipping_leads_to_the_next_stop_and_not_beyond():
    crank = Crank()
    crank.pace.run(steps(GLIDE, REVEAL, REST, SCORES, GLIDE))
    crank.pace.skip()
    assert (crank.shown, crank.stopped) == ([GLIDE, REVEAL, REST, SCORES], [SCORES])
    assert crank.pace.hurries
    crank.pace.go_on()
    assert not crank.pace.hurries
    assert crank.time() == TIMES["calm"][GLIDE]


def test_who_hurries_waits_for_nothing_and_no_click():
    crank = Crank(pause_after_reveal="click")
    crank.pace.run(steps(GLIDE, REVEAL, REST), hurry=True)
    assert crank.stopped == [None]


@pytest.mark.parametrize("speed", ["off", "calm"])
def test_after_a_reveal_a_click_is_awaited_and_the_rest_takes_its_time(speed):
    crank = Crank(speed=speed, pause_after_reveal="click")
    crank.pace.run(steps(REVEAL, REST, REST))
    assert crank.pace.awaits_click
    assert crank.pace.running
    assert crank.time() is None
    crank.pace.skip()
    assert not crank.pace.awaits_click
    assert not crank.pace.hurries
    assert crank.shown == ([REVEAL, REST] if speed == "calm" else [REVEAL, REST, REST])


def test_what_is_dropped_is_shown_no_more():
    crank = Crank(pause_after_reveal="click")
    crank.pace.run(steps(REVEAL, REST))
    crank.pace.drop()
    assert not crank.pace.running
    crank.pace.skip()
    crank.pace.run(steps(GLIDE, REST))
    crank.pace.drop()
    assert crank.time() is None
    assert (crank.shown, crank.stopped) == ([REVEAL, GLIDE], [])


def test_a_new_run_takes_the_place_of_the_former_one():
    crank = Crank()
    crank.pace.run(steps(GLIDE, REST))
    crank.pace.run(steps(REVEAL))
    crank.pace.skip()
    assert crank.shown == [GLIDE, REVEAL]


def test_the_settings_are_asked_at_each_step():
    crank = Crank()
    crank.pace.run(steps(GLIDE, GLIDE, GLIDE))
    crank.settings = Settings(speed="off")
    crank.pace._timer.stop()
    crank.pace.on()
    assert crank.shown == [GLIDE] * 3
