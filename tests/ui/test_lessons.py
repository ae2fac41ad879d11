"""Every lesson from its first step to its end, in a window: what is lit, what is said, where the plate is."""

from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from by_hand import ManualBots
from playing import in_full
from PySide6.QtCore import QPointF, QRectF, Qt
from windows import process_events

from tide_gui import registry
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app.lesson_list import lesson_files
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program
from tide_gui.ui.play.first_times import mark_of

LESSONS = [(game, file.stem) for game in registry.game_keys() for file in lesson_files(game)]
SMALL, USUAL, LARGE = (1024, 600), (1280, 800), (1920, 1080)
SIZES = {"usual": (USUAL, 100), "small": (SMALL, 100), "large text": (SMALL, 200)}
HARDEST_SIZE = (SMALL, 200)
MOST_STEPS = 40
UNDRAWN = {("onda", "discards"), ("turning-tides", "marks")}  # the hardest window has no room for them

BEGINNING = LESSONS[0]
WILDS = ("onda", "3-wilds")  # every move is told, and cards are put together


def lessons(*usual):
    """Try every lesson; all but these belong to the slow tests."""
    return pytest.mark.parametrize(
        ("game", "name"),
        [pytest.param(*each, marks=[pytest.mark.slow] * (each not in usual)) for each in LESSONS],
    )


def rect_of(item):
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def guide_of(window):
    return window.session.controller.game.lesson


def is_of(light, item):
    """Whether a light shines on this item."""
    if light.button:
        return light.button in (item.property("move"), item.property("actionName"))
    if light.area:
        wanted = {"area": light.area, "seat": light.seat, "face": light.face}
    else:
        wanted = {"part": light.part or None, "seat": light.seat}
    return all(value is None or item.property(name) == value for name, value in wanted.items())


def begin(open_window, game, name, size=SIZES["usual"], **settings):
    large, percent = size
    window = open_window(size=large, text_size=percent, **settings)
    start(window, game, name)
    return window


def start(window, game, name):
    window.program.lesson.start(game, name)
    settle(window)


def settle(window):
    """Wait until the table rests, what the lesson points at is lit, and the focus was given."""
    window.settle()
    window.qtbot.waitUntil(lambda: is_ready(window))
    window.settle()


def is_ready(window):
    moves = window.session.pace.canSkip or window.session.tutor.passing
    return not moves and not plate_of(window).parentItem().property("leads") and is_lit(window)


def is_lit(window):
    """Whether the lamps shine on all that is pointed at."""
    items = list(window.items())
    lamps = [rect_of(item) for item in items if item.objectName() == "lamp"]
    lit = [item for item in items if item.property("pointed")]
    return bool(lamps) is bool(lit) and all(
        any(lamp.contains(seen_of(item)) for lamp in lamps) for item in lit
    )


def seen_of(item):
    """What neighbours leave of an item."""
    seen = item.property("seen")
    return rect_of(item) if seen is None else item.mapRectToScene(seen)


def steps_of(window, settle=settle):
    """Go through the lesson: yield at each step, then make its first move or press on."""
    for number in count():
        guide = guide_of(window)
        assert guide.number == number < MOST_STEPS
        yield guide.step
        if guide.asks:
            window.session.choice.make(guide.step.moves[0])
        else:
            assert guide.waits, f"step {number + 1} does not go on"
            if guide.is_last:
                return
            window.session.tutor.goOn()
        settle(window)


def plate_of(window):
    [plate] = window.items_named("guidePlate")
    return plate


def ways_of(window):
    """The buttons of the plate by their words; those that lead nowhere now are dim."""
    plate = plate_of(window)
    return {
        item.property("text"): item for item in window.items() if is_button(item) and plate.isAncestorOf(item)
    }


def is_button(item):
    return item.inherits("QQuickAbstractButton")


def places_of(window):
    """Where the plate and its buttons are, in order."""
    return [rect_of(item) for item in (plate_of(window), *ways_of(window).values())]


