"""How pieces move on the table: what a player sees between two positions."""

from dataclasses import replace
from random import Random

import pytest
from by_hand import AttachedBench
from playing import Setting, in_full, one_turn
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tide_gui.presentation.pacing import DURATIONS, Durations
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.turning_tides.state import Phase
from tide_gui.shots.moments import before_the_scores, played, record_of
from tide_gui.shots.turning_tides import in_phase


@pytest.fixture
def open_window(open_window):
    """A function that opens windows in which pieces may move for long."""

    def make(**settings):
        window = open_window(**settings)
        window.settle = window.draw
        return window

    return make


def pieces(window, area):
    return [piece for piece in window.items_named("piece") if piece.property("area") == area]


def showing(window, face):
    [piece] = [piece for piece in window.items_named("piece") if piece.property("face") == face]
    return piece


@pytest.mark.parametrize("speed", DURATIONS)
def test_every_animation_lasts_as_long_as_the_chosen_speed_says(open_window, speed):
    theme = open_window(speed=speed).theme
    for duration in ("glide", "lift", "swell", "sink", "skip"):
        assert theme.property(duration) == getattr(DURATIONS[speed], duration), duration


def test_with_reduced_motion_nothing_moves(open_window):
    window = open_window(speed="calm", reduced_motion=True)
    assert not any(map(window.theme.property, ("glide", "lift", "swell", "sink", "skip")))


def test_a_skipped_animation_settles_in_one_short_movement(open_window, monkeypatch):
    pace = Durations(after_glide=60_000, after_rest=60_000, after_reveal=60_000, glide=420, skip=30_000)
    monkeypatch.setitem(DURATIONS, "calm", pace)
    window = open_window()
    window.sit("pbbb")
    window.preferences.change(speed="calm")
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    assert window.session.pace.canSkip
    assert {piece.property("pace") for piece in window.items_named("piece")} == {pace.glide}
    QTest.keyClick(window.root, Qt.Key.Key_Space)
    assert {piece.property("pace") for piece in window.items_named("piece")} == {pace.skip}


@pytest.mark.parametrize("players", [in_full("pbb"), in_full("pbbb"), "pbbbb"])
def test_a_card_that_is_taken_back_glides_into_the_hand(open_window, monkeypatch, players):
    monkeypatch.setitem(DURATIONS, "calm", Durations(glide=60_000))
    window = open_window(size=(1024, 600))
    window.sit(players)
    face = window.cards()[1].property("face")
    window.session.choice.make(str(face))
    window.bots.answer_as_bots()
    window.settle()
    window.preferences.change(speed="calm")
    wait_for_gliding(window, window.qtbot)
    window.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.agree()
    card = showing(window, face)
    assert card.property("area") == "hand"
    window.settle()  # the mark of a practice game has made the bar wider
    assert card.property("moving")


def wait_for_gliding(window, qtbot):
    """Wait until pieces glide, which they do not just after the layout changed."""
    qtbot.waitUntil(lambda: all(piece.property("gliding") for piece in window.items_named("piece")))


def positions(window):
    """Where each visible piece is now, by its row."""
    return {piece.property("index"): piece.position() for piece in window.items_named("piece")}


def bar_height(window):
    [bar] = drawn(window, "TableBar")
    return bar.height()


@pytest.mark.parametrize(("game", "players"), [in_full("turn-the-tide", "pbb"), ("onda", "pbb")])
def test_no_piece_jumps_when_the_bar_grows(open_window, qtbot, monkeypatch, game, players):
    monkeypatch.setitem(DURATIONS, "calm", Durations(glide=60_000))
    window = open_window(size=(760, 600), text_size=200)
    window.program.dealer.sit_down(replace(window.record(players), game=game), fresh=True)
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    while not window.session.deciding:
        window.bots.answer_as_bots()
    window.settle()
    window.preferences.change(speed="calm")
    wait_for_gliding(window, qtbot)
    height, before = bar_height(window), positions(window)
    window.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.agree()
    window.settle()
    assert bar_height(window) > height
    assert any(piece.property("moving") for piece in window.items_named("piece"))
    jumps = [(at - before[row]).manhattanLength() for row, at in positions(window).items() if row in before]
    assert max(jumps) < 5


@pytest.mark.slow
def test_the_picture_of_the_tide_turns_with_the_tide(open_window, qtbot):
    window, table, rng = open_window(memory_aid=True), Setting(Onda(), 3, ()).table(7), Random(3)
    while table.view(None).tide is Tide.HIGH:
        one_turn(table, rng)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    window.preferences.change(speed="brisk")
    [mark] = window.items_named("tideMark")
    assert mark.property("art") == "onda/tokens/tide-low"
    window.session.lookBack.to(0)
    qtbot.waitUntil(lambda: mark.property("art") == "onda/tokens/tide-high")
    window.session.lookBack.end()
    qtbot.waitUntil(lambda: mark.property("art") == "onda/tokens/tide-low")


