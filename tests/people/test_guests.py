"""Guests are noted in records; without the note, `Guest` is a name like any other."""

from dataclasses import replace

import pytest
from people_games import finished, summary_of
from tongue import marked

from tide_gui.people.directory import Directory
from tide_gui.people.figures import games_by_person
from tide_gui.people.guests import guests_in, names_now, shown_names, with_guests

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


def test_whoever_has_no_name_is_called_so_in_the_language_and_a_typed_name_is_shown_as_typed():
    names = ("Guest", "Guest 2", "Somebody", "Somebody 12", "guest", "Guest of Ann", "Puffin")
    nameless = ("‡Guest‡", "‡Guest 2‡", "‡Somebody‡", "‡Somebody 12‡", *names[4:])
    assert shown_names(names, range(len(names)), marked) == nameless
    assert shown_names(names, (), marked) == (*names[:2], *nameless[2:])


def test_where_somebody_is_called_as_guests_are_in_the_language_a_guest_is_called_as_in_the_record():
    assert shown_names(("‡GUEST‡", "Guest"), {1}, marked) == ("‡GUEST‡", "Guest")
    assert shown_names(("‡GUEST‡", "Guest", "Somebody"), {1}, marked) == ("‡GUEST‡", "Guest", "‡Somebody‡")
    assert shown_names(("Anna", "anna", "Guest"), {2}, marked) == ("Anna", "anna", "‡Guest‡")
    assert shown_names(("Guest", "Guest"), {0, 1}, marked) == ("‡Guest‡", "‡Guest‡")
