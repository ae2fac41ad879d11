"""Who is who: renamed, joined, separated, erased."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.people.directory import Directory, is_nobody

NAMES = ["Ann", "Anna", "anna", "Bo", "Cy"]
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


def test_two_names_are_joined_under_the_spelling_that_was_given_last():
    directory = Directory().renamed("Ann", "Anna").renamed("Bo", "anna")
    assert {directory.person(name) for name in ("Ann", "Anna", "anna", "Bo")} == {"anna"}


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
    ("name", "nobody"),
    [
        *(("Somebody", True), ("Somebody 2", True), ("Somebody else", False), ("somebody", True)),
        *(("Guest", True), ("guest 3", True), ("Guests", False), ("Ann", False), (" ", False)),
    ],
)
def test_the_words_for_who_was_erased_and_who_gave_no_name_are_known_again(name, nobody):
    assert is_nobody(name) is nobody


SPELLINGS = ["Anna", "anna", "ANNA ", " an na", "A\N{NO-BREAK SPACE}nna"]


@pytest.mark.parametrize("name", SPELLINGS)
def test_names_that_differ_in_case_or_spaces_only_are_one_person(name):
    remembered = [
        Directory().with_sheep("Anna", 3),
        Directory(known_as={"Bo": "Anna"}),
        Directory().renamed("anna", "Anna"),
    ]
    assert [directory.person(name) for directory in remembered] == ["Anna"] * 3
    assert Directory().key(name) == Directory().key("Anna")
    assert remembered[0].sheep_of(name) == 3


def test_an_unknown_name_is_shown_as_it_was_typed_but_for_spaces():
    assert Directory().person("  ann   lee ") == "ann lee"
    assert Directory().person(" ") == " "


def test_another_spelling_can_be_chosen_and_is_no_other_name():
    directory = Directory().with_sheep("anna", 3).renamed("anna", "Anna")
    assert [directory.person(name) for name in SPELLINGS] == ["Anna"] * 5
    assert (directory.sheep, directory.also("Anna")) == ({"Anna": 3}, ())


def test_whoever_gets_the_former_name_of_another_in_another_spelling_has_it():
    directory = Directory().renamed("anna", "Bo").renamed("Cy", "Anna")
    assert [directory.person(name) for name in ("Cy", "Anna", "anna")] == ["Anna"] * 3
    assert directory.separated("CY").person("Cy") == "Cy"


def test_a_sheep_is_chosen_and_erased_in_whatever_spelling():
    directory = Directory().with_sheep("Ann", 3).with_sheep("ANN", 1)
    assert directory.sheep == {"ANN": 1}
    assert directory.erased("ann") == Directory()


def test_what_a_former_version_remembered_of_two_spellings_is_of_one_person():
    former = Directory(known_as={"Anna": "Bo", "Cy": "anna", "Di  ": "Di"})
    assert former.composed() == Directory(known_as={"Anna": "Bo", "Cy": "Bo"})


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


def test_whoever_is_known_here_in_another_spelling_stays_who_they_are():
    here = Directory().renamed("Bo", "Bob").with_sheep("Ann", 1)

    assert here.completed(Directory(known_as={"bo": "Boris", "ANN": "Zoe"}, sheep={"ann": 4})) == here
    assert here.completed(Directory(known_as={"Ben": "BOB"})).person("ben") == "Bob"
