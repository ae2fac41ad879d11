"""Names are taken out of records, and nothing else is changed."""

import json

import pytest
from people_games import finished, page_of

from tide_gui.people.erasure import without_names
from tide_gui.table.record import UnreadableRecord, read_record


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
