"""Which sheep the seats of a table have."""

import pytest

from tide_gui.people.directory import Directory
from tide_gui.people.sheep import sheep_at_table
from tide_gui.table.record import SeatedPlayer

CHOICES = Directory(sheep={"Ann": 3, "Bo": 3, "Cy": 0, "Puffin": 4})


def sheep_of(*names, bots=("Puffin", "Gull"), directory=CHOICES):
    seats = [SeatedPlayer(name, "puffin" if name in bots else "person") for name in names]
    return sheep_at_table(seats, directory)[: len(names)]


def test_without_a_choice_each_seat_has_its_usual_sheep():
    assert sheep_of("Dot", "Eve", "Gull", "Fay", "Gus", directory=Directory()) == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("seat", range(5))
def test_a_person_has_the_chosen_sheep_on_every_seat(seat):
    names = ["Dot", "Eve", "Gull", "Fay"]
    names.insert(seat, "Ann")
    assert sheep_of(*names)[seat] == 3


def test_of_two_people_with_one_choice_the_later_keeps_the_usual_sheep_of_the_seat():
    assert sheep_of("Ann", "Bo") == (3, 1)
    assert sheep_of("Bo", "Ann") == (3, 1)


def test_who_loses_the_sheep_to_a_choice_gets_one_that_is_left():
    assert sheep_of("Gull", "Puffin", "Cy") == (2, 1, 0)
    assert sheep_of("Dot", "Cy") == (1, 0)
    assert sheep_of("Dot", "Eve", "Fay", "Bo", "Cy") == (4, 1, 2, 3, 0)


def test_the_name_of_a_bot_is_no_person():
    assert sheep_of("Dot", "Puffin") == (0, 1)


def test_a_joined_name_has_the_sheep_of_the_person():
    directory = Directory(known_as={"Annie": "Ann"}, sheep={"Ann": 3})
    assert sheep_of("Dot", "Annie", directory=directory) == (0, 3)


def test_all_sheep_at_a_table_differ_also_on_seats_that_nobody_has():
    seats = [SeatedPlayer(name, "person") for name in ("Ann", "Bo", "Cy")]
    assert sorted(sheep_at_table(seats, CHOICES)) == [0, 1, 2, 3, 4]
    assert sheep_at_table(seats * 3, CHOICES) == (3, 1, 0, 2, 4)
