"""Bad moments with phones, in a window: other games, other seats, other names, other pages."""

from dataclasses import replace

import pytest
from by_hand import record_of

from tide_gui.phones.protocol import Free, Joined, Left, Open, People, Said, Show, Took
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app.lesson_list import lesson_files


def names(opened):
    return [person.name for person in opened.orders_of(People)[-1].people]


def play_a_turn(opened):
    """Ann and Bo choose on their phones, and the bot between."""
    opened.choose("Ann")
    opened.driver.bots.answer_all()
    opened.choose("Bo")


@pytest.mark.slow
def test_in_a_rematch_the_cards_follow_the_person_to_the_other_seat(sheet):
    opened = sheet(replace(record_of("pp"), game="turning-tides"))
    opened.sit("Ann")
    assert opened.flow.phone_seats == {0}
    opened.driver.program.dealer.again()
    assert names(opened) == ["Bo", "Ann"]
    assert opened.flow.phone_seats == {1}
    assert [each["name"] for each in opened.states("Ann")[-1]["seats"] if each.get("own")] == ["Ann"]
    assert opened.driver.session.prompt == "Hand the screen to Bo."


@pytest.mark.slow
def test_another_game_voids_presses_and_the_phones_find_their_seats_when_the_first_one_goes_on(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    play_a_turn(opened)
    path, former = opened.driver.session.controller.game.autosave.path, opened.states("Ann")[-1]
    place = opened.place("Ann")
    opened.driver.sit("ppb", names=("Cy", "Ann", "Dot"))
    assert names(opened) == ["Cy", "Ann"], "who is new is offered to phones without a place"
    assert opened.flow.phone_seats == {1}
    present = opened.states("Ann")[-1]
    opened.process.report(Said(place, former["number"], "press", former["hand"][0]["number"]))
    assert opened.states("Ann")[-1] == present
    opened.driver.program.open(str(path))
    assert opened.flow.phone_seats == {0, 1}
    again = opened.states("Ann")[-1]
    assert again["number"] not in (former["number"], present["number"])
    assert [card["label"] for card in again["hand"]] == [card["label"] for card in former["hand"]]


@pytest.mark.slow
def test_a_page_that_is_loaded_again_disturbs_nobody_who_looks_back(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    play_a_turn(opened)
    opened.driver.session.lookBack.to(0)
    opened.report(Left, "Ann")
    opened.report(Joined, "Ann")
    assert opened.flow.looking_back
    assert opened.flow.phone_seats == {0, 1}


@pytest.mark.slow
def test_phones_play_on_while_the_window_shows_another_page(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    opened.driver.program.show("settings")
    for name in ("Ann", "Bo"):
        opened.choose(name)
    opened.driver.bots.answer_all()
    assert opened.driver.session.controller.game.table.record.turns() == 1
    opened.driver.program.show("table")
    assert opened.driver.session.prompt == "Waiting for Ann and Bo."


@pytest.mark.slow
def test_in_a_lesson_nobody_has_a_phone(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.driver.program.lesson.start("turn-the-tide", lesson_files("turn-the-tide")[0].stem)
    assert names(opened) == []
    assert opened.flow.phone_seats == set()


@pytest.mark.slow
def test_who_is_renamed_keeps_the_phone_in_the_next_game(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    place = opened.place("Ann")
    opened.driver.program.people.choose("Ann")
    opened.driver.program.people.rename("Anna")
    opened.driver.program.dealer.again()
    assert opened.place("Anna") == place
    assert opened.flow.phone_seats == {0}
    opened.phones.toScreen(place)
    opened.driver.session.controller.refresh()
    assert opened.place("Anna") != place, "a former name is no place any more"


@pytest.mark.slow
def test_who_is_erased_is_no_longer_known_by_any_phone(sheet, tmp_path):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    place = opened.place("Ann")
    erase(opened.driver.program.people, "Ann")
    assert opened.orders_of(Free) == [Free(place)]
    assert opened.flow.phone_seats == {1}
    assert place.encode() not in next(tmp_path.rglob("phones")).read_bytes()


def test_who_is_erased_before_phones_are_wanted_is_not_known_by_those_of_last_time(sheet, open_window):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    key, place = opened.key("Bo"), opened.place("Bo")
    opened.driver.close()
    window = open_window()
    erase(window.program.people, "Ann")
    window.close()
    tomorrow = sheet("ppb")
    assert tomorrow.orders_of(Open)[0].devices == {key: place}, "phones of others are still known"
    tomorrow.driver.close()
    window = open_window()
    window.folders.phones.write_bytes(b"what nobody can read")
    erase(window.program.people, "Ann")
    assert not window.folders.phones.exists()


def erase(people, name):
    people.choose(name)
    people.erase()
    people.finish_erasing()


def namesakes(sheet):
    seats = tuple(SeatedPlayer(name, "person") for name in ("Ann", "Ann", "Bo"))
    return sheet(replace(record_of("ppp"), seats=seats))


@pytest.mark.slow
def test_who_has_the_name_of_somebody_for_whom_a_bot_plays_on_keeps_the_place(sheet):
    opened = namesakes(sheet)
    first, second, _ = opened.orders_of(People)[-1].people
    for place in (first.place, second.place):
        opened.process.report(Took(place, f"key of {place}"))
        opened.process.report(Joined(place))
    opened.driver.session.leaving.letBotPlay(0)
    opened.driver.session.stakes.agree()
    assert opened.orders_of(Free) == [Free(first.place)]
    assert opened.flow.phone_seats == {1}
    assert [person.place for person in opened.orders_of(People)[-1].people[:1]] == [second.place]
    assert {show.place for show in opened.orders_of(Show)[-1:]} == {second.place}


@pytest.mark.slow
def test_two_people_of_one_name_have_two_places(sheet):
    opened = namesakes(sheet)
    first, second, _ = opened.orders_of(People)[-1].people
    assert first.place != second.place
    for person in (second, first):
        opened.process.report(Took(person.place, f"key of {person.place}"))
        opened.process.report(Joined(person.place))
        assert len(opened.flow.phone_seats) == (1 if person is second else 2)
    erase(opened.driver.program.people, "Ann")
    assert {order.place for order in opened.orders_of(Free)} == {first.place, second.place}
