"""Who is who: renamed, joined, separated, erased."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.people.directory import Directory, is_somebody

NAMES = ["Ann", "Anna", "Bo", "Cy"]
names = st.sampled_from(NAMES)


def test_a_name_is_a_person_until_something_else_is_said():
    assert Directory().person("Ann") == "Ann"
    assert Directory().also("Ann") == ()


def test_a_renamed_person_keeps_games_and_sheep():
    directory = Directory().with_sheep("Ann", 3).renamed("Ann", "Anna")
    assert directory.person("Ann") == "Anna" == directory.person("Anna")
    assert directory.also("Anna") == ("Ann",)
    assert directory.sheep == {"Anna": 3}


def test_a_renamed_person_can_get_the_former_name_back():
    assert Directory().renamed("Ann", "Anna").renamed("Anna", "Ann").known_as == {"Anna": "Ann"}


def test_two_names_are_joined_and_the_sheep_of_the_second_stays():
    directory = Directory().with_sheep("Ann", 3).with_sheep("Bo", 1).renamed("Ann", "Bo")
    assert directory.person("Ann") == directory.person("Bo") == "Bo"
    assert directory.sheep == {"Bo": 1}


def test_who_was_joined_before_goes_along():
    directory = Directory().renamed("Ann", "Bo").renamed("Bo", "Cy")
    assert [directory.person(name) for name in ("Ann", "Bo", "Cy")] == ["Cy", "Cy", "Cy"]


def test_a_joined_name_can_be_separated_again():
    directory = Directory().renamed("Ann", "Bo").renamed("Cy", "Bo").separated("Ann")
    assert [directory.person(name) for name in ("Ann", "Bo", "Cy")] == ["Ann", "Bo", "Bo"]


def test_of_an_erased_person_nothing_is_left():
    directory = Directory().with_sheep("Bo", 2).renamed("Ann", "Bo").with_sheep("Cy", 4)
    assert directory.erased("Bo") == Directory(sheep={"Cy": 4})


def test_a_name_is_the_same_however_its_accents_are_written():
    directory = Directory().renamed("Zo\u00eb", "Ann")
    assert directory.person("Zoe\u0308") == "Ann"
    assert Directory().person("Zoe\u0308") == "Zo\u00eb"


def test_what_was_remembered_of_a_name_in_two_forms_is_of_one():
    former = Directory(
        known_as={"Zoe\u0308": "Zo\u00eb", "Ann": "Zoe\u0308"}, sheep={"Zoe\u0308": 2, "Bo": 1}
    )
    assert former.composed() == Directory(known_as={"Ann": "Zo\u00eb"}, sheep={"Zo\u00eb": 2, "Bo": 1})


@given(
    changes=st.lists(st.tuples(st.sampled_from(["rename", "separate", "erase"]), names, names), max_size=6)
)
def test_whatever_is_changed_a_person_is_known_by_the_own_name(changes):
    directory = Directory()
    for what, name, other in changes:
        match what:
            case "rename":
                directory = directory.renamed(directory.person(name), other)
            case "separate":
                directory = directory.separated(name)
            case _:
                directory = directory.erased(directory.person(name))
        people = {directory.person(each) for each in NAMES}
        assert {directory.person(person) for person in people} == people


@pytest.mark.parametrize(
    ("name", "erased"),
    [("Somebody", True), ("Somebody 2", True), ("Somebody else", False), ("somebody", False), ("Ann", False)],
)
def test_the_word_for_an_erased_person_is_known_again(name, erased):
    assert is_somebody(name) is erased


def test_what_another_computer_remembers_is_added_and_whoever_is_known_here_stays():
    here = Directory().renamed("Bo", "Bob").with_sheep("Ann", 1)
    there = Directory(
        known_as={"Bo": "Boris", "Ann": "Anna", "Cy": "Bo", "Di": "Dora"}, sheep={"Ann": 4, "Bo": 3}
    )
    completed = here.completed(there)

    assert completed.known_as == {"Bo": "Bob", "Cy": "Bob", "Di": "Dora"}
    assert completed.sheep == {"Ann": 1, "Bob": 3}
    assert completed.completed(there) == completed


def test_a_person_of_joined_names_is_not_joined_into_another_by_another_computer():
    here = Directory().renamed("Bo", "Bob")

    assert here.completed(Directory(known_as={"Bob": "Robert"})) == here
    assert here.completed(Directory(known_as={"Bob": "Bo"})) == here
