"""What a newcomer reads on the table of Turning Tides in the narrow window of a lesson."""

import pytest
from ui.test_lessons import SMALL, begin, rect_of, settle, steps_of
from ui.test_looks import letters_box

GAME = "turning-tides"
LAST = "7-introductory-game"
CHOICES = (  # all lessons in which one chooses how a card is performed, or in the lee
    "2-crew-and-cannons",
    "3-swing-and-fire",
    "4-order-and-pawn",
    "5-in-the-lee",
    "6-captain-and-promotion",
)


def letters_of(text):
    return text.mapRectToScene(letters_box(text))


def texts_in(window, item):
    """The visible texts that an item holds."""
    return [text for text in window.texts() if item.isAncestorOf(text) and text.property("text")]


def check_titles(window):
    """The titles of all choices are whole, and within their buttons."""
    for button in choices(window):
        texts = texts_in(window, button)
        [title] = [text for text in texts if text.property("text") == button.property("text")]
        assert not title.property("truncated")
        assert title.property("contentWidth") <= title.width() + 1, button.property("text")
        assert rect_of(button).contains(letters_of(title)), button.property("text")
        assert not any(letters_of(title).intersects(letters_of(each)) for each in texts if each is not title)


def choices(window):
    return [item for item in window.items() if is_button(item) and item.property("move") is not None]


def is_button(item):
    return item.inherits("QQuickAbstractButton")


def check_choices(window):
    """Go through the choices of one decision, and those that follow the first of each."""
    check_titles(window)
    if not any(offer.move for offer in window.session.offers.rows):
        window.session.choice.pressOffer(0)
        settle(window)
        check_titles(window)
        window.session.choice.putBack()
        settle(window)


@pytest.mark.slow
def test_no_title_of_a_choice_is_cut_off_beside_two_others(open_window):
    window = begin(open_window, GAME, "3-swing-and-fire", (SMALL, 100))
    next(step for step in steps_of(window) if len(window.session.offers.rows) == 3)
    check_choices(window)


@pytest.mark.slow
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_no_title_of_any_choice_is_cut_off(open_window, name, percent):
    window = begin(open_window, GAME, name, (SMALL, percent))
    seen = 0
    for _ in steps_of(window):
        if window.session.offers.rows:
            check_choices(window)
            seen += 1
    assert seen


@pytest.fixture
def last_lesson(open_window):
    """The lesson with the longest title, a goal and a full hand."""
    return begin(open_window, GAME, LAST, (SMALL, 100))


def test_all_that_stands_beside_the_goal_and_in_a_full_hand_is_read(last_lesson):
    window = last_lesson
    [plate] = window.items_named("guidePlate")
    [title] = [text for text in texts_in(window, plate) if text.property("text") == "The introductory game"]
    assert letters_of(title).top() >= rect_of(plate).top() + 6
    assert "0 of 1 lost" in window.words()
    assert any(lamp.contains(goal_of(window).center()) for lamp in map(rect_of, window.items_named("lamp")))
    assert {"Wait", "Sailor", "Cannon", "Move", "Navigate", "Swing", "Fire"} <= set(names_of_tasks(window))
    check_names_of_cards(window)
    assert steps_part(window).bottom() < min(rect_of(zone).top() for zone in zones(window, seat=1))


def goal_of(window):
    [goal] = [item for item in window.items() if item.property("part") == "marks"]
    return rect_of(goal)


def names_of_tasks(window):
    [order] = [item for item in window.items() if item.property("part") == "order"]
    return [text.property("text") for text in texts_in(window, order)]


def check_names_of_cards(window):
    hand = [item for item in window.items_named("piece") if item.property("own")]
    assert len(hand) == 6
    for card in hand:
        [name] = [text for text in texts_in(window, card) if not text.property("text").isdecimal()]
        seen = card.mapRectToScene(card.property("seen"))
        assert seen.contains(letters_of(name)), name.property("text")


def steps_part(window):
    [steps] = [item for item in window.items() if item.property("part") == "steps"]
    return rect_of(steps)


def zones(window, seat):
    pieces = window.items_named("piece")
    return [item for item in pieces if item.property("kind") == "zone" and item.property("seat") == seat]


@pytest.mark.slow
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_on_the_sheet_of_the_lee_nothing_is_cut_off_or_met_by_a_light(open_window, percent):
    window = begin(open_window, GAME, "5-in-the-lee", (SMALL, percent))
    seen = 0
    for _ in steps_of(window):
        sheets = [item for item in window.items() if item.property("leeTitle") and item.isVisible()]
        for sheet in sheets:
            check_sheet(window, sheet)
            seen += 1
    assert seen


def check_sheet(window, sheet):
    lamps = [rect_of(lamp) for lamp in window.items_named("lamp")]
    for text in texts_in(window, sheet):
        letters = letters_of(text)
        assert rect_of(sheet).contains(letters), text.property("text")
        assert not any(lamp.intersects(letters) for lamp in lamps), text.property("text")
