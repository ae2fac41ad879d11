"""Long work in slices, under a clock that tests wind on."""

from itertools import count

from tide_gui.ui.app.slices import SLICE, Slices


def steps(done, number):
    for step in range(number):
        done.append(step)
        yield


def test_work_pauses_after_each_slice_and_goes_on(qtbot):
    clock, done, seen = count(0, SLICE / 2), [], []
    slices = Slices(now=lambda: next(clock))
    slices.advanced.connect(lambda: seen.append(len(done)))
    slices.start(steps(done, 5))
    assert done == []
    qtbot.waitUntil(lambda: not slices.working)
    assert done == [0, 1, 2, 3, 4]
    assert seen == [2, 4, 5]


def test_work_that_is_stopped_makes_no_further_step(qtbot):
    done, slices = [], Slices(now=count(0, SLICE).__next__)
    slices.advanced.connect(slices.stop)
    slices.start(steps(done, 5))
    qtbot.waitUntil(lambda: not slices.working)
    assert done == [0]
    slices.stop()
    assert not slices.working


def test_work_that_is_finished_at_once_makes_all_its_steps_and_says_so(qtbot):
    done, seen, slices = [], [], Slices(now=count(0, SLICE).__next__)
    slices.advanced.connect(lambda: seen.append(len(done)))
    slices.start(steps(done, 5))
    slices.finish()
    assert (done, seen, slices.working) == ([0, 1, 2, 3, 4], [5], False)
    slices.finish()
    assert seen == [5]


def test_the_last_step_may_start_other_work(qtbot):
    done, slices = [], Slices()

    def first():
        slices.start(steps(done, 3))
        yield

    slices.start(first())
    qtbot.waitUntil(lambda: not slices.working)
    assert done == [0, 1, 2]
