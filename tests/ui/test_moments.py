"""What happens to a seat and has the table to itself."""

from dataclasses import replace
from random import Random

import pytest
from by_hand import AttachedBench
from playing import DEAL, SETTINGS
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tide_gui.presentation.pacing import DURATIONS, Durations, Pause, SeatMoment
from tide_gui.presentation.turn_the_tide.struck import LAST_CHANCE, LOST, SURVIVED, UNDER
from tide_gui.shots.moments import LONG
from tide_gui.table.record import LONGEST_NAME

NAMES = tuple(name[:LONGEST_NAME] for name in LONG)
KINDS = (LOST, LAST_CHANCE, UNDER, SURVIVED)
LASTING = dict.fromkeys(
    ("after_glide", "after_rest", "after_reveal", "after_moment", "after_often", "breath", "thought"), 60_000
)


def box(item):
    return item.mapRectToScene(item.boundingRect())


def shown(window, kind, seat):
    """The paper and the words of a moment that is shown."""
    window.session.controller.models.show_moment(SeatMoment(kind, seat, 2))
    window.settle()
    [paper] = window.items_named("momentPaper")
    [words] = [text for text in paper.childItems() if text.property("text")]
    return paper, words


def test_every_moment_of_every_seat_is_told_beside_its_board_inside_a_small_window(open_window):
    window = open_window(size=(1024, 600), text_size=200, log_open=True, reduced_motion=True)
    window.sit("pbbbb", names=NAMES)
    table, found = QRectF(0, 0, 1024, 600), set()
    for seat in range(5):
        for kind in KINDS:
            paper, words = shown(window, kind, seat)
            assert NAMES[seat] in words.property("text")
            assert (paper.opacity(), paper.scale()) == (1, 1), "silent and still it tells the same"
            assert table.contains(box(paper))
            assert box(paper).contains(box(words))
            assert not words.property("truncated")
            [plate] = window.items_named("moment")
            assert box(paper).intersects(QRectF(plate.property("place")).adjusted(-9, -9, 9, 9))
        found.add((paper.x(), paper.y()))
    assert len(found) == 4, "both boards at the top, which have one room below them"


@pytest.fixture
def struck(open_window, monkeypatch):
    """A window in which a seat has just lost a preserver, and nothing goes on by itself."""
    monkeypatch.setitem(DURATIONS, "calm", Durations(**LASTING))
    window = open_window()
    window.sit("pbb")
    window.preferences.change(speed="calm")
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    window.settle()
    QTest.keyClick(window.root, Qt.Key.Key_Space)
    window.settle()
    return window


SHORT = ("turn-the-tide-3", "onda-2", "turning-tides-2-introductory")


@pytest.mark.slow
@pytest.mark.parametrize("setting", [each for each in SETTINGS if str(each) in SHORT], ids=str)
def test_in_a_whole_game_one_key_ends_each_moment_alone(open_window, monkeypatch, setting):
    monkeypatch.setitem(DURATIONS, "calm", Durations(**LASTING))
    window = open_window(reduced_motion=True, first_times=False, speed="calm")
    players = window.record("p" + "b" * (setting.seats - 1)).seats
    window.program.dealer.sit_down(replace(setting.record(DEAL[0]), seats=players), fresh=True)
    session, playback, rng = window.session, window.session.controller.playback, Random(0)
    bench, shown, show, ended = AttachedBench(session, window.bots), [], playback._show, 0
    playback._show = lambda item, stays: shown.append((item, stays)) or show(item, stays)
    while session.phase != "over":
        if playback.running:
            pause, before = playback._waited_for.pause, len(shown)
            QTest.keyClick(window.root, Qt.Key.Key_Space)
            skipped = [item for item, stays in shown[before:] if not stays]
            assert Pause.MOMENT not in {item.pause for item in skipped}
            assert pause is not Pause.MOMENT or not any(map(playback._length, skipped))
            ended += pause is Pause.MOMENT
        elif window.bots.open:
            window.bots.answer_as_bots()
        elif session.phase == "roundOver":
            session.seeScores()
        else:
            session.choice.make(rng.choice(bench.moves()))
    assert ended == sum(item.pause is Pause.MOMENT for item, _ in shown) > 3


def test_one_key_ends_a_moment_and_not_what_follows_it(struck):
    assert len(struck.items_named("momentPaper")) == 1
    QTest.keyClick(struck.root, Qt.Key.Key_Space)
    struck.settle()
    assert struck.items_named("momentPaper") == []
    assert struck.session.phase == "showing"
    assert struck.session.pace.canSkip