def drawn(window, *types):
    """The rectangles of all visible items of these QML types."""
    return [
        item.mapRectToScene(item.boundingRect())
        for item in window.items()
        if item.metaObject().className().startswith(types)
    ]


def passing(window):
    """Where the visible cards and rings of all hands are, by their row."""
    return {
        piece.property("index"): QRectF(piece.x(), piece.y(), piece.width(), piece.height())
        for area in ("passing", "passingRings")
        for piece in pieces(window, area)
    }


def is_still(window):
    return not any(piece.property("moving") for piece in window.items_named("piece"))


def between(start, end, part):
    return QRectF(start.topLeft() * (1 - part) + end.topLeft() * part, end.size())


def pass_hands_on(window, qtbot, players):
    """Play to the end of a round and show the first step after it."""
    window.program.dealer.sit_down(before_the_scores(record_of("turn-the-tide", players)), fresh=False)
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    while window.session.phase != "roundOver":
        window.bots.answer_as_bots()
    window.preferences.change(speed="calm")
    wait_for_gliding(window, qtbot)
    window.session.seeScores()
    window.settle()


@pytest.mark.parametrize(
    ("players", "size"), [in_full("pbb", (1024, 600)), in_full("pbbb", (1280, 800)), ("pbbbb", (1024, 600))]
)
def test_hands_are_passed_from_seat_to_seat_clear_of_plates_and_prompt(
    open_window, qtbot, monkeypatch, players, size
):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=60_000, glide=1))
    window = open_window(size=size)
    pass_hands_on(window, qtbot, players)
    qtbot.waitUntil(lambda: is_still(window))
    occupied = drawn(window, "SeatPlate", "PromptPlate")
    assert len(occupied) == len(players) + 1
    gathered = passing(window)
    window.session.controller.playback.show_next()
    qtbot.waitUntil(lambda: is_still(window))
    passed = passing(window)
    assert len(gathered) > 3 * len(players)
    assert gathered.keys() == passed.keys()
    assert not any(item.property("lastChance") for item in window.items())
    for row, start in gathered.items():
        assert start != passed[row]
        for part in range(21):
            way = between(start, passed[row], part / 20)
            assert not any(way.intersects(each) for each in occupied), (start, passed[row])


@pytest.mark.slow
def test_hands_come_out_from_below_plates_and_go_back_below_them(open_window, qtbot, monkeypatch):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=60_000, glide=60_000))
    window = open_window()
    pass_hands_on(window, qtbot, "pbbb")
    plates = [item.z() for item in window.items() if item.metaObject().className().startswith("SeatPlate")]
    playback = window.session.controller.playback
    for area in ("passing", "passing", "hand"):
        moving = [piece for piece in pieces(window, area) if piece.property("moving")]
        assert moving
        assert max(piece.z() for piece in moving) < min(plates)
        playback.show_next()
        window.settle()


def test_the_first_frame_of_a_game_of_five_shows_five_seats_in_their_places(open_window, qtbot):
    window = open_window()
    window.sit("pbb")
    window.press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    window.press(Qt.Key.Key_Tab)
    window.press(Qt.Key.Key_Right)
    window.press(Qt.Key.Key_Right)
    window.tab_to("Start")
    frames = []

    def note_plates():
        if window.program.page == "table":
            frames.append(drawn(window, "SeatPlate"))

    window.root.afterAnimating.connect(note_plates)
    window.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(frames))
    window.root.afterAnimating.disconnect(note_plates)
    window.settle()
    places = drawn(window, "SeatPlate")
    assert len(places) == 5
    assert all(frame == places for frame in frames)


def items_in(item):
    """The items inside an item."""
    for child in item.childItems():
        yield child
        yield from items_in(child)


def print_of(piece):
    """The picture, the number and the name on the face of a task card; None if its back is up."""
    cards = (item for item in items_in(piece) if item.objectName() == "card")
    return next((tuple(map(card.property, ("art", "rank", "name"))) for card in cards), None)


def prints(window, area):
    """What is printed on the task cards of an area whose faces are drawn, by their row."""
    printed = {piece.property("index"): print_of(piece) for piece in pieces(window, area)}
    return {row: each for row, each in printed.items() if each}


@pytest.mark.slow
def test_a_task_card_keeps_its_picture_number_and_name_until_its_face_is_hidden(
    open_window, qtbot, monkeypatch
):
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_glide=60_000, glide=60_000))
    window = open_window()
    window.program.dealer.sit_down(
        played(record_of("turning-tides", "pb"), in_phase(Phase.EXHAUST)), fresh=False
    )
    window.preferences.change(speed="calm")
    wait_for_gliding(window, qtbot)
    hand = prints(window, "hand")
    window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
    window.bots.answer_as_bots()
    window.session.controller.playback.show_next()
    window.settle()
    assert not any(piece.property("face") for piece in pieces(window, "pile"))
    turning = prints(window, "pile")
    assert len(turning) > 3
    assert turning.items() <= hand.items()
