"""Onda's parts of the shared pages: what is read there, on the screen and by a screen reader."""

from dataclasses import replace
from itertools import pairwise
from operator import attrgetter
from random import Random

import pytest
from playing import Setting, in_full, one_turn
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tide_gui.presentation.onda.scene import values_laid
from tide_gui.presentation.pacing import DURATIONS, Durations
from tide_gui.rules.onda.moves import Lay, TurnTide
from tide_gui.rules.onda.rulebook import Onda

Role = QAccessible.Role
TABLE = "What the program shows and remembers"
NAMES = ("Ann", "Bo", "Cy")
LAST = 4
LONG = 4  # combinations


@pytest.fixture
def sit_after(open_window):
    """A function that opens a game in which so many rounds are over."""

    def sit(rounds, seats=3, **settings):
        window, table, rng = open_window(**settings), Setting(Onda(), seats, ()).table(7), Random(3)
        while table.standing().round < rounds:
            one_turn(table, rng)
        window.program.dealer.sit_down(table.record, fresh=False)
        window.settle()
        return window, table

    return sit


def signed(number):
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def spoken_points(total):
    """`minus 3 points`, `1 point`."""
    number = f"minus {-total}" if total < 0 else str(total)
    return f"{number} point" if abs(total) == 1 else f"{number} points"


@pytest.mark.slow
def test_the_score_pad_tells_what_a_round_brought_and_shows_the_cards_left(sit_after):
    window, table = sit_after(1)
    results = dict(zip(NAMES, table.view(None).rounds[0], strict=True))
    rows = {name.partition(":")[0]: name for name in window.names_of(Role.Row)}
    assert rows.keys() == results.keys()
    for name, result in results.items():
        assert rows[name].endswith(f"this round {signed(result.points)}, total {signed(result.points)}")
        assert f"went out {'+3' if result.went_out else '0'}" in rows[name]
    slips = [slip.property("face") for slip in window.items_named("leftover")]
    assert sorted(slips) == sorted(card for result in results.values() for card in result.hand)


@pytest.mark.slow
def test_the_wilds_of_who_went_out_are_said_to_cost_nothing(open_window):
    window, table, rng = open_window(), Setting(Onda(), 3, ()).table(7), Random(3)
    while not table.standing().round:
        [seat, *_] = table.waiting_for()
        saving = next((move for move in table.choices(seat) if is_lay(move) and not move.wilds), None)
        table.submit(seat, saving) if saving else one_turn(table, rng)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    assert [result.wilds > 0 for result in table.view(None).rounds[0] if result.went_out] == [True]
    assert window.words().count("cost nothing") == 1


@pytest.mark.parametrize(
    "look", [in_full({}), in_full({"size": (1024, 600)}), {"size": (1024, 600), "text_size": 200}], ids=str
)
def test_a_turn_of_the_tide_has_the_table_to_itself_and_one_key_ends_only_that(
    open_window, monkeypatch, look
):
    """Its sentence is said once, and what is to beat can be read all the time."""
    monkeypatch.setitem(DURATIONS, "calm", Durations(after_rest=60_000, after_often=60_000))
    window, table = open_window(reduced_motion=True, **look), Setting(Onda(), 2, ()).table(7)
    while not (turns(table) and table.view(None).trick):
        one_turn(table, Random(3))
    seats = window.record("pb").seats
    window.program.dealer.sit_down(replace(table.record, seats=seats), fresh=False)
    window.preferences.change(speed="calm")
    window.session.choice.make(table.game.write(turns(table)[0]))
    window.bots.answer_as_bots()
    window.settle()
    assert window.items_named("moment") == []
    window.press(Qt.Key.Key_Space)
    [moment] = window.items_named("moment")
    assert "turns the tide: low beats now. Your best value: " in moment.property("words")
    assert "onda/tokens/tide-low" in {item.property("art") for item in window.items()}
    assert window.words().count(moment.property("words")) == 1
    [paper, light] = (window.items_named(name) for name in ("momentPaper", "momentLight"))
    [to_beat] = [text for text in window.texts() if text.property("text").startswith("To beat")]
    for over in (*paper, *light):
        assert not place_of(over).intersects(place_of(to_beat))
    assert not window.session.deciding
    window.press(Qt.Key.Key_Space)
    assert window.items_named("moment") == []
    assert window.session.deciding


def place_of(item):
    return item.mapRectToScene(item.boundingRect())


def turns(table):
    """The moves of the first seat that turn the tide, if it acts."""
    return (
        [move for move in table.choices(0) if isinstance(move, TurnTide)] if 0 in table.waiting_for() else []
    )


def a_long_trick(combinations):
    """A game with so many combinations in its trick."""
    table, rng = Setting(Onda(), 3, ()).table(0), Random(0)
    while len(table.view(None).trick) < combinations:
        [seat, *_] = table.waiting_for()
        lowest = min(filter(is_lay, table.choices(seat)), key=attrgetter("combination.rank"), default=None)
        table.submit(seat, lowest) if lowest else one_turn(table, rng)
    return table


def is_lay(move):
    return isinstance(move, Lay)


