"""Names are taken out of records, and nothing else is changed."""

import json
from dataclasses import replace

import pytest
from people_games import finished, page_of

from tide_gui.people.erasure import without_names
from tide_gui.people.guests import with_guests
from tide_gui.table.record import Takeover, UnreadableRecord, read_record
from tide_gui.table.title import retitled, title_in


def names_in(page):
    return [seated.name for seated in read_record(page, "game.tide").seats]


def test_only_the_names_of_people_change():
    record = finished("ppb", names=("Ann", "Bo", "Ann 2"))
    page = page_of(record)
    without = without_names(page, ["Ann", "Ann 2"], "game.tide")
    assert names_in(without) == ["Somebody", "Bo", "Ann 2"]
    assert without.partition(b"\n")[2] == page.partition(b"\n")[2]
    assert read_record(without, "game.tide").entries == record.entries


def test_several_erased_people_stay_apart_also_from_those_erased_before():
    page = page_of(finished("ppp", names=("Ann", "Somebody", "Cy")))
    assert names_in(without_names(page, ["Ann", "Cy"], "game.tide")) == [
        "Somebody 2",
        "Somebody",
        "Somebody 3",
    ]


@pytest.mark.parametrize("name", ['the "Admiral"', "Åsa Øverland", "back\\slash"])
def test_names_with_odd_letters_are_found(name):
    page = page_of(finished("pbb", names=(name, "Bo", "Cy")))
    assert names_in(without_names(page, [name], "game.tide")) == ["Somebody", "Bo", "Cy"]


def test_a_name_with_its_accents_apart_is_found_and_so_it_is_in_the_title():
    page = page_of(finished("pbb", names=("Zoe\u0308", "Bo", "Cy")))
    page = retitled(page, "game.tide", "zoe\u0308 and Bo")
    without = without_names(page, ["Zo\u00eb"], "game.tide")
    assert names_in(without) == ["Somebody", "Bo", "Cy"]
    assert title_in(read_record(without, "game.tide").extra) == "Somebody and Bo"


@pytest.mark.parametrize("name", ["anna lee ", "ANNA  LEE", "AnnaLee"])
def test_every_spelling_of_a_name_is_found(name):
    page = page_of(finished("pbb", names=("Anna Lee", "Bo", "Cy")))
    assert names_in(without_names(page, [name], "game.tide")) == ["Somebody", "Bo", "Cy"]
    page = page_of(finished("pbb", names=(name, "Bo", "Cy")))
    assert names_in(without_names(page, ["Anna Lee"], "game.tide")) == ["Somebody", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("title", "name", "without"),
    [
        ("Final of anna lee", "Anna  Lee ", "Final of Somebody"),
        ("AnnaLee wins", "Anna Lee", "Somebody wins"),
        ("Final of Anna Lee", "AnnaLee", "Final of Somebody"),
        ("an nalee, ANNA  LEE!", "AnnaLee", "Somebody, Somebody!"),
        ("STRASSE wins", "Straße", "Somebody wins"),
        ("straße and Strassen", "STRASSE", "Somebody and Strassen"),
        ("Annie beats Bo", "Ann", "Somebody beats Bo"),
        ("Ann Lee beats Bo", "Ann", "Somebody beats Bo"),
        ("Joanna lee", "Anna Lee", "Joanna lee"),
    ],
)
def test_a_name_in_any_spelling_is_taken_out_of_the_title_and_so_is_another_name_of_the_person(
    title, name, without
):
    page = retitled(page_of(finished("pbb", names=(name, "Bo", "Cy"))), "game.tide", title)
    page = without_names(page, [name, "Annie", "Ann Lee"], "game.tide")
    assert title_in(read_record(page, "game.tide").extra) == without


def test_a_noted_guest_is_nobody_and_stays_whoever_else_was_called_so():
    page = page_of(with_guests(finished("ppb", names=("Guest", "Ann", "Cy"))))
    assert names_in(without_names(page, ["Ann", "Guest"], "game.tide")) == ["Guest", "Somebody", "Cy"]
    assert without_names(page, ["Guest"], "game.tide") == page


def test_the_names_of_two_seats_stay_two_in_the_title():
    page = page_of(finished("ppb", names=("Ann", "Annie", "Cy")))
    page = without_names(retitled(page, "game.tide", "annie - ann"), ["Ann", "Annie"], "game.tide")
    assert title_in(read_record(page, "game.tide").extra) == "Somebody 2 - Somebody"


def test_a_title_without_the_name_stays_as_it_was_written():
    page = retitled(page_of(finished("pbb", names=("Ann", "Bo", "Cy"))), "game.tide", "Cafe\u0301")
    assert title_in(read_record(without_names(page, ["Ann"], "game.tide"), "game.tide").extra) == "Cafe\u0301"


def test_a_name_that_another_program_wrote_with_escapes_is_found():
    page = page_of(finished("pbb", names=("Åsa", "Bo", "Cy"))).replace("Åsa".encode(), rb"\u00c5s\u0061")
    assert names_in(page) == ["Åsa", "Bo", "Cy"]
    assert names_in(without_names(page, ["Åsa"], "game.tide")) == ["Somebody", "Bo", "Cy"]


def test_what_cannot_be_read_and_has_other_escapes_is_left_alone():
    assert without_names(rb'{"n\u0061me":', ["Ann"], "game.tide") == rb'{"n\u0061me":'


def test_whoever_took_a_seat_over_from_a_bot_is_erased_too():
    record = finished("bbp", names=("Ann", "Bo", "Cy"))
    taken = replace(record, entries=(*record.entries[:3], Takeover(0, "person"), *record.entries[3:]))
    assert names_in(without_names(page_of(taken), ["Ann", "Bo"], "game.tide")) == ["Somebody", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("title", "without"),
    [
        ("Ann’s first, ann won", "Somebody’s first, Somebody won"),
        ("Annual meeting of Bo", "Annual meeting of Bo"),
        ("Ann" + " Ann" * 14, ""),
    ],
)
def test_a_name_is_taken_out_of_the_title_of_the_game_too(title, without):
    page = retitled(page_of(finished()), "game.tide", title)
    assert title_in(read_record(without_names(page, ["Ann"], "game.tide"), "game.tide").extra) == without


def test_a_record_without_the_name_is_not_even_read():
    assert without_names(b"not a record", ["Ann"], "game.tide") == b"not a record"


def test_a_bot_of_this_name_keeps_it():
    page = page_of(finished("bbb", names=("Ann", "Bo", "Cy")))
    assert without_names(page, ["Ann"], "game.tide") == page


def test_fields_of_a_newer_program_stay():
    line, _, rest = page_of(finished()).partition(b"\n")
    header = json.loads(line)
    header["weather"], header["seats"][0]["hat"] = "rain", "blue"
    without = without_names(json.dumps(header).encode() + b"\n" + rest, ["Ann"], "game.tide")
    assert json.loads(without.partition(b"\n")[0]) == header | {
        "seats": [{**header["seats"][0], "name": "Somebody"}, *header["seats"][1:]]
    }


def test_a_damaged_record_with_the_name_is_refused():
    with pytest.raises(UnreadableRecord):
        without_names(b'{"name":"Ann"}\n', ["Ann"], "game.tide")