def check_plate(window, step):
    """The plate says all of the step, and meets nothing that the step names or that can be pressed."""
    items, plate = list(window.items()), plate_of(window)
    lamps = [rect_of(item) for item in items if item.objectName() == "lamp"]
    assert bool(lamps) is bool(step.light), step.say
    screen = QRectF(0, 0, window.root.width(), window.root.height())
    assert all(screen.adjusted(-12, -12, 12, 12).contains(lamp) for lamp in lamps), step.say
    assert not any(is_cut_off(item) for item in items if item.property("pointed")), step.say
    assert screen.contains(rect_of(plate)), step.say
    for item in items:
        if is_needed(item) and not plate.isAncestorOf(item):
            assert not drawn_part(item).intersects(rect_of(plate)), (step.say, item)
    check_words(window, step, plate)


def is_needed(item):
    """Whether this is a piece or a seat's plate, is named by the step, or can be pressed."""
    return item.objectName() == "piece" or item.property("pointed") or is_button(item)


def check_words(window, step, plate):
    """All words are within the plate, and above its buttons."""
    texts = [item for item in window.texts() if plate.isAncestorOf(item)]
    assert not any(text.property("truncated") for text in texts)
    [words] = [text for text in texts if text.property("text") == step.say]
    assert rect_of(plate).contains(rect_of(words)), step.say
    others = [text for text in texts if text is not words] + list(ways_of(window).values())
    assert not any(rect_of(words).intersects(rect_of(other)) for other in others), step.say


def is_cut_off(item):
    """Whether a part of this item is hidden by what it lies in."""
    return not drawn_part(item).adjusted(-1, -1, 1, 1).contains(rect_of(item))


def drawn_part(item):
    """What is drawn of an item by what it lies in."""
    spot, room = rect_of(item), item.parentItem()
    while room:
        spot = spot.intersected(rect_of(room)) if room.clip() else spot
        room = room.parentItem()
    return spot


def lit_items(window):
    return [item for item in window.items() if item.property("pointed")]


def check_lights(window, step):
    """Each light lights something, if need be once the picks before it are made, and nothing else is lit."""
    for light in step.light:
        if light.button:
            pick_up_to(window, light.button)
        if (window.session.game, light.area or light.part) not in UNDRAWN:
            assert any(is_of(light, item) for item in lit_items(window)), (step.say, light)
        if window.session.choice.putBack():
            settle(window)
    for item in lit_items(window):
        assert any(is_of(light, item) for light in step.light), (step.say, item)


def pick_up_to(window, move):
    """Make the picks of a move for which there are pieces: its button follows them."""
    controller = window.session.controller
    picks, keys = controller.choice.picking.selection.moves.get(move), controller.models.keys()
    for pick in picks.parts if picks else ():
        if pick.key in keys:
            window.session.choice.press(keys.index(pick.key))
    settle(window)


def check_other_move(window, step):
    """A move that is allowed but not the point is answered and not played: each kind of answer is said."""
    controller = window.session.controller
    moves = controller.choice.picking.selection.moves if step.moves else {}
    answers = {step.objections.get(move, step.otherwise): move for move in moves if move not in step.moves}
    for answer, move in answers.items():
        before = controller.game.table.record
        window.session.choice.make(move)
        window.settle()
        assert answer, step.say
        assert window.session.tutor.words == answer
        assert controller.game.table.record == before


@lessons(WILDS)
def test_a_lesson_goes_to_its_end_and_is_marked_as_done(open_window, game, name):
    window = begin(open_window, game, name, HARDEST_SIZE)
    places = places_of(window)
    for step in steps_of(window):
        assert has_what_it_wants(window), (step.say, window.focus())
        assert places_of(window) == places, step.say
        check_plate(window, step)
        check_lights(window, step)
        assert window.session.deciding is guide_of(window).asks
        check_other_move(window, step)
    assert not list(window.folders.games.glob("*")), "a lesson is not kept"
    window.press(Qt.Key.Key_Return)
    assert f"{game}/{name}" in window.preferences.settings.lessons_done
    assert (window.session.tutor is not None) is (window.program.lessonList.next(game, name) != "")
    assert window.session.game == game


def test_a_lesson_of_a_game_of_another_package_goes_to_its_end_on_the_plain_board(open_window, fourth_game):
    window = begin(open_window, fourth_game.key, "1-bidding", SIZES["small"])
    for step in steps_of(window):
        check_plate(window, step)
        check_lights(window, step)
        check_other_move(window, step)
    window.press(Qt.Key.Key_Return)
    assert window.preferences.settings.lessons_done == ("pebbles/1-bidding",)


