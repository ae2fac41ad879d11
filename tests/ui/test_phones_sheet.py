"""Phones at the table: whose cards they hold, what the sheet says, and the process that serves them."""

from dataclasses import replace

import msgspec
import pytest
from msgspec.structs import fields
from phones_sheet import FakeProcess
from playing import in_full

from tide_gui.phones.protocol import (
    Call,
    Close,
    Free,
    Joined,
    Left,
    LetGo,
    Open,
    People,
    Refused,
    Rules,
    Said,
    Show,
    Trouble,
)
from tide_gui.ui.app import phone_process, phones
from tide_gui.ui.app.phone_process import pictures


def test_the_people_at_the_table_are_invited_with_a_secret_and_a_code(sheet):
    opened = sheet("ppb")
    phones = opened.phones
    [first] = opened.told(Open)
    assert first.secret == phones.secret
    assert len(first.secret) == 20
    people = opened.told(People)[-1].people
    assert [person.name for person in people] == ["Ann", "Bo"]
    assert not any("ann" in person.place for person in people), "a place is kept, and no name is"
    assert phones.address == "http://192.0.2.2:8733/"
    assert phones.code == [[True, False], [False, True]]
    assert not phones.complete


def test_a_phone_gets_the_cards_and_what_it_presses_is_played(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    assert opened.flow.phones == {0, 1}
    assert opened.phones.complete
    state = opened.states("Ann")[-1]
    assert len(state["hand"]) == 12
    number = state["hand"][3]["number"]
    opened.report(Said, "Ann", state["number"], "press", number)
    state = opened.states("Ann")[-1]
    assert state["hand"][3]["picked"]
    assert state["offers"][0]["main"]
    opened.report(Said, "Ann", state["number"], "offer", 0)
    assert opened.flow.sealed == {0: state["hand"][3]["label"]}
    opened.report(Said, "Ann", 0, "put_back", None)
    assert opened.flow.sealed == {}


def test_nonsense_from_a_phone_changes_nothing(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    before, flow = len(opened.told(Show)), opened.flow
    for said in (
        ("press", "x"),
        ("press", None),
        ("dance", 1),
        ("offer", 99),
        ("sort", 3),
        ("see_scores", None),
    ):
        opened.report(Said, "Ann", opened.states("Ann")[-1]["number"], *said)
    opened.process.report(Said("nobody", 1, "press", 1))
    opened.process.line_received.emit(b"rubbish")
    assert opened.flow == flow
    assert len(opened.told(Show)) == before


@pytest.mark.slow
def test_a_phone_that_lets_go_or_is_sent_back_leaves_the_cards_to_the_screen(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    opened.report(LetGo, "Ann")
    assert opened.flow.phones == {1}
    opened.phones.toScreen(opened.place("Bo"))
    assert opened.told(Free) == [Free(opened.place("Bo"))]
    assert opened.flow.phones == set()
    assert opened.driver.session.phase == "handing"


def test_a_phone_that_is_away_keeps_its_cards(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Left, "Ann")
    assert opened.flow.phones == {0}
    assert [(each["phone"], each["here"]) for each in opened.phones.people] == [(True, False), (False, False)]
    opened.phones.call(opened.place("Ann"))
    assert opened.told(Call) == [Call(opened.place("Ann"))]


def code_papers(driver):
    return driver.items_named("codePaper")


def lying(driver):
    """The places of all plates and pieces that are drawn."""
    plates = [item for item in driver.items() if item.property("kindLabel") and item.property("words")]
    pieces = [item for item in driver.items_named("piece") if item.opacity()]
    return [item.mapRectToScene(item.boundingRect()) for item in (*plates, *pieces)]


@pytest.mark.parametrize(
    ("game", "players"), [in_full("turn-the-tide", "ppb"), ("onda", "ppb"), in_full("turning-tides", "pp")]
)
def test_until_all_have_come_the_code_lies_where_it_covers_nothing(sheet, qtbot, game, players):
    opened = sheet("ppb")
    driver = opened.driver
    driver.program.dealer.sit_down(replace(driver.record(players), game=game))
    driver.root.resize(1280, 720)
    driver.settle()
    opened.sit("Ann", "Bo")
    driver.settle()
    assert not code_papers(driver)
    opened.report(Left, "Bo")
    qtbot.waitUntil(lambda: bool(code_papers(driver)))
    [paper] = code_papers(driver)
    place = paper.mapRectToScene(paper.boundingRect())
    assert place.width() >= 0.1 * 720
    assert not any(place.intersects(each) for each in lying(driver))
    assert driver.root.contentItem().boundingRect().contains(place)
    opened.report(Joined, "Bo")
    driver.settle()
    assert not code_papers(driver)


@pytest.mark.slow
def test_the_code_on_the_curtain_can_be_put_aside_and_comes_back_when_a_phone_is_lost(sheet, qtbot):
    opened = sheet("pppb")
    opened.sit("Ann", "Bo")
    driver = opened.driver
    assert driver.session.phase == "handing"
    driver.click(code_papers(driver)[0])
    assert not code_papers(driver)
    opened.report(Left, "Ann")
    driver.settle()
    [paper] = code_papers(driver)
    assert not any(paper.mapRectToScene(paper.boundingRect()).intersects(each) for each in lying(driver))
    driver.click(paper)
    opened.report(Joined, "Ann")
    assert not code_papers(driver), "who comes does not bring it back"
    driver.session.raiseCurtain()
    opened.report(Left, "Bo")
    assert driver.session.phase == "choosing"
    qtbot.waitUntil(lambda: bool(code_papers(driver)))
    [paper] = code_papers(driver)
    assert not any(paper.mapRectToScene(paper.boundingRect()).intersects(each) for each in lying(driver))


@pytest.mark.slow
def test_a_second_phone_that_wants_a_place_is_told(sheet):
    opened = sheet("ppb")
    opened.report(Refused, "Bo")
    assert opened.phones.notice == "Another phone wanted the cards of Bo, and did not get them."


def test_a_process_that_was_killed_is_started_again_and_knows_the_phones(sheet, qtbot):
    opened = sheet("ppb")
    opened.sit("Ann")
    state = opened.states("Ann")[-1]
    opened.process.ended.emit("it crashed")
    qtbot.waitUntil(lambda: len(FakeProcess.started) == 2)
    [again] = opened.told(Open)
    assert (again.secret, again.port, again.devices) == (
        opened.phones.secret,
        8733,
        {opened.key("Ann"): opened.place("Ann")},
    )
    assert opened.states("Ann") == [state]


def test_phones_that_cannot_be_served_say_why_and_are_given_up(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_process, "AGAIN_MS", 0)
    opened = sheet("ppb")
    opened.process.report(Trouble("no address"))
    opened.process.ended.emit("exit status 0")
    assert opened.phones.fault == "This computer is in no network that a phone could join."
    assert len(FakeProcess.started) == 1
    opened.phones.dismiss()
    opened.phones.invite()
    for count in range(phone_process.ENDINGS + 1):
        assert len(FakeProcess.started) == 2 + count
        opened.process.ended.emit("it crashed")
        qtbot.wait(10)
    assert opened.phones.fault == "The part of the program that serves phones has ended again and again."


def test_a_new_code_sends_everybody_back_and_lets_no_old_phone_in(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    before, first = opened.phones.secret, opened.process
    opened.phones.inviteAnew()
    assert isinstance(first.orders[-1], Close)
    assert first.closed
    assert opened.phones.secret != before
    assert opened.told(Open)[0].devices == {}
    assert opened.flow.phones == set()


@pytest.mark.slow
def test_the_phones_go_with_the_people_to_the_next_game_and_not_into_lessons(sheet):
    opened = sheet("ppb")
    opened.sit("Bo")
    opened.driver.sit("bpp", names=("Cy", "Bo", "Ann"))
    assert opened.flow.phones == {1}
    assert [person.name for person in opened.told(People)[-1].people] == ["Bo", "Ann"]
    opened.driver.program.closeGame()
    assert opened.told(People)[-1].people == []


def test_a_program_that_ends_leaves_no_process(sheet):
    opened = sheet("ppb")
    opened.driver.program._parts.close()
    assert opened.process.closed


def test_every_picture_that_may_be_named_is_a_file():
    named = pictures()
    assert {"turn-the-tide/cards/weather-01", "onda/cards/wild", "tokens/ring"} <= named.keys()
    assert all(path.endswith(".svg") for path in named.values())


@pytest.mark.slow
def test_a_window_that_opens_tomorrow_waits_for_the_phones_of_last_time_and_for_nobody(sheet, tmp_path):
    opened = sheet("ppb")
    opened.sit("Ann")
    secret = opened.phones.secret
    file = next(tmp_path.rglob("phones"))
    assert b"Ann" not in file.read_bytes()
    opened.driver.close()
    tomorrow = sheet("ppb")
    [first] = tomorrow.told(Open)
    assert (first.secret, first.devices) == (secret, {tomorrow.key("Ann"): tomorrow.place("Ann")})
    assert tomorrow.flow.phones == set(), "nobody waits for a phone that may have stayed at home"
    ann, bo = tomorrow.phones.people
    assert (ann["known"], ann["phone"], bo["known"]) == (True, False, False)
    tomorrow.report(Joined, "Ann")
    assert tomorrow.flow.phones == {0}
    tomorrow.phones.dismiss()
    assert tomorrow.key("Ann").encode() not in file.read_bytes()
    assert secret.encode() not in file.read_bytes()


@pytest.mark.slow
def test_after_a_while_the_window_offers_to_call_those_for_whom_all_wait(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phones, "LATE_MS", 50)
    opened = sheet("ppp")
    opened.sit("Ann", "Bo", "Cy")
    assert opened.phones.late == []
    qtbot.waitUntil(lambda: len(opened.phones.late) == 3)
    assert opened.driver.button("Play at the screen")
    for name in ("Ann", "Bo"):
        state = opened.states(name)[-1]
        opened.report(Said, name, state["number"], "press", state["hand"][0]["number"])
        opened.report(Said, name, opened.states(name)[-1]["number"], "offer", 0)
    assert opened.phones.late == [], "the time is counted anew for who is left"
    qtbot.waitUntil(lambda: [each["name"] for each in opened.phones.late] == ["Cy"])
    opened.driver.settle()
    opened.driver.click(opened.driver.button("Call them"))
    assert opened.told(Call) == [Call(opened.place("Cy"))]
    opened.driver.click(opened.driver.button("Play at the screen"))
    assert opened.flow.phones == {0, 1}
    assert opened.driver.session.phase == "handing"


# -- what phones say besides the cards -----------------------------------------------------------


def test_the_page_of_the_phones_speaks_the_language_of_the_window(sheet):
    words = sheet("ppb").told(Open)[0].words
    assert words.who == "Who are you?"
    assert words.lang.startswith("en")
    assert all(getattr(words, field.name) for field in fields(words))


def test_a_phone_reads_the_rules_that_the_window_shows(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Said, "Ann", 0, "read_rules", None)
    opened.report(Said, "Ann", 0, "read_rules", "all")
    [told] = opened.told(Rules)
    rules = msgspec.json.decode(told.rules)
    assert told.place == opened.place("Ann")
    assert rules == {"game": "turn-the-tide", **opened.driver.program.rules()}


@pytest.mark.slow
def test_phones_whose_people_are_not_at_the_table_are_told_why(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    assert opened.told(People)[-1].absent == "You do not play in this game."
    for leave, reason in (
        (opened.driver.program.closeGame, "No game is on the table."),
        (lambda: opened.driver.sit("bbb"), "Nobody plays at the table now."),
        (
            lambda: opened.driver.program.lesson.start("onda", "1-combinations"),
            "A lesson is on the table, and it is played at the screen.",
        ),
    ):
        leave()
        assert opened.told(People)[-1] == People([], reason)
    opened.driver.sit("pbb", names=("Bo", "Cy", "Dot"))
    assert [person.name for person in opened.told(People)[-1].people] == ["Bo"]
    assert opened.flow.phones == {0}, "the phone finds its place by itself"
