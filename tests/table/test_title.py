"""The title that people give a game, in the header of its record."""

import json

import pytest
from playing import Setting, at_some_moment

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.table.record import HINT, PRACTICE, UnreadableRecord, read_record, written
from tide_gui.table.title import LONGEST_TITLE, TITLE, is_title, retitled, title_in

THREE = Setting(TurnTheTide(), 3)
FINAL = "Final at grandma's"


def page_of(table):
    return written(table.record, table.standing(), table.outcome(), "2026-11-20T18:00:00")


@pytest.mark.parametrize("title", [FINAL, "Ω", "長い航海", "ö" * LONGEST_TITLE])
def test_a_title_is_read_back_and_the_moves_stay_byte_for_byte(title):
    page = page_of(at_some_moment(THREE, 6))
    new = retitled(page, "game.tide", title)
    record = read_record(new, "game.tide")
    assert title_in(record.extra) == title
    assert record.entries == read_record(page, "game.tide").entries
    assert new.partition(b"\n")[2] == page.partition(b"\n")[2]


def test_without_its_title_a_record_is_as_it_was():
    page = page_of(at_some_moment(THREE, 6))
    assert retitled(retitled(page, "game.tide", FINAL), "game.tide", "") == page


def test_a_title_changes_neither_the_time_of_the_save_nor_what_others_keep_in_the_header():
    header, line_break, entries = page_of(at_some_moment(THREE, 6)).partition(b"\n")
    fields = json.loads(header) | {"colour": "red", "extra": {"weather": 3}}
    page = json.dumps(fields).encode() + line_break + entries
    [new, *_] = retitled(page, "game.tide", FINAL).split(b"\n")
    assert json.loads(new) == fields | {"extra": {"weather": 3, TITLE: FINAL}}


def test_a_game_that_becomes_practice_keeps_its_title_and_a_new_deal_has_none():
    table = at_some_moment(THREE, 6)
    table.entitle(FINAL)
    table.mark_practice(HINT)
    assert dict(table.record.extra) == {TITLE: FINAL, PRACTICE: HINT}
    assert title_in(table.record.dealt_anew(5, "").extra) == ""
    table.entitle("")
    assert dict(table.record.extra) == {PRACTICE: HINT}


@pytest.mark.parametrize(
    "title", ["", " ", " Final", "a\nb", "a\u202eb", "\ud800", "a" * (LONGEST_TITLE + 1)]
)
def test_these_are_no_titles(title):
    assert not is_title(title)
    assert title_in({TITLE: title}) == ""


@pytest.mark.parametrize("title", [None, 3, ["Final"], {"a": "Final"}])
def test_what_is_no_text_is_no_title(title):
    assert title_in({TITLE: title}) == ""


@pytest.mark.parametrize("page", [b"", b"rubbish\n", b'{"format":"tide-table","version":9}\n'])
def test_what_is_no_record_gets_no_title(page):
    with pytest.raises(UnreadableRecord, match=r"game\.tide, line 1: "):
        retitled(page, "game.tide", FINAL)


def test_a_header_with_a_number_that_cannot_be_written_gets_no_title():
    page = page_of(at_some_moment(THREE, 6)).replace(b'"saved"', b'"more":1e999,"saved"', 1)
    with pytest.raises(UnreadableRecord, match=r"the header is damaged: .*range"):
        retitled(page, "game.tide", FINAL)
