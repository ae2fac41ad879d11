"""Looking through the discards: with the memory aid by mouse, keys and menu; without it not at all."""

import re
from dataclasses import replace
from itertools import chain
from random import Random

import pytest
from playing import in_full, one_turn
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.rules.onda.state import cards_of, laid_in
from tide_gui.table.table import Table

Key = Qt.Key
TRICKS = 3
CARD = re.compile(r"(?:shell|star) \d+")
LOOK = "Look through the discards"


@pytest.fixture
def sit(open_window):
    """A function that opens a game of Onda: tricks are over, another has begun, and the person acts."""

    def opened(**settings):
        window = open_window(**settings)
        record = replace(window.record("pbb"), game="onda")
        table, rng = Table(game_called("onda"), record), Random(3)
        while len(finished(table)) < TRICKS or not table.view(0).trick or table.waiting_for() != {0}:
            one_turn(table, rng)
        window.program.dealer.sit_down(table.record, fresh=False)
        window.settle()
        return window, table

    return opened


def finished(table):
    return table.view(0).course[:-1]


def combinations(table):
    """What each finished trick held, in words."""
    text = OndaText(in_english)
    return [text.played(laid.lay) for trick in finished(table) for laid in laid_in(trick)]


def lines(window):
    """The lines of the sheet, in order."""
    items = sorted(window.items_named("discardLine"), key=lambda item: item.property("index"))
    return [item.property("words") for item in items]


def heard(window, role):
    """What a screen reader calls the nodes of this role."""
    return {node.text(QAccessible.Text.Name) for node in window.nodes_with_role(role)}


def press_button(window):
    window.tab_until(lambda item: item.property("words") == LOOK)
    window.press(Key.Key_Return)


def press_key(window):
    window.press(Key.Key_D)


def press_pile(window):
    window.click(next(item for item in window.items() if item.property("words") == LOOK))


@pytest.mark.parametrize("look", [press_key, in_full(press_button), in_full(press_pile)])
def test_with_the_memory_aid_the_discards_are_told_by_trick_with_who_laid_them(sit, look):
    window, table = sit(memory_aid=True)
    look(window)
    told = lines(window)
    assert [line.partition(": ")[2] for line in told] == combinations(table)
    seats = [laid.seat for trick in finished(table) for laid in laid_in(trick)]
    assert [line.partition(": ")[0] for line in told] == [("Ann", "Bo", "Cy")[seat] for seat in seats]
    assert heard(window, QAccessible.Role.ListItem) >= set(told)
    titles = {f"Trick {number}" for number in range(1, len(finished(table)) + 1)}
    assert heard(window, QAccessible.Role.Heading) >= titles
    window.press(Key.Key_Escape)
    assert not window.items_named("discardLine")


def test_without_the_memory_aid_no_card_of_a_finished_trick_is_found_anywhere(sit):
    window, table = sit(memory_aid=False)
    view, text = table.view(0), OndaText(in_english)
    seen = (*view.hand, *view.wilds, *chain(*view.shown), *cards_of(view.trick))
    played = chain(*map(cards_of, map(laid_in, finished(table))))
    gone = {*map(text.card, played)} - {*map(text.card, seen)}
    assert len(gone) > TRICKS
    window.press(Key.Key_D)
    assert not window.items_named("discardLine")
    assert not any(item.property("words") == LOOK for item in window.items())
    for row in range(window.session.log.count):
        window.session.lookBack.to(row)
        window.settle()
        assert window.session.discards.count == 0
        assert not named(window) & gone
    window.session.lookBack.end()
    window.settle()
    assert not named(window) & gone
    assert named(window) >= set(map(text.card, view.hand))


def named(window):
    """Every card that is written or told."""
    told = (node.text(QAccessible.Text.Name) for node in window.nodes())
    return {card for text in (*window.words(), *told) for card in CARD.findall(text)}


@pytest.mark.slow
def test_every_line_of_the_menu_has_a_glyph_of_its_own(sit):
    window, _ = sit(memory_aid=True)
    window.click(window.button("Menu"))
    glyphs = {item.property("text"): item.property("glyph") for item in window.items() if is_menu_line(item)}
    assert glyphs[LOOK]
    assert len(set(glyphs.values())) == len(glyphs)


def is_menu_line(item):
    return item.inherits("QQuickMenuItem") and item.property("text")


@pytest.mark.slow
def test_the_discards_of_a_past_moment_are_those_of_then(sit):
    window, table = sit(memory_aid=True)
    texts = [line.text for line in window.session.log.lines]
    won = next(row for row, text in enumerate(texts) if text.endswith("wins the trick."))
    window.session.lookBack.to(next(row for row in range(won, len(texts)) if " plays " in texts[row]))
    window.settle()
    assert window.session.discards.count == len(laid_in(finished(table)[0]))