def tip_words(area):
    return area.property("words")


@pytest.mark.slow
@pytest.mark.parametrize("combinations", [in_full(3), 9])
def test_every_card_of_the_trick_so_far_can_be_read(open_window, combinations):
    window, table = open_window(log_open=True), a_long_trick(combinations)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    row = [card for card in window.items_named("piece") if card.property("area") == "trick"]
    lefts = sorted(card.x() for card in row)
    assert min(right - left for left, right in pairwise(lefts)) > 0.8 * row[0].width()
    told = {card.property("place") for card in row}
    assert len(window.items_named("order")) == len(told) - 1
    assert max(told) == combinations - 1, "the last ones before what is to beat"
    [before] = {tip for tip in map(tip_words, window.items_named("tipArea")) if tip.startswith("Before: ")}
    assert before.count(",") == combinations - 2, "its tip tells all"
    assert (min(told) == 1) == ("So far" in window.words())
    assert (min(told) > 1) == ("So far …" in window.words()) == (combinations > 3)


def laid_by_choice(cards):
    """A game in which a combination of so many cards has just been laid."""
    table, rng = Setting(Onda(), 3, ()).table(7), Random(3)
    while True:
        [seat, *_] = table.waiting_for()
        lays = filter(is_lay, table.choices(seat))
        if found := next((move for move in lays if len(values_laid(move)) == cards), None):
            table.submit(seat, found)
            return table
        one_turn(table, rng)


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "percent"), [(4, 200), in_full(4, 100), in_full(3, 100), in_full(3, 200)])
def test_the_cards_of_what_is_to_beat_can_be_counted_in_a_small_window(open_window, cards, percent):
    window, table = open_window(size=(1024, 600), log_open=True, text_size=percent), laid_by_choice(cards)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    row = [card for card in window.items_named("piece") if card.property("area") == "laid"]
    lefts = sorted(card.x() for card in row)
    assert len(row) == cards
    assert min(right - left for left, right in pairwise(lefts)) > 0.6 * row[0].width()


def test_the_end_page_has_a_line_for_each_round_and_each_fact(sit_after):
    window, table = sit_after(LAST)
    ranked = {
        line.split(", ")[1] for line in window.names_of(Role.ListItem) if line[:2] in ("1.", "2.", "3.")
    }
    assert ranked == {spoken_points(total) for total in table.view(None).totals}
    rows = window.names_of(Role.Row)
    assert sorted(rows) == [
        "Bombs",
        "Largest combination",
        *(f"Round {number}" for number in range(1, LAST + 1)),
        "Rounds ended",
        "Turns of the tide",
    ]
    cells = window.names_of(Role.Cell)
    assert len(cells) == len(NAMES) * len(rows)
    assert sum(cell.endswith(", went out") for cell in cells) == LAST
    assert len(window.items_named("rankPoints")) == len(NAMES)


def test_the_rules_have_a_page_with_pictures(sit_after):
    window, _ = sit_after(0)
    window.program.show("rules")
    window.settle()
    headings = window.names_of(Role.Heading)
    chapters = {
        "Cards and wilds",
        "Combinations",
        "The tide",
        "Turning the tide",
        "Bombs",
        "The score",
        TABLE,
    }
    assert chapters <= set(headings)
    assert len(window.items_named("card")) > 15
    assert "Seat 3, points: −14" in headings


@pytest.mark.slow
def test_a_tip_lies_on_the_wilds_of_all_seats(sit_after):
    window, table = sit_after(0)
    one_turn(table, Random(1))
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    tips = [area.property("words") for area in window.items_named("tipArea")]
    assert tips.count("A wild: only its owner knows the card") == 2 * len(NAMES)
    counts = [mark.property("count") for mark in window.items_named("wildCount")]
    assert counts == [2] * (len(NAMES) - 1), "on those of the other seats"
    parts = [mark.property("text") for mark in window.texts() if mark.parentItem().objectName() == "seatMark"]
    assert sorted(parts) == ["leads", "still in", "still in"]


@pytest.mark.parametrize(
    ("seats", "text_size", "log_open"),
    [in_full(5, 100, True), in_full(5, 200, False), in_full(3, 200, True), (5, 200, True)],
)
def test_the_trick_so_far_is_told_in_words_where_large_text_leaves_no_room_for_its_cards(
    sit_after, seats, text_size, log_open
):
    window, table = sit_after(0, seats, text_size=text_size, log_open=log_open, size=(1024, 600))
    crowded = (seats, text_size, log_open) == (5, 200, True)
    rng = Random(2)
    while len(table.view(None).trick) < LONG:
        one_turn(table, rng)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    *_, before, _ = table.view(None).trick
    start = f"Before: {window.session.names[before.seat]} {' '.join(map(str, values_laid(before.lay)))}, "
    lines = [item for item in window.texts() if item.property("text").startswith("Before: ")]
    assert [line.property("text").startswith(start) for line in lines] == [True] * crowded
    slips = [piece for piece in window.items_named("piece") if piece.property("area") == "trick"]
    assert bool(slips) is not crowded
    assert all(line.property("contentHeight") <= line.height() + 4 for line in lines)
