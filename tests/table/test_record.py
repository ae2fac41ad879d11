"""The record file of a game, here called a page."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import Setting, at_some_moment, played_out

from tide_gui import __version__
from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import Outcome
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.table.record import (
    LONGEST_REASON,
    Header,
    NatureMove,
    SeatedPlayer,
    Surrender,
    Takeover,
    Turn,
    UnreadableRecord,
    cause_of,
    read_header,
    read_record,
    written,
)
from tide_gui.table.table import Table

FIXTURES = Path(__file__).parents[1] / "fixtures"
THREE = Setting(TurnTheTide(), 3)


def page_of(table, **more):
    return written(table.record, table.standing(), table.outcome(), **more)


@cache
def usual_page():
    return page_of(at_some_moment(THREE, 6))


def test_a_page_is_a_header_and_a_line_for_each_entry():
    table = at_some_moment(THREE, 6)
    first, *lines = page_of(table, saved="2026-11-20T18:00:00+00:00").decode().splitlines()
    assert first.startswith(
        f'{{"format":"tide-table","version":1,"program":"{__version__}","game":"turn-the-tide"'
    )
    assert '"saved":"2026-11-20T18:00:00+00:00"' in first
    assert lines[0].startswith('{"kind":"nature","move":"tides ')
    assert lines[1].startswith('{"kind":"turn","moves":{"0":"')
    assert len(lines) == len(table.record.entries)


def test_the_header_holds_what_a_list_of_games_shows():
    table = played_out(THREE.table(6), 6)
    header = read_header(page_of(table).split(b"\n")[0], "page")
    assert [seat.name for seat in header.seats] == ["Ann", "Bo", "Cy"]
    assert header.standing == table.standing()
    assert header.outcome == table.outcome()
    assert not header.practice


def test_every_kind_of_entry_reads_back():
    record = THREE.record(5)
    entries = (NatureMove("tides 1"), Turn({0: "3", 2: "5"}), Takeover(1, "drifter"), Surrender(0))
    record = replace(
        record,
        options={"open_play": True},
        entries=entries,
        started="2026-11-20T18:00:00+00:00",
        practice=True,
    )
    table = THREE.table()
    assert read_record(written(record, table.standing(), None), "page") == record


@pytest.mark.parametrize(
    ("seats", "given_up", "version"), [(3, True, 2), (3, False, 1), (2, True, 1), (2, False, 1)]
)
def test_only_what_former_programs_cannot_replay_has_a_higher_version(seats, given_up, version):
    """They know a surrender among two alone, and refuse the header of any other one with a sentence."""
    game = TurnTheTide() if seats == 3 else game_called("turning-tides")
    table = Setting(game, seats).table(5)
    entries = (*table.record.entries, *[Surrender(0)] * given_up)
    page = written(replace(table.record, entries=entries), table.standing(), None)
    assert read_header(page.split(b"\n")[0], "page").version == version
    rewound = read_record(page, "page").rewound(0)
    assert read_header(written(rewound, table.standing(), None).split(b"\n")[0], "page").version == 1


def test_the_frozen_record_of_version_1_reads_for_ever():
    page = (FIXTURES / "record-1.tide").read_bytes()
    record = read_record(page, "record-1.tide")
    table = Table(game_called(record.game), record)
    assert record.players() == ("person", "drifter", "drifter")
    assert record.turns() == 14
    assert table.standing().scores == (-1, 3, 1)
    assert table.waiting_for() == {0, 1, 2}


def spoilt(*changes):
    page = usual_page()
    for before, after in changes:
        assert before in page
        page = page.replace(before, after, 1)
    return page


@pytest.mark.parametrize(
    ("page", "error_message"),
    [
        (lambda: b"", "page, line 1: this is not a Tide Table record"),
        (lambda: b"\xff\xfe\n", "page, line 1: this is not a Tide Table record"),
        (lambda: b"[" * 100_000, "page, line 1: this is not a Tide Table record"),
        (lambda: b"null\n", "page, line 1: this is not a Tide Table record"),
        (lambda: b'{"format":"chess","version":1}\n', "page, line 1: this is not a Tide Table record"),
        (lambda: b'{"version":1}\n', "page, line 1: this is not a Tide Table record"),
        (
            lambda: spoilt((b'"version":1', b'"version":3')),
            "line 1: it was written by a newer version of Tide Table",
        ),
        (lambda: spoilt((b'"version":1', b'"version":0')), "line 1: the header is damaged: .*version"),
        (lambda: spoilt((b'"deal":6', b'"deal":-6')), "line 1: the header is damaged: .*deal"),
        (lambda: spoilt((b'"deal":6', b'"deal":1000000000000')), "line 1: the header is damaged: .*deal"),
        (lambda: spoilt((b'"name":"Ann"', b'"name":""')), "line 1: the header is damaged: .*seats"),
        (
            lambda: spoilt((b'"name":"Ann"', b'"name":"' + b"n" * 25 + b'"')),
            "line 1: the header is damaged: .*seats",
        ),
        (lambda: spoilt((b'"options":{', b'"options":{"open_play":"yes"')), "line 1: the header is damaged"),
        (lambda: spoilt((b'"name":"Ann"', b'"name":"A\\nn"')), "line 1: the header is damaged: .*seats"),
        (
            lambda: spoilt((b'"name":"Ann"', b'"name":"A\\udc80"')),
            "page, line 1: this is not a Tide Table record",
        ),
        (
            lambda: spoilt((b'"player":"drifter"', b'"player":"a\\u202eb"')),
            "line 1: the header is damaged: .*seats",
        ),
        (
            lambda: spoilt((b'"scores":[', b'"scores":[7,')),
            "line 1: the header is damaged: a standing of 4 at a table of 3",
        ),
        (
            lambda: spoilt((b'"kind":"nature"', b'"kind":"magic"')),
            "page, line 2: the line is damaged: .*magic",
        ),
        (lambda: spoilt((b'{"0":', b'{"zero":')), "page, line 3: the line is damaged"),
        (lambda: usual_page() + b'{"kind":"turn","moves":{}}\n', "the line is damaged: .*moves"),
        (lambda: usual_page() + b'{"kind":"turn","moves":{},"more":1}\n', "the line is damaged: .*moves"),
        (lambda: spoilt((b'"deal":6', b'"deal":6,"more":1e999')), "line 1: the header is damaged: .*range"),
        (lambda: spoilt((b'"deal":6', b'"deal":6,"more":"\xff"')), "line 1: the header is damaged: .*utf-8"),
        (lambda: usual_page()[:-1], "the last line is cut off"),
        (lambda: usual_page()[:-9], "the last line is cut off"),
        (lambda: usual_page() + b"\n", "the line is damaged"),
        (
            lambda: usual_page().replace(b"\n", b"\xff\n"),
            "page, line 1: the header is damaged|this is not a Tide Table record",
        ),
    ],
)
def test_a_damaged_page_is_refused_with_file_line_and_reason(page, error_message):
    damaged = page()
    with pytest.raises(UnreadableRecord, match=error_message):
        read_record(damaged, "page")


@pytest.mark.parametrize("depth", [100, 500, 1000, 2000, 20_000])
def test_a_deeply_nested_field_is_refused_or_can_be_written_again(depth):
    """How deep JSON may be depends on the version of Python, and differs for one line and the whole page."""
    nested = b"[" * depth + b"]" * depth
    refused = ""
    try:
        record = read_record(spoilt((b'"deal":6', b'"extra":{"a":%b},"deal":6' % nested)), "page")
    except UnreadableRecord as error:
        refused = str(error)
    else:
        assert nested in written(record, THREE.table().standing(), None)
    assert not refused or depth > 100
    assert not refused or re.search(
        "line 1: (the header is damaged: .*recursion|this is not a Tide)", refused
    )


@pytest.mark.parametrize("letter", ["a", "\n", "\u202e"])
def test_a_cause_is_short_also_where_its_letters_are_escaped(letter):
    cause = cause_of(ValueError(letter * 300))
    assert len(cause) <= LONGEST_REASON
    assert cause_of(ValueError(cause)) == cause


def newer_page():
    """Return a page with fields that this program does not know."""
    return spoilt(
        (b'"deal":6', b'"deal":6,"more":{"by":[1,null]}'),
        (b'"name":"Ann"', b'"name":"Ann","hat":"red"'),
        (b'{"kind":"nature"', b'{"kind":"nature","drawn":true'),
        (b'{"kind":"turn"', b'{"kind":"turn","seconds":{"0":12}'),
    )


def test_a_record_of_a_newer_program_is_told_from_a_damaged_one():
    for page, newer in ((b'{"format":"tide-table","version":9}\n', True), (b"{}\n", False)):
        with pytest.raises(UnreadableRecord) as fault:
            read_record(page, "page")
        assert fault.value.newer is newer


def test_what_a_newer_program_has_written_is_ignored_and_kept():
    record = read_record(newer_page(), "page")
    table = Table(THREE.game, record)
    assert replace(record, unknown={}) == at_some_moment(THREE, 6).record
    pages = (page_of(table), newer_page())
    kept, was = ([msgspec.json.decode(line) for line in page.splitlines()] for page in pages)
    assert kept == was


def test_rewinding_drops_what_a_newer_program_wrote_in_the_dropped_lines():
    record = read_record(newer_page(), "page").rewound(0)
    pages = page_of(Table(THREE.game, record))
    assert b"seconds" not in pages
    assert b"drawn" in pages
    assert b"hat" in pages


def test_a_new_game_of_the_same_people_has_no_extra_data_of_the_last_one():
    record = replace(read_record(newer_page(), "page"), extra={"lesson": 3})
    again = record.dealt_anew(8, "2026-11-22T10:00:00+00:00")
    assert (again.deal, again.entries, again.extra, again.unknown) == (8, (), {}, {})
    assert again.seats == record.seats


def test_for_a_rematch_the_players_exchange_their_seats():
    record = read_record(newer_page(), "page").dealt_anew(8, "2026-11-22T10:00:00+00:00")
    assert record.turned_round().seats == record.seats[::-1]
    assert record.turned_round().turned_round() == record


def test_extra_data_that_features_keep_about_a_game_is_read_back():
    record = replace(at_some_moment(THREE, 6).record, extra={"hints": [3, 4]})
    page = page_of(Table(THREE.game, record))
    assert read_record(page, "page") == record
    assert b'"extra":{"hints":[3,4]}' in page
    assert b"extra" not in usual_page()


@pytest.mark.parametrize(
    ("wrong", "error_message"),
    [
        (lambda scores: Outcome(scores[:2], (0,)), "an outcome of 2 at a table of 3"),
        (lambda scores: Outcome((*scores, 1), (0,)), "an outcome of 4 at a table of 3"),
        (lambda scores: Outcome(scores, ()), "the winners are not at the table"),
        (lambda scores: Outcome(scores, (0, 3)), "the winners are not at the table"),
        (lambda scores: Outcome(scores, (-1,)), "the winners are not at the table"),
    ],
)
def test_a_header_that_contradicts_itself_is_neither_read_nor_written(wrong, error_message):
    table = played_out(THREE.table(6), 6)
    outcome = wrong(table.outcome().scores)
    header = msgspec.json.decode(page_of(table).split(b"\n")[0], type=Header)
    with pytest.raises(UnreadableRecord, match=f"page, line 1: the header is damaged: {error_message}"):
        read_header(msgspec.json.encode(msgspec.structs.replace(header, outcome=outcome)), "page")
    with pytest.raises(UnreadableRecord, match=f"record, line 1: the header is damaged: {error_message}"):
        written(THREE.record(), header.standing, outcome)


NAMES = ["Zoë", "李雷", "Ann-Marie O'Neil", "🌊", "👩‍👩‍👧", "عمر", "n" * 24]


@pytest.mark.parametrize("name", NAMES)
def test_names_in_every_script_are_read_back(name):
    record = replace(THREE.record(), seats=(SeatedPlayer(name, f"engine:{name}"), *THREE.record().seats[1:]))
    record = record.handed_over(1, name)
    assert read_record(written(record, THREE.table().standing(), None), "page") == record


INVISIBLE = [
    "",
    *("a\nb", "a\r", "b\n", "\t", "\x00", "\x1b[2J", "\x7f", "\x85", "a\u2028b", "a\u2029"),
    *("a\u202ab", "a\u202e", "\u2066", "\u2069a", "\u200e", "\u200fa", "\u061c", "\ud800", "a\udcff"),
]


@pytest.mark.parametrize("text", [*INVISIBLE, "n" * 25], ids=ascii)
def test_a_name_that_could_not_be_read_back_is_not_written(text):
    record = replace(THREE.record(), seats=(SeatedPlayer(text, "drifter"), *THREE.record().seats[1:]))
    with pytest.raises(UnreadableRecord, match="record, line 1: "):
        written(record, THREE.table().standing(), None)


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_a_player_that_could_not_be_read_back_is_not_written(text):
    record = THREE.record()
    seated = replace(record, seats=(SeatedPlayer("Ann", text), *record.seats[1:]))
    with pytest.raises(UnreadableRecord, match="record, line 1: "):
        written(seated, THREE.table().standing(), None)
    with pytest.raises(UnreadableRecord, match="record, line 2: "):
        written(record.handed_over(0, text), THREE.table().standing(), None)


@pytest.mark.parametrize("deal", [-1, 10**12, 10**30])
def test_a_deal_number_that_could_not_be_read_back_is_not_written(deal):
    with pytest.raises(UnreadableRecord, match=r"record, line 1: the header is damaged: .*deal"):
        written(replace(THREE.record(), deal=deal), THREE.table().standing(), None)


def with_takeovers(number):
    """Return the lines of a record in which the players change that often."""
    line = b'{"kind":"player","seat":1,"player":"drifter"}\n'
    return usual_page() + number * line


def test_a_record_of_too_many_new_players_is_refused_before_it_is_replayed():
    """There is no other end to them, and a window draws a line of the log for each."""
    assert len(read_record(with_takeovers(100), "page").entries) == usual_page().count(b"\n") + 99
    line = usual_page().count(b"\n") + 101
    with pytest.raises(UnreadableRecord, match=f"page, line {line}: players changed more than 100 times"):
        read_record(with_takeovers(86_671), "page")


@given(st.binary(max_size=300))
def test_rubbish_is_refused(page):
    with pytest.raises(UnreadableRecord):
        read_record(page, "page")


@given(data=st.data())
def test_a_page_with_one_byte_changed_reads_as_a_page_or_is_refused(data):
    at = data.draw(st.integers(0, len(usual_page()) - 1))
    byte = data.draw(st.integers(0, 255))
    page = usual_page()[:at] + bytes([byte]) + usual_page()[at + 1 :]
    try:
        record = read_record(page, "page")
        table = Table(THREE.game, record)
    except UnreadableRecord as error:
        assert str(error).startswith("page, line ") or str(error).startswith("record, line ")  # noqa: PT017
    else:
        assert read_record(page_of(table), "page").entries[: len(record.entries)] == record.entries