@pytest.mark.slow
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("column", range(3))
def test_in_every_window_the_plate_stands_still_and_meets_nothing(open_window, row, column):
    """Each lesson meets each size of window and each size of text, in a third of their combinations."""
    window = open_window(size=(SMALL, USUAL, LARGE)[row], text_size=(100, 150, 200)[column])
    for game, name in LESSONS[(row + column) % 3 :: 3]:
        start(window, game, name)
        places = places_of(window)
        for step in steps_of(window):
            assert places_of(window) == places, step.say
            check_plate(window, step)


@pytest.fixture
def undrawn(qapp, tmp_path):
    """A program without a window."""
    folders = user_folders(tmp_path, {})
    preferences = Preferences(folders.settings)
    preferences.change(speed="off")
    return Program(folders, preferences, ManualBots(), in_english, Path("/art"))


def settle_undrawn(program, qtbot):
    process_events()
    qtbot.waitUntil(lambda: not program.session.pace.canSkip)


@lessons(*LESSONS)
def test_every_move_that_a_step_asks_for_leads_on(undrawn, qtbot, game, name):
    settle = partial(settle_undrawn, qtbot=qtbot)
    undrawn.lesson.start(game, name)
    settle(undrawn)
    for number, step in enumerate(steps_of(undrawn, settle)):
        for move in step.moves[1:]:
            undrawn.session.choice.make(move)
            settle(undrawn)
            assert guide_of(undrawn).number == number + 1, move
            undrawn.session.tutor.goBack()
            settle(undrawn)
            assert guide_of(undrawn).number == number


@pytest.mark.parametrize("game", registry.game_keys())
def test_all_lessons_of_a_game_leave_nothing_to_explain_in_its_first_real_game(undrawn, qtbot, game):
    for name in [name for each, name in LESSONS if each == game]:
        undrawn.lesson.start(game, name)
        settle_undrawn(undrawn, qtbot)
        for _ in steps_of(undrawn, partial(settle_undrawn, qtbot=qtbot)):
            pass
        process_events()
    occasions = presentation_of(game, in_english).words.first_times
    assert set(undrawn.preferences.settings.explained) == {mark_of(game, each) for each in occasions}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"),
    [BEGINNING, LESSONS[3], WILDS, LESSONS[13]],
)
def test_going_back_shows_the_game_as_it_was(open_window, game, name):
    window = begin(open_window, game, name)
    shown = [moment_of(window) for _ in steps_of(window)]
    for moment in reversed(shown[:-1]):
        window.session.tutor.goBack()
        settle(window)
        assert moment_of(window) == moment


def moment_of(window):
    controller, lamps = window.session.controller, window.items_named("lamp")
    places = sorted(rect_of(lamp).getRect() for lamp in lamps)
    return controller.game.table.record.entries, window.session.tutor.words, window.session.phase, places


@pytest.mark.slow
def test_the_light_stays_where_it_is_when_a_card_in_it_rises(open_window):
    window = begin(open_window, *BEGINNING)
    next(step for step in steps_of(window) if step.moves)
    before = moment_of(window)
    [card, *_] = [item for item in lit_items(window) if item.property("choosable")]
    low = body_of(card).y()
    window.press(Qt.Key.Key_Home)
    for _ in range(card.property("slot")):
        window.press(Qt.Key.Key_Right)
    assert body_of(card).y() < low
    window.session.changed.emit()
    window.settle()
    settle(window)
    assert moment_of(window) == before


def body_of(card):
    return card.childItems()[0]


@pytest.mark.parametrize("size", [in_full("usual"), in_full("small"), "large text"])
def test_the_light_around_a_zone_cuts_no_number_of_another(open_window, size):
    window = begin(open_window, "turning-tides", "3-swing-and-fire", SIZES[size])
    lamps = [rect_of(lamp) for lamp in window.items_named("lamp")]
    numbers = [rect_of(text) for text in window.texts() if text.property("text") in tuple("1234567")]
    for lamp in lamps:
        met = [each for each in numbers if lamp.intersects(each)]
        assert len(met) == 1, met
        assert lamp.contains(met[0])


