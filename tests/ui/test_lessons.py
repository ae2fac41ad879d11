"""Every lesson from its first step to its end, in a window: what is lit, what is said, where the plate is."""

from itertools import count

import pytest
from PySide6.QtCore import QRectF, Qt

from tide_gui import registry
from tide_gui.ui.app.lessons import lesson_files

LESSONS = [(game, file.stem) for game in registry.game_keys() for file in lesson_files(game)]
SIZES = {"usual": ((1280, 800), 100), "small": ((800, 560), 100), "large text": ((1024, 600), 200)}
MOST_STEPS = 40

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def rect_of(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def guide_of(window):
    return window.session.controller.guide


def is_of(light, item):
    """Whether a light shines on this item."""
    if light.area:
        wanted = {"area": light.area, "seat": light.seat, "face": light.face}
    else:
        wanted = {"part": light.part or None, "actionName": light.button or None, "seat": light.seat}
    return all(value is None or item.property(name) == value for name, value in wanted.items())


def begin(open_window, game, name, size="usual", **settings):
    large, percent = SIZES[size]
    window = open_window(size=large, text_size=percent, **settings)
    window.program.startLesson(game, name)
    settle(window)
    return window


def settle(window):
    """Wait until the table rests and the plate lies beside the light."""
    for _ in range(2):
        window.settle()
        window.settle()


def steps_of(window):
    """Go through the lesson: yield at each step, then make its first move or press on."""
    for number in count():
        guide = guide_of(window)
        assert guide.number == number < MOST_STEPS
        yield guide.step
        if guide.asks:
            window.session.choose(guide.step.moves[0])
        else:
            assert guide.waits, f"step {number + 1} does not go on"
            if guide.is_last:
                return
            window.session.guideOn()
        settle(window)


@every_lesson
@pytest.mark.parametrize("size", SIZES)
def test_what_is_lit_is_seen_and_the_plate_covers_none_of_it(open_window, game, name, size):
    window = begin(open_window, game, name, size)
    for step in steps_of(window):
        [plate] = window.items_named("guidePlate")
        lamps = [rect_of(lamp) for lamp in window.items_named("lamp")]
        assert bool(lamps) is bool(step.light), step.say
        screen = QRectF(0, 0, window.root.width(), window.root.height()).adjusted(-12, -12, 12, 12)
        for lamp in lamps:
            assert screen.contains(lamp), step.say
            covered = rect_of(plate).intersected(lamp.adjusted(10, 10, -10, -10))
            assert covered.isEmpty(), step.say
        assert screen.contains(rect_of(plate)), step.say
        texts = [text for text in window.texts() if plate.isAncestorOf(text)]
        assert step.say in [text.property("text") for text in texts]
        assert not any(text.property("truncated") for text in texts)


@every_lesson
def test_each_light_of_a_step_lights_something(open_window, game, name):
    window = begin(open_window, game, name)
    for step in steps_of(window):
        lit = [item for item in window.items() if item.property("pointed")]
        for light in step.light:
            assert any(is_of(light, item) for item in lit), (step.say, light)


@every_lesson
def test_every_move_that_a_step_asks_for_leads_on(open_window, game, name):
    window = begin(open_window, game, name)
    for number, step in enumerate(steps_of(window)):
        for move in step.moves[1:]:
            window.session.choose(move)
            settle(window)
            assert guide_of(window).number == number + 1, move
            window.session.guideBack()
            settle(window)
            assert guide_of(window).number == number


@every_lesson
def test_a_lesson_goes_by_keys_alone_and_is_marked_as_done(open_window, game, name):
    window = begin(open_window, game, name)
    for step in steps_of(window):
        if not step.moves and not guide_of(window).is_last:
            assert window.focus().property("text") == "Go on"
    window.press(Qt.Key.Key_Return)
    assert f"{game}/{name}" in window.preferences.settings.lessons_done
    assert not list(window.folders.games.glob("*"))


@every_lesson
def test_other_moves_are_answered_and_not_played(open_window, game, name):
    window = begin(open_window, game, name)
    answered = 0
    for step in steps_of(window):
        others = [
            move
            for move in window.session.controller.choice.picking.selection.moves
            if move not in step.moves
        ]
        if step.moves and others:
            assert step.otherwise, step.say
            before = window.session.controller.table.record
            window.session.choose(others[0])
            settle(window)
            assert window.session.guideWords == step.otherwise
            assert window.session.controller.table.record == before
            answered += 1
    assert answered


def test_going_back_shows_the_game_as_it_was(open_window):
    window = begin(open_window, *LESSONS[0])
    shown = []
    for _ in steps_of(window):
        controller = window.session.controller
        shown.append((controller.table.record.entries, window.session.guideWords))
    for entries, words in reversed(shown[:-1]):
        window.session.guideBack()
        settle(window)
        assert (window.session.controller.table.record.entries, window.session.guideWords) == (entries, words)
