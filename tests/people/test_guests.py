"""Guests are noted in records; without the note, `Guest` is a name like any other."""

from dataclasses import replace

import pytest
from people_games import finished, summary_of

from tide_gui.people.directory import Directory
from tide_gui.people.figures import games_by_person
from tide_gui.people.guests import guests_in, names_now, with_guests

NOBODY_KNOWN = Directory()
JOINED = Directory(known_as={"Guest": "Anna"})


def test_the_guests_of_a_new_game_are_noted_and_nothing_else():
    record = finished("ppb", names=("Ann", "Guest 2", "Guest"))
    assert with_guests(record) == replace(record, extra={"guests": [1]})
    named = replace(record, seats=(record.seats[0], *finished("bbb").seats[1:]))
    assert with_guests(named) is named


@pytest.mark.parametrize("noted", [None, "0", 0, {"0": 1}, ["0", None, {}]])
def test_a_note_that_says_nothing_names_no_guest(noted):
    assert guests_in({"guests": noted}) == frozenset()


@pytest.mark.parametrize(
    ("directory", "noted", "people"),
    [
        (NOBODY_KNOWN, False, {"Guest"}),
        (JOINED, False, {"Anna"}),
        (NOBODY_KNOWN, True, set()),
        (JOINED, True, set()),
    ],
)
def test_whoever_a_former_version_called_guest_keeps_the_games_and_a_guest_has_none(directory, noted, people):
    record = finished("pbb", names=("Guest", "Bo", "Cy"))
    record = with_guests(record) if noted else record
    assert games_by_person([summary_of(record)], directory).keys() == people


def test_a_guest_is_called_so_whoever_else_was_called_so():
    record = finished("ppb", names=("Guest", "Ann", "Guest 2"))
    called = JOINED.person
    assert names_now(record.seats, {}, called) == ("Anna", "Ann", "Guest 2")
    assert names_now(record.seats, {"guests": [0]}, called) == ("Guest", "Ann", "Guest 2")