def first_with(window, words):
    """Go on to the first step that says this."""
    return next(step for step in steps_of(window) if words in step.say)


def inner(lamp):
    """What a lamp leaves free."""
    return rect_of(lamp).adjusted(6, 6, -6, -6)


def is_in_light(window, item):
    return any(inner(lamp).contains(rect_of(item)) for lamp in window.items_named("lamp"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "words", "written"),
    [
        ("1-a-first-hand", "For every hand", ("for the 1st", "for the 2nd")),
        ("1-a-first-hand", "Your 54 was", ("1st took 3", "2nd took 9", "3rd")),
        ("2-water-and-preservers", "The tide deck", ("22",)),
    ],
)
def test_light_cuts_nothing_that_is_written_at_a_card(open_window, name, words, written):
    window = begin(open_window, "turn-the-tide", name, SIZES["small"])
    first_with(window, words)
    texts = [text for text in window.texts() if text.property("text") in written]
    assert len(texts) >= len(written)
    assert all(is_in_light(window, text) for text in texts)


@pytest.mark.slow
def test_light_cuts_no_mark_of_the_highest_tide(open_window):
    window = begin(open_window, *BEGINNING, SIZES["small"])
    first_with(window, "After every hand")
    [mark] = window.items_named("highestMark")
    assert is_in_light(window, mark)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name", "words"),
    [("turn-the-tide", "3-the-last-chance", "Second!"), ("onda", "3-wilds", "The wild counts")],
)
def test_the_mark_of_a_seat_lies_whole_on_its_plate(open_window, game, name, words):
    window = begin(open_window, game, name, SIZES["small"])
    first_with(window, words)
    marks = window.items_named("seatMark")
    assert marks
    for mark in marks:
        assert mark.x() >= 0
        assert mark.x() + mark.width() <= mark.parentItem().width()


@pytest.mark.slow
def test_a_known_card_shows_its_urchins(open_window):
    window = begin(open_window, "onda", "4-turning-the-tide", SIZES["small"])
    first_with(window, "marked as known")
    [mark] = window.items_named("knownMark")
    [card] = [item for item in lit_items(window) if item.isAncestorOf(mark)]
    assert mark.mapToItem(card, QPointF(0, mark.height())).y() <= 0.868 * card.height()


def test_no_bomb_would_end_the_round_where_a_lesson_wants_the_tide_turned(undrawn, qtbot):
    undrawn.lesson.start("onda", "4-turning-the-tide")
    settle_undrawn(undrawn, qtbot)
    steps = steps_of(undrawn, partial(settle_undrawn, qtbot=qtbot))
    next(step for step in steps if "what now?" in step.say)
    assert set(moves_now(undrawn)) == {"turn 13B", "pass"}


@pytest.mark.slow
def test_what_the_last_hand_brought_is_seen_before_its_scores(open_window):
    window = begin(open_window, "turn-the-tide", "4-hands-go-round")
    step = first_with(window, "Your weather card 8")
    for _ in range(2):
        check_plate(window, step)
        check_lights(window, step)
        assert not window.items_named("scorePad")
        window.session.tutor.goOn()
        settle(window)
        assert window.items_named("scorePad")
        window.session.tutor.goBack()
        settle(window)


@pytest.mark.slow
def test_the_scores_of_a_lesson_end_with_their_words_and_show_nothing_beside_them(open_window):
    window = begin(open_window, "onda", "3-wilds", SIZES["small"])
    first_with(window, "Puffin and Shrimp had two wilds")
    [paper] = lit_items(window)
    texts = [text for text in window.texts() if paper.isAncestorOf(text)]
    assert rect_of(paper).bottom() - max(rect_of(text).bottom() for text in texts) < 40
    assert {
        opacity_of(seat) for seat in window.items() if seat.metaObject().className().startswith("SeatPlate")
    } == {0}
    lines = Counter(rect_of(slip).y() for slip in window.items_named("leftover"))
    assert min(lines.values()) > 1, "no card stands alone"


def opacity_of(item):
    return item.opacity() * (opacity_of(item.parentItem()) if item.parentItem() else 1)


