"""Combinations in a real window: buttons of the kinds of moves, walk, wilds beside the hand, sorting."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from playing import Setting, in_full, random_moments
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from tide_gui.rules.catalog import game_called
from tide_gui.rules.onda.moves import Pass

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(open_window):
    """A game of Onda in which the person at the screen has put two cards face down and leads."""
    for deal in range(1, 20):
        window = open_window()
        window.program.dealer.sit_down(replace(window.record("pb", deal), game="onda"), fresh=False)
        window.session.choice.make(AttachedBench(window.session, window.bots).moves()[0])
        window.bots.answer_as_bots()
        window.settle()
        if window.session.deciding:
            return window
        window.close()
    raise LookupError("no deal in which the person leads")


def picked(window):
    return [row for row in window.session.pieces.rows if row.picked]


def offers(window):
    return {offer.action_name: offer for offer in window.session.offers.rows}


def turns(window):
    return window.session.controller.game.table.record.turns()


def test_the_walk_picks_moves_and_return_plays_the_one_that_is_picked(window):
    window.press(Key.Key_N)
    first = [row.words for row in picked(window)]
    assert first
    assert offers(window)["play"].main
    window.press(Key.Key_N)
    assert [row.words for row in picked(window)] != first
    window.press(Key.Key_N, SHIFT)
    assert [row.words for row in picked(window)] == first
    before = turns(window)
    window.press(Key.Key_Return)
    assert turns(window) == before + 1


@pytest.mark.slow
def test_the_walk_always_leads_to_what_has_the_focus_and_plays(window):
    """A move that is picked has its card, a question its first answer, and one of the buttons is lit."""
    questions = 0
    for _ in range(20):
        window.press(Key.Key_N)
        answers = [offer for offer in window.session.offers.rows if offer.answer]
        questions += bool(answers)
        focus = window.focus()
        assert focus.property("answer") if answers else focus.property("picked")
        assert bool(answers) is not any(offer.main for offer in window.session.offers.rows)
    assert questions


def what_is_chosen_is_told(window):
    """It is told on the screen and to screen readers; the wild comes last, whatever was pressed first."""
    window.press(Key.Key_Home)
    window.press(Key.Key_Left)
    window.press(Key.Key_Return)
    assert "Chosen: 1 wild." in window.words()
    window.press(Key.Key_Right)
    window.press(Key.Key_Return)
    [card] = [row for row in picked(window) if row.area == "hand"]
    sentence = f"Chosen: {card.face // 10} and 1 wild."
    assert sentence in window.words()
    assert sentence in [node.text(QAccessible.Text.Name) for node in window.nodes()]
    window.press(Key.Key_Escape)
    assert not any(words.startswith("Chosen") for words in window.words())


def escape_puts_back(window):
    """Escape puts everything back."""
    window.press(Key.Key_N)
    window.press(Key.Key_Escape)
    assert picked(window) == []


def the_arrows_go_on_to_the_wilds(window):
    """The arrow keys go on from the hand to the wilds."""
    window.press(Key.Key_Home)
    window.press(Key.Key_Left)
    focus = window.focus()
    assert (focus.property("area"), focus.property("slot")) == ("wilds", 1)
    window.press(Key.Key_Return)
    assert [row.area for row in picked(window)] == ["wilds"]
    for _ in range(5):
        window.press(Key.Key_Left)
    assert (window.focus().property("area"), window.focus().property("slot")) == ("wilds", 0)
    window.press(Key.Key_Right)
    window.press(Key.Key_Right)
    assert window.focus().property("own")


def the_hand_is_sorted(window):
    """The hand is sorted and stays so."""

    def hand():
        return [card.property("face") for card in window.cards()]

    by_value = hand()
    assert by_value == sorted(by_value)
    window.press(Key.Key_S)
    assert hand() == sorted(by_value, key=lambda face: (face % 10, face))
    assert window.preferences.settings.sortings == {"onda": "suit"}
    window.press(Key.Key_S)
    assert sorted(hand()) == by_value
    window.press(Key.Key_S)
    assert hand() == by_value


def digits_jump(window):
    """Digits jump to a value."""
    last = window.cards()[-1]
    for digit in str(last.property("face") // 10):
        window.press(getattr(Key, f"Key_{digit}"))
    assert window.focus().property("face") // 10 == last.property("face") // 10


def what_cannot_be_added_is_dimmed(window):
    """After a card only those that go with it stay bright."""
    window.press(Key.Key_Home)
    window.press(Key.Key_Return)
    joins = [row.joins for row in window.session.pieces.rows if row.choosable]
    assert not all(joins)
    assert any(joins)


@pytest.mark.slow
def test_keys_at_one_hand(window):
    for trial in (
        the_hand_is_sorted,
        digits_jump,
        what_is_chosen_is_told,
        what_cannot_be_added_is_dimmed,
        escape_puts_back,
        the_arrows_go_on_to_the_wilds,
    ):
        trial(window)
        window.press(Key.Key_Escape)
        assert picked(window) == []


def test_a_question_is_never_answered_by_return(window):
    """A lone wild may stand for any value, or turn the tide: Return goes to the first answer."""
    window.press(Key.Key_Home)
    window.press(Key.Key_Left)
    window.press(Key.Key_Return)
    before = turns(window)
    assert not any(offer.main for offer in window.session.offers.rows)
    assert sum(offer.answer for offer in window.session.offers.rows) == 16
    window.press(Key.Key_Return)
    assert window.focus().property("text") == "Play 1"
    assert turns(window) == before
    window.press(Key.Key_Return)
    assert turns(window) == before + 1


@pytest.mark.slow
def test_a_button_of_a_kind_shows_its_first_move_and_then_makes_it(window):
    play = offers(window)["play"]
    window.click(window.button(play.text))
    whole = offers(window)["play"]
    assert whole.main
    assert picked(window)
    before = turns(window)
    window.click(window.button(whole.text))
    assert turns(window) == before + 1


@pytest.fixture
def forced(open_window):
    """A game of Onda in which the person at the screen can only pass."""
    window = open_window()
    seats = window.record("pb", 1).seats
    for table in random_moments(Setting(game_called("onda"), 2), 1):
        if table.waiting_for() == {0} and table.choices(0) == (Pass(),):
            window.program.dealer.sit_down(replace(table.record, seats=seats), fresh=False)
            window.settle()
            return window
    raise LookupError("no such moment in this game")


@pytest.mark.parametrize("key", [Key.Key_P, in_full(Key.Key_Return), in_full(Key.Key_1)])
def test_a_forced_pass_takes_one_press(forced, key):
    assert forced.focus().property("text") == "Pass"
    before = turns(forced)
    forced.press(key)
    assert turns(forced) == before + 1


def test_p_goes_to_pass_and_return_confirms_it(window):
    window.press(Key.Key_N)
    window.press(Key.Key_Return)
    while not (window.session.deciding and "pass" in offers(window)):
        window.bots.answer_as_bots()
        window.settle()
        if window.session.deciding and "pass" not in offers(window):
            window.press(Key.Key_N)
            window.press(Key.Key_Return)
    before = turns(window)
    window.press(Key.Key_P)
    assert window.focus().property("text") == "Pass"
    assert turns(window) == before
    window.press(Key.Key_Return)
    assert turns(window) == before + 1


def ends(window):
    """The chevrons that are shown, from left to right."""
    return sorted(window.items_named("moreAside"), key=lambda end: end.mapToScene(QPointF()).x())


def is_in_view(window, item):
    left = item.mapToScene(QPointF()).x()
    row = item.parentItem().parentItem()
    start = row.mapToScene(QPointF()).x()
    return start <= left and left + item.width() <= start + row.width()


@pytest.mark.slow
def test_a_row_of_many_answers_shows_that_more_follow_and_scrolls_by_press_and_focus(window):
    """A lone wild leaves sixteen answers; the row has room for some."""
    window.press(Key.Key_Home)
    window.press(Key.Key_Left)
    assert ends(window) == []
    window.press(Key.Key_Return)
    [right] = ends(window)
    last = window.button("Play 15")
    assert not is_in_view(window, last)
    while right.isVisible():
        window.click(right)
    assert is_in_view(window, last)
    assert [end.property("atRight") for end in ends(window)] == [False]
    window.tab_to("Play 2")
    assert is_in_view(window, window.focus())
    assert [end.property("atRight") for end in ends(window)] == [True]


@pytest.mark.slow
def test_the_buttons_beside_the_speed_stand_still_when_it_changes(open_window):
    window = open_window()
    window.sit("bbb")
    places = set()
    for speed in ("at once", "calm", "brisk"):
        window.click(window.button(f"Speed: {speed}"))
        places.add(window.button("Pause").mapToScene(QPointF(0, 0)).toTuple())
    assert len(places) == 1


@pytest.mark.slow
def test_the_icon_of_a_main_button_has_the_colour_of_its_words(window):
    """In the dark theme it is not that of other icons."""
    window.preferences.change(theme="dark")
    window.press(Key.Key_N)
    window.settle()
    assert offers(window)["play"].main
    icons = [item for item in window.items() if item.property("glyph") == "run" and item.property("side")]
    assert icons
    for icon in icons:
        _, title, *_ = icon.parentItem().parentItem().childItems()
        assert icon.property("color") == title.property("color")
