"""A table whose people all hold their cards on phones: it has no room for a hand, and is read from afar."""

from dataclasses import replace
from itertools import combinations

import pytest
from playing import in_full
from PySide6.QtCore import Qt
from windows import NAMES, fitted_size

from tide_gui.store.settings import Settings

pytestmark = pytest.mark.usefixtures("fourth_game")
HD, FULL_HD, ULTRA_HD = (1280, 720), (1920, 1080), (3840, 2160)
TABLES = [("turn-the-tide", "pppp"), ("onda", "ppp"), ("turning-tides", "pp"), ("pebbles", "ppp")]
CROWDED = [("turn-the-tide", "ppppp"), ("onda", "ppppb"), ("turn-the-tide", "ppb")]
AT_SIZES = [
    (*TABLES[2], HD),
    *(in_full(*table, HD) for table in (*TABLES[:2], TABLES[3])),
    *(in_full(*table, size) for table in TABLES for size in (FULL_HD, ULTRA_HD)),
    *(in_full(*table, size) for table in CROWDED for size in (HD, FULL_HD)),
]
FAR = 30  # the least size of letters is this part of the height
NEARBY = 30  # points from a plate to the card that lies before it
LONGER = ("Annabel", "Bartholomew", "Cy", "Dorothea", "Evangeline")


def seated(window, game, players, names=NAMES):
    """Open a table at which nobody has a phone yet."""
    record = replace(window.record(players, names=names), game=game)
    window.program.dealer.sit_down(record, fresh=True)
    window.settle()
    return window


def on_phones(window):
    """Let all people hold their cards on phones."""
    assert window.program.phones, "made before anybody holds one"
    flow = window.session.controller.game.flow
    window.session.controller.phones.hold(flow.people)
    window.settle()
    return window


def box(item):
    return item.mapRectToScene(item.boundingRect())


def plates(window):
    return [item for item in window.items() if item.property("kindLabel") and item.property("words")]


def plate(window, seat):
    return next(each for each in plates(window) if each.property("seat") == seat)


def pieces(window, *areas):
    return [piece for piece in window.items_named("piece") if piece.property("area") in areas]


def prompt(window):
    return next(text for text in window.texts() if text.property("text") == window.session.prompt)


def sizes_beside_hands(window):
    """The widths of all pieces that are in no hand, and the heights of the plates at the top."""
    found = [piece.width() for piece in window.items_named("piece") if piece.property("area") != "hand"]
    top = [each.height() for each in plates(window) if box(each).y() < window.root.height() / 4]
    return sum(found), sum(top)


def name_sizes(window):
    return [fitted_size(name) for name in window.items_named("name")]


@pytest.mark.parametrize(("game", "players", "size"), AT_SIZES)
def test_names_and_what_is_asked_are_read_from_afar_and_nothing_meets(open_window, game, players, size):
    window = on_phones(seated(open_window(size=size, log_open=False), game, players, LONGER))
    sizes = name_sizes(window)
    assert len(sizes) == len(players)
    assert min(sizes) >= size[1] / FAR
    assert fitted_size(prompt(window)) >= size[1] / FAR
    apart = [*map(box, plates(window)), box(prompt(window))]
    assert [pair for pair in combinations(apart, 2) if pair[0].intersects(pair[1])] == []
    whole = window.root.contentItem().boundingRect()
    assert all(whole.contains(each) for each in apart)
    assert all(whole.contains(box(piece)) for piece in window.items_named("piece"))


@pytest.mark.parametrize(("game", "players"), [*(in_full(*table) for table in TABLES[:3]), TABLES[3]])
def test_no_room_is_kept_for_a_hand_and_what_lies_elsewhere_becomes_larger(open_window, game, players):
    window = seated(open_window(size=HD, log_open=False), game, players)
    if window.session.phase == "handing":
        window.session.raiseCurtain()
        window.settle()
    own = window.cards()[0].width()
    before = sizes_beside_hands(window)
    names = name_sizes(window)
    on_phones(window)
    after = sizes_beside_hands(window)
    assert not window.cards()
    assert max(card.width() for card in pieces(window, "hand")) < 0.8 * own
    assert after > before
    assert min(name_sizes(window)) > min(names)
    window.session.controller.phones.hold(set())
    window.settle()
    if window.session.phase == "handing":
        window.session.raiseCurtain()
        window.settle()
    assert window.cards()[0].width() == own, "who comes back to the screen has the same table again"


@pytest.mark.slow
def test_only_the_table_has_large_letters(open_window):
    window = on_phones(seated(open_window(size=HD), "onda", "pp"))
    assert window.theme.property("textScale") == 24 / 15
    window.program.show("settings")
    assert window.theme.property("textScale") == 1
    window.program.show("table")
    window.preferences.change(text_size=200)
    assert window.theme.property("textScale") == 2, "who wants still larger ones has them"


def test_everybody_sees_who_is_still_choosing_and_who_has_laid_a_card(open_window):
    window = on_phones(seated(open_window(size=HD, log_open=False), "turn-the-tide", "pppp"))
    assert [each.property("due") for each in plates(window)] == [True] * 4
    desk = window.session.controller.phones
    for seat in (0, 2):
        card = desk.shown(seat).hand[0].number
        for _ in range(2):
            desk.press(seat, desk.shown(seat).number, card)
    window.settle()
    assert {each.property("seat") for each in plates(window) if each.property("due")} == {1, 3}
    assert window.session.prompt == "Waiting for Bo and Dot."
    laid = pieces(window, "chosen")
    assert {piece.property("seat") for piece in laid} == {0, 2}
    for piece in laid:
        near = box(plate(window, piece.property("seat"))).adjusted(-NEARBY, -NEARBY, NEARBY, NEARBY)
        assert near.intersects(box(piece))
        assert not any(box(each).intersects(box(piece)) for each in plates(window))
        assert not box(prompt(window)).intersects(box(piece))


@pytest.mark.slow
def test_where_one_after_another_chooses_one_plate_is_marked(open_window):
    window = on_phones(seated(open_window(size=HD, log_open=False), "onda", "ppp"))
    flow, desk = window.session.controller.game.flow, window.session.controller.phones
    for seat in flow.owing:  # each hides two cards
        for card in desk.shown(seat).hand[:2]:
            desk.press(seat, desk.shown(seat).number, card.number)
        desk.take(seat, desk.shown(seat).number, 0)
    window.settle()
    [seat] = window.session.controller.game.flow.owing
    assert {each.property("seat") for each in plates(window) if each.property("due")} == {seat}
    assert window.session.prompt == f"Waiting for {NAMES[seat]}."


def test_keys_for_a_hand_do_nothing_where_none_lies(open_window):
    window = on_phones(seated(open_window(size=HD, log_open=False), "onda", "pp"))
    flow = window.session.controller.game.flow
    for key in (Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_1, Qt.Key.Key_Return):
        window.press(key)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_End):
        window.press(key)
    assert window.preferences.settings.sortings == Settings().sortings
    assert window.session.hint.stage == "none"
    assert window.session.controller.game.flow == flow