def test_a_lesson_that_cannot_be_read_is_answered_with_a_sentence(open_window):
    window = open_window()
    window.program.lesson.start("turn-the-tide", "9-nothing")
    assert window.program.errorMessage == "there is no lesson '9-nothing'."
    assert window.session is None


def test_in_a_lesson_nothing_is_taken_back_handed_over_or_hinted(open_window):
    window = begin(open_window, *BEGINNING)
    session = window.session
    assert not session.takingBack.possible
    assert not session.leaving.canSurrender
    assert not session.hint.is_possible()
    assert not session.pace.watching
    before = session.controller.game.table.record
    session.takingBack.act()
    session.leaving.letBotPlay(0)
    session.hint.press()
    assert session.controller.game.table.record == before


# -- again and skip ------------------------------------------------------------------------------


@pytest.mark.slow
@lessons(BEGINNING)
def test_a_lesson_can_be_skipped_through_and_each_play_shown_again(open_window, game, name):
    window = begin(open_window, game, name)
    guide = guide_of(window)
    while not (guide.is_last and guide.waits):
        before = guide.number
        assert ways_of(window)["Skip"].isEnabled() is guide.asks
        if not guide.asks:
            window.session.tutor.goOn()
            settle(window)
            continue
        window.click(window.button("Skip"))
        settle(window)
        assert guide.number == before + 1
        shown = moment_of(window)
        if not guide.is_last:
            window.click(window.button("Again"))
            settle(window)
        assert guide.number == before + 1
        assert moment_of(window) == shown


@pytest.mark.slow
def test_again_after_the_last_step_begins_the_lesson_anew(open_window):
    window = begin(open_window, *BEGINNING)
    for _ in steps_of(window):
        pass
    window.click(window.button("Again"))
    settle(window)
    assert guide_of(window).number == 0
    assert window.session.tutor.title
    assert "/".join(BEGINNING) in window.preferences.settings.lessons_done
    assert not ways_of(window)["Again"].isEnabled()


@pytest.mark.slow
def test_again_shows_the_move_that_the_learner_made(open_window):
    window = begin(open_window, *BEGINNING)
    step = next(step for step in steps_of(window) if len(step.moves) > 1)
    number = guide_of(window).number
    window.session.choice.make(step.moves[1])
    settle(window)
    played = window.session.controller.game.table.record
    assert guide_of(window).number == number + 1
    window.session.tutor.repeat()
    settle(window)
    assert window.session.controller.game.table.record == played
    assert guide_of(window).number == number + 1


@pytest.mark.slow
def test_again_while_the_cards_move_begins_the_step_anew(open_window):
    window = begin(open_window, *BEGINNING)
    step = next(step for step in steps_of(window) if step.moves)
    guide, before = guide_of(window), window.session.controller.game.table.record
    window.preferences.change(speed="calm")
    window.session.tutor.skip()
    window.qtbot.waitUntil(lambda: guide.has_begun and window.session.pace.canSkip)
    window.session.tutor.repeat()
    settle(window)
    assert guide.step == step
    assert guide.asks
    assert window.session.controller.game.table.record == before


# -- while something moves -----------------------------------------------------------------------


@pytest.mark.slow
def test_others_play_when_the_learner_has_read_on_and_new_words_come_after_that(open_window):
    window = begin(open_window, "onda", "3-wilds")
    step = next(step for step in steps_of(window) if step.others and not step.moves)
    tutor, number, said = window.session.tutor, guide_of(window).number, []
    before = window.session.controller.game.table.record
    assert (tutor.waits, tutor.passing) == (True, False)
    tutor.said.connect(said.append)
    window.preferences.change(speed="brisk")
    tutor.goOn()
    window.qtbot.waitUntil(lambda: window.session.pace.canSkip)
    assert (tutor.words, tutor.waits, tutor.passing, said) == (step.say, False, True, [])
    assert not window.items_named("lamp")
    window.session.pace.skip()
    window.qtbot.waitUntil(lambda: bool(said))
    settle(window)
    assert guide_of(window).number == number + 1
    assert tutor.words == guide_of(window).step.say
    assert window.session.controller.game.table.record != before
    assert has_what_it_wants(window)
    tutor.goBack()
    settle(window)
    assert window.session.controller.game.table.record == before


