"""The keyboard is where the decision is: after menus, on sheets, at the stages of a decision."""

from dataclasses import replace

import pytest
from by_hand import AttachedBench
from playing import Setting, random_moments
from PySide6.QtCore import QPointF, Qt

from tide_gui.rules.catalog import game_called
from tide_gui.rules.turning_tides.decisions import PlaceCannon, PlaceSailor

Key = Qt.Key
TABLE = "pbb"


def within(window, name):
    """Whether what has the focus lies in the item with this name."""
    item = window.focus()
    while item is not None and item.objectName() != name:
        item = item.parentItem()
    return item is not None


def open_sheet(window, name):
    window.sit("ppb" if name == "curtain" else TABLE)
    if name != "curtain":
        AttachedBench(window.session, window.bots).to_phase("over" if name == "endPage" else "roundOver")
        window.settle()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sheet", "key"),
    [("scorePad", Key.Key_Escape), ("endPage", Key.Key_F10), ("curtain", Key.Key_Escape)],
)
def test_tab_stays_in_a_sheet_and_the_menu_opens_from_it(open_window, sheet, key):
    window = open_window()
    open_sheet(window, sheet)
    for tab in (Key.Key_Tab, Key.Key_Backtab):
        for _ in range(6):
            window.press(tab)
            assert within(window, sheet), window.focus()
    window.click(next(item for item in window.items() if within_sheet(item, sheet, "Menu")))
    window.press(Key.Key_Escape)
    window.press(key)
    window.down_to("Settings")
    window.press(Key.Key_Return)
    assert window.program.page == "settings"
    window.press(Key.Key_Escape)
    assert window.items_named(sheet)
    assert within(window, sheet)


@pytest.mark.slow
def test_f10_opens_the_menu_at_its_first_entry(open_window):
    window = open_window()
    window.sit("pbb")
    window.press(Key.Key_F10)
    assert window.focus().property("text") == "New game"
    assert window.focus().property("highlighted")


def within_sheet(item, sheet, text):
    parent = item.parentItem()
    while parent is not None and parent.objectName() != sheet:
        parent = parent.parentItem()
    return parent is not None and item.property("text") == text


@pytest.mark.slow
def test_a_decision_that_begins_while_the_menu_is_open_has_the_focus_afterwards(open_window):
    window = open_window()
    window.sit(TABLE)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    window.tab_to("Menu")
    window.press(Key.Key_Return)
    window.bots.answer_as_bots()
    window.settle()
    assert window.session.deciding
    assert window.focus().property("text") != "Menu"
    window.press(Key.Key_Escape)
    assert window.focus().property("open")
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert AttachedBench(window.session, window.bots).chosen()


def test_return_alone_plays_hand_after_hand(open_window):
    window = open_window()
    window.tab_to("Play")
    window.press(Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.session.deciding)
    window.settle()
    assert window.focus().property("ringed")
    for hand in (1, 2):
        assert window.focus().property("open")
        window.press(Key.Key_Return)
        window.press(Key.Key_Return)
        window.bots.answer_as_bots()
        window.settle()
        assert AttachedBench(window.session, window.bots).hands_played() == hand


@pytest.mark.slow
def test_where_one_press_plays_return_and_a_click_do(open_window):
    window = open_window(one_press_plays=True)
    window.sit(TABLE)
    bench = AttachedBench(window.session, window.bots)
    window.press(Key.Key_Return)
    assert bench.chosen()
    window.press(Key.Key_Escape)
    assert not bench.chosen()
    window.click_card(window.cards()[5])
    assert bench.chosen()


@pytest.mark.slow
def test_the_arrows_go_on_from_what_was_clicked(open_window):
    window = open_window()
    window.sit(TABLE)
    window.click_card(window.cards()[5])
    assert not window.focus().property("ringed")
    window.press(Key.Key_Right)
    assert window.focus() == window.cards()[6]
    assert window.focus().property("ringed")


@pytest.fixture
def ship(open_window):
    """A function that opens a duel of ships before a decision of this kind."""

    def begin(kind):
        window = open_window()
        seats = window.record("pb", 1).seats
        for table in random_moments(Setting(game_called("turning-tides"), 2), 1):
            if table.waiting_for() == {0} and isinstance(table.choices(0)[0], kind):
                window.program.dealer.sit_down(replace(table.record, seats=seats), fresh=False)
                window.settle()
                return window
        raise LookupError("no such decision in this game")

    return begin


def piece_at(window, area, seat=0):
    pieces = window.items_named("piece")
    return next(item for item in pieces if (item.property("area"), item.property("seat")) == (area, seat))


def test_a_press_on_what_cannot_be_chosen_says_why_and_moves_no_focus(ship):
    window = ship(PlaceSailor)
    focus = window.focus()
    assert focus.property("area").startswith("deck-")
    for area, seat, words in (
        ("hand", 0, "The cards of this turn lie on the table."),
        ("deck-4", 1, "This is decided on your own ship."),
    ):
        piece = piece_at(window, area, seat)
        window.click(piece, QPointF(piece.width() * 0.06, piece.height() * 0.5))
        assert any(said.startswith(words) for said in window.words())
        assert window.focus() == focus
    window.press(Key.Key_Return)
    assert not any(said.startswith("This is decided") for said in window.words())


def test_a_digit_presses_the_zone_with_this_number(ship):
    window = ship(PlaceSailor)
    entries = len(window.session.controller.game.table.record.entries)
    window.press(Key.Key_2)
    assert [row.area for row in window.session.pieces.rows if row.picked] == ["deck-2"]
    window.press(Key.Key_2)
    assert window.session.controller.game.table.record.entries[entries].moves == {0: "sailor to 2"}


@pytest.mark.slow
def test_the_next_stage_of_a_decision_has_the_focus(ship):
    window = ship(PlaceCannon)
    window.press(Key.Key_Return)
    assert window.focus().property("text") == "Toward the enemy"
    window.press(Key.Key_Escape)
    assert window.focus().property("area").startswith("deck-")


def test_the_arrows_go_from_row_to_row_and_in_a_row_from_left_to_right(ship):
    window = ship(PlaceSailor)
    places = [window.focus().property("area")]
    for _ in range(6):
        window.press(Key.Key_Right)
        places.append(window.focus().property("area"))
    assert places == sorted(places, reverse=True)
    assert len(set(places)) > 4
    window.press(Key.Key_Down)
    assert window.focus().property("move")
    window.press(Key.Key_Up)
    assert window.focus().property("area") in places
