"""Each phone is told everything in its own language, if the program has it, and the window keeps its own."""

from dataclasses import replace

import msgspec
import pytest
from by_hand import record_of
from tongue import CODE, MARK, marked

from tide_gui.characters import PERSON
from tide_gui.phones.protocol import Free, Joined, LetGo, Open, People, Rules, Said, Show, Took
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app import phone_holders, phone_page

KEPT = {"game", "doing", "do", "area", "art", "kind", "name", "by", "owner"}  # no words, or names of people


@pytest.fixture(autouse=True)
def _made_up(monkeypatch):
    """The program has a made-up language, too."""
    for module in (phone_page, phone_holders):
        monkeypatch.setattr(module, "other_languages", lambda: [CODE])
        monkeypatch.setattr(module, "translation", {CODE: marked}.__getitem__)


def words_in(data):
    """The texts with words that are told in some language."""
    if isinstance(data, dict):
        for name, each in data.items():
            if name not in KEPT or not isinstance(each, str):
                yield from words_in(each)
    elif isinstance(data, list):
        for each in data:
            yield from words_in(each)
    elif isinstance(data, str) and any(letter.isalpha() for letter in data):
        yield data


def check_words(data, *, made_up):
    words = list(words_in(data))
    assert len(words) > 3
    assert [word for word in words if (MARK in word) != made_up] == []


def last_state(opened, name):
    return opened.states(name)[-1]


def test_the_page_is_told_in_every_language(sheet):
    opened = sheet("ppb")
    [order] = opened.orders_of(Open)
    assert list(order.translations) == [CODE]
    told = msgspec.to_builtins(order.translations[CODE])
    assert (told.pop("lang"), told.pop("tag")) == (CODE, order.words.tag)
    check_words(told, made_up=True)
    people = opened.orders_of(People)[-1]
    sentences = people.translations[CODE]
    assert sentences.absent == f"{MARK}{people.absent}{MARK}"
    assert sentences.welcome.startswith(f"{MARK}{MARK}Turn the Tide")
    opened.driver.program.closeGame()
    assert opened.orders_of(People)[-1].translations[CODE].absent == f"{MARK}No game is on the table.{MARK}"


def test_a_phone_has_its_language_and_the_other_phone_and_the_window_have_theirs(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Took, "Bo", "key")
    opened.report(Joined, "Bo", CODE)
    check_words(last_state(opened, "Ann"), made_up=False)
    check_words(last_state(opened, "Bo"), made_up=True)
    assert MARK not in "".join(opened.driver.words())
    for name in ("Ann", "Bo"):
        opened.report(Said, name, 0, "read_rules", None)
    ann, bo = (msgspec.json.decode(order.rules) for order in opened.orders_of(Rules))
    check_words(ann, made_up=False)
    check_words(bo, made_up=True)
    assert (ann["game"], len(ann["chapters"])) == (bo["game"], len(bo["chapters"]))


def test_a_phone_of_another_language_at_the_same_place_is_told_everything_anew(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    before = last_state(opened, "Bo")
    opened.report(Joined, "Bo", CODE)
    after = last_state(opened, "Bo")
    check_words(after, made_up=True)
    assert [card["label"] for card in after["hand"]] == [card["label"] for card in before["hand"]]
    assert after["number"] != before["number"], "what was meant for the other words is void"
    shown = len(opened.orders_of(Show))
    opened.report(Joined, "Bo", CODE)
    assert len(opened.orders_of(Show)) == shown, "it knows that already"
    opened.report(Joined, "Bo")
    check_words(last_state(opened, "Bo"), made_up=False)
    assert opened.flow.phone_seats == {0, 1}


def test_the_language_goes_with_the_phone_to_the_next_game_and_is_forgotten_with_it(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Took, "Bo", "key")
    opened.report(Joined, "Bo", CODE)
    opened.driver.sit("ppb", names=("Bo", "Cy", "Dot"))
    check_words(last_state(opened, "Bo"), made_up=True)
    opened.report(LetGo, "Bo")
    opened.sit("Bo")
    check_words(last_state(opened, "Bo"), made_up=False)
    opened.report(Joined, "Bo", CODE)
    opened.phones.toScreen(opened.place("Bo"))
    assert opened.orders_of(Free)
    opened.sit("Bo")
    check_words(last_state(opened, "Bo"), made_up=False)


def test_when_the_window_changes_its_language_the_page_and_all_phones_that_speak_it_follow(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    opened.report(Joined, "Bo", CODE)
    opened.choose("Ann")
    ann, bo, first = last_state(opened, "Ann"), last_state(opened, "Bo"), opened.process
    opened.driver.program.tell_anew()
    assert first.closed
    assert opened.process is not first
    assert len(opened.orders_of(Open)) == len(opened.orders_of(People)) == 1
    assert set(opened.flow.sealed) == {0}
    told = last_state(opened, "Ann")
    assert told.pop("number") != ann.pop("number")
    assert told == ann
    assert last_state(opened, "Bo") == bo


def test_a_process_that_begins_anew_is_told_the_states_in_the_languages_of_the_phones(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Joined, "Ann", CODE)
    first = opened.process
    first.ended.emit("killed")
    opened.driver.program.phones._process._start()
    assert opened.process is not first
    check_words(last_state(opened, "Ann"), made_up=True)


def test_a_guest_is_called_so_on_each_phone_and_keeps_the_place_in_another_language(sheet, monkeypatch):
    record = record_of("ppb")
    opened = sheet(replace(record, seats=(SeatedPlayer("Guest", PERSON), *record.seats[1:])))
    opened.sit("Guest", "Bo")
    opened.report(Joined, "Bo", CODE)
    place = opened.place("Guest")
    assert last_state(opened, "Guest")["name"] == "Guest"
    assert [seat["name"] for seat in last_state(opened, "Bo")["seats"]] == ["‡Guest‡", "Bo", "Cy"]
    history = opened.driver.session.controller.history
    monkeypatch.setattr(history, "translate", marked)
    opened.driver.program.tell_anew()
    assert opened.place("‡Guest‡") == place
    assert last_state(opened, "‡Guest‡")["name"] == "‡Guest‡"
    assert opened.flow.phone_seats == {0, 1}