def test_no_light_outlasts_the_move_that_it_asks_for(open_window):
    window = begin(open_window, *BEGINNING)
    step = next(step for step in steps_of(window) if step.moves)
    assert window.items_named("lamp")
    window.preferences.change(speed="calm")
    window.session.choice.make(step.moves[0])
    window.draw()
    assert not window.items_named("lamp")
    assert window.session.tutor.passing


@pytest.mark.slow
def test_no_mast_of_another_colour_is_drawn_where_one_falls(open_window):
    window = begin(open_window, "turning-tides", "3-swing-and-fire")
    step = next(step for step in steps_of(window) if step.moves and step.moves[0].startswith("fire from"))
    window.preferences.change(speed="brisk")
    window.session.choice.make(step.moves[0])
    seats = set()
    window.qtbot.waitUntil(lambda: seats.update(masts_of(window)) or not guide_of(window).moved)
    assert seats == {(0, "gold"), (1, "silver")}


def masts_of(window):
    """Seat and colour of each mast that is drawn as a piece."""
    masts = [item for item in window.items_named("piece") if item.property("kind") == "mast"]
    return {(item.property("seat"), item.property("colour")) for item in masts if item.opacity() > 0}


# -- leaving, and what is remembered -------------------------------------------------------------


def to_the_end(window):
    for _ in steps_of(window):
        pass


@pytest.mark.slow
@pytest.mark.parametrize("way", ["leave", "close"])
def test_a_lesson_counts_as_done_however_it_is_left_at_its_end(open_window, way):
    window = begin(open_window, *BEGINNING)
    to_the_end(window)
    {"leave": window.program.closeGame, "close": window.close}[way]()
    assert window.preferences.settings.lessons_done == ("/".join(BEGINNING),)


@pytest.mark.slow
def test_a_lesson_that_is_left_before_its_end_begins_anew(open_window):
    window = begin(open_window, *BEGINNING)
    for _ in zip(range(4), steps_of(window), strict=False):
        pass
    window.click(window.button("Leave"))
    assert window.program.page == "learn"
    assert window.preferences.settings.lessons_done == ()
    window.press(Qt.Key.Key_Return)
    settle(window)
    assert guide_of(window).number == 0


def test_the_plate_has_room_for_the_words_of_a_language_that_is_chosen_meanwhile(open_window, other_language):
    window = begin(open_window, *BEGINNING)
    window.preferences.change(language=other_language)
    settle(window)
    meanwhile = words_room(window)
    start(window, *BEGINNING)
    assert meanwhile == words_room(window)


def words_room(window):
    """The letters on the plate, and the height that is left for the longest words."""
    plate = plate_of(window).parentItem()
    return plate.property("size"), plate.property("tall")


# -- by keyboard ---------------------------------------------------------------------------------


def has_what_it_wants(window):
    """Whether the focus is on the way on, or on what the lesson wants to be pressed."""
    focus = window.focus()
    if guide_of(window).waits:
        return focus.property("text") in ("Go on", "Next lesson", "Play a game") and focus.property(
            "visualFocus"
        )
    return focus.property("pointed") and focus.isVisible()


@lessons(BEGINNING)
def test_back_again_and_skip_are_pressed_by_keyboard(open_window, game, name):
    window = begin(open_window, game, name)
    guide = guide_of(window)
    while guide.number < 6 and not guide.is_last:  # at the end Again begins the whole lesson anew
        number = guide.number
        if guide.can_repeat:
            press_way(window, "Again")
            assert guide.number == number
        if number > 0:
            press_way(window, "Back")
            assert guide.number == number - 1
            press_on(window)
        assert guide.number == number
        press_on(window)
        assert guide.number == number + 1


def press_way(window, text):
    window.tab_to(text)
    window.press(Qt.Key.Key_Return)
    settle(window)
    assert has_what_it_wants(window), (text, window.focus())


def press_on(window):
    """Skip a move; else press what has the focus, which is the way on."""
    if guide_of(window).asks:
        window.tab_to("Skip")
    window.press(Qt.Key.Key_Return)
    settle(window)
    assert has_what_it_wants(window), window.focus()


