"""Which sheep the seats of a table have."""

import pytest

from tide_gui.people.directory import Directory
from tide_gui.people.sheep import sheep_at_table, with_faces
from tide_gui.table.record import SeatedPlayer

CHOICES = Directory(sheep={"Ann": 3, "Bo": 3, "Cy": 0, "Puffin": 4})


def sheep_of(*names, bots=("Puffin", "Gull"), directory=CHOICES):
    seats = [SeatedPlayer(name, "puffin" if name in bots else "person") for name in names]
    return sheep_at_table(seats, directory)[: len(names)]


def test_without_a_choice_people_have_the_first_sheep_and_bots_the_others():
    assert sheep_of("Dot", "Puffin", "Gull", "Fay", "Gus", directory=Directory()) == (0, 3, 4, 1, 2)
    assert sheep_of("Puffin", "Dot", directory=Directory()) == (1, 0)


@pytest.mark.parametrize("seat", range(5))
def test_a_person_has_the_chosen_sheep_on_every_seat(seat):
    names = ["Dot", "Eve", "Gull", "Fay"]
    names.insert(seat, "Ann")
    assert sheep_of(*names)[seat] == 3


@pytest.mark.parametrize("directory", [Directory(), CHOICES])
@pytest.mark.parametrize("names", [("Ann", "Bo"), ("Ann", "Puffin"), ("Guest", "Guest 2"), ("Guest", "Gull")])
def test_people_keep_their_sheep_when_they_exchange_sides(names, directory):
    assert sheep_of(*names[::-1], directory=directory) == sheep_of(*names, directory=directory)[::-1]


def test_of_two_people_with_one_choice_the_first_by_name_has_it():
    assert sheep_of("Ann", "Bo") == (3, 1)


def test_who_sits_down_keeps_the_sheep_for_good_and_nobody_else_gets_it():
    directory = Directory()
    for names in (("Bo", "Puffin"), ("Puffin", "Ann"), ("Cy", "Bo", "ann"), ("Guest", "Gull")):
        seats = [SeatedPlayer(name, "puffin" if name in ("Puffin", "Gull") else "person") for name in names]
        directory = with_faces(directory, seats)
    assert directory == Directory(sheep={"Bo": 0, "Ann": 1, "Cy": 2})
    assert sheep_of("Guest", "ANN", "Cy", "Bo", directory=directory) == (3, 1, 2, 0)


def test_who_has_no_sheep_yet_gets_one_that_nobody_has():
    assert sheep_of("Gull", "Puffin", "Cy") == (1, 2, 0)
    assert sheep_of("Dot", "Cy") == (1, 0)
    assert sheep_of("Dot", "Eve", "Fay", "Bo", "Cy") == (1, 2, 4, 3, 0)


def test_the_name_of_a_bot_is_no_person():
    assert sheep_of("Dot", "Puffin") == (1, 0)


def test_a_joined_name_has_the_sheep_of_the_person():
    directory = Directory(known_as={"Annie": "Ann"}, sheep={"Ann": 3})
    assert sheep_of("Dot", "Annie", directory=directory) == (0, 3)


def test_all_sheep_at_a_table_differ_also_on_seats_that_nobody_has():
    seats = [SeatedPlayer(name, "person") for name in ("Ann", "Bo", "Cy")]
    assert sorted(sheep_at_table(seats, CHOICES)) == [0, 1, 2, 3, 4]
    assert sheep_at_table(seats * 3, CHOICES) == (3, 2, 0, 1, 4)