@pytest.mark.slow
def test_a_whole_lesson_is_played_with_return_alone_where_one_card_is_wanted(open_window):
    window = begin(open_window, *BEGINNING)
    guide = guide_of(window)
    presses = 0
    while not (guide.is_last and guide.waits):
        window.press(Qt.Key.Key_Return)
        settle(window)
        presses += 1
        assert presses < MOST_STEPS
    assert has_what_it_wants(window)


@pytest.mark.slow
def test_a_score_pad_that_is_too_long_is_read_by_keyboard(open_window):
    window = begin(open_window, "turn-the-tide", "4-hands-go-round", HARDEST_SIZE)
    next(step for step in steps_of(window) if any(light.part == "scores" for light in step.light))
    [pad] = window.items_named("scorePad")
    [text] = [item for item in window.items() if item.property("foot") and pad.isAncestorOf(item)]
    assert text.property("contentY") == 0
    window.press(Qt.Key.Key_PageDown)
    assert text.property("contentY") > 0
    assert has_what_it_wants(window)


# -- for a screen reader -------------------------------------------------------------------------


def test_each_step_and_each_answer_to_another_move_is_said(open_window):
    window = begin(open_window, *BEGINNING)
    said = []
    assert window.session.tutor.spoken.startswith("A first hand, 1 of 15: Welcome aboard!")
    window.session.tutor.said.connect(said.append)
    step = next(step for step in steps_of(window) if step.moves)
    assert [words.partition(":")[0] for words in said] == [
        f"A first hand, {n} of 15" for n in (2, 3, 4, 5, 6)
    ]
    said.clear()
    other = next(move for move in moves_now(window) if move not in step.moves)
    for _ in range(2):
        window.session.choice.make(other)
        window.settle()
    assert said == [step.otherwise] * 2, "also the same answer twice"
    window.session.tutor.goBack()
    settle(window)
    assert said[2].startswith("A first hand, 5 of 15")


def moves_now(window):
    return list(window.session.controller.choice.picking.selection.moves)


TURN = "move cannon 5 away to 5 toward"


@pytest.fixture
def cannon_to_turn(open_window):
    """The lesson in which a cannon is turned, at that step, with the cannon picked by the mouse."""
    window = begin(open_window, "turning-tides", "2-crew-and-cannons")
    next(step for step in steps_of(window) if step.moves == (TURN,))
    settle(window)
    window.click(cannon_of(window))
    assert picked_in(window) == ["cannon"]
    return window


def aboard(window, seat=0, **wanted):
    pieces = [item for item in window.items_named("piece") if item.property("seat") == seat]
    return [item for item in pieces if all(item.property(name) == value for name, value in wanted.items())]


def cannon_of(window):
    [cannon] = aboard(window, kind="cannon", zone=5)
    return cannon


def picked_in(window):
    return sorted(row.kind for row in window.session.pieces.rows if row.picked)


@pytest.mark.slow
def test_a_zone_is_pressed_wherever_units_stand_in_it(cannon_to_turn):
    window = cannon_to_turn
    [zone] = aboard(window, area="deck-5")
    for share in ((0.5, 0.08), (0.5, 0.9), (0.2, 0.3), (0.8, 0.7), (0.5, 0.5)):
        window.click(zone, QPointF(zone.width() * share[0], zone.height() * share[1]))
        assert picked_in(window) == ["cannon", "zone"], share
        window.click(cannon_of(window))
        assert picked_in(window) == [], "a unit is put back by a press when its zone is chosen"
        window.click(cannon_of(window))
        assert picked_in(window) == ["cannon"]
    window.click(zone)
    window.click(window.button("Toward the enemy"))
    settle(window)
    assert guide_of(window).step.moves != (TURN,)


@pytest.mark.slow
def test_a_unit_of_a_zone_that_can_be_chosen_is_the_zone_and_has_no_ring(cannon_to_turn):
    window = cannon_to_turn
    sailors = aboard(window, kind="sailor", zone=4)
    assert all(item.property("givesWay") for item in sailors)
    window.click(sailors[0])
    zones = [row.area for row in window.session.pieces.rows if row.picked and row.kind == "zone"]
    assert zones == ["deck-4"]
