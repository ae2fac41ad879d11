"""Phones at the table: whose cards they hold, what the sheet says, and the process that serves them."""

from dataclasses import replace

import msgspec
import pytest
from by_hand import record_of
from msgspec.structs import fields
from phones_sheet import FakeProcess
from playing import in_full
from PySide6.QtCore import Qt

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
from tide_gui.presentation.rules_text import RulesPart, RulesText, read_rules
from tide_gui.presentation.text import in_english
from tide_gui.ui.app import phone_holders, phone_process, phones
from tide_gui.ui.app.phone_page import on_a_phone
from tide_gui.ui.game_files import drawn_pictures

Key = Qt.Key

RULES = """
# A turn

[high] At high tide 10 beats 8.
- high tide / to beat / beats it

@ [arrows] Press the arrows.

[order] The first one begins.
+ 0 Wait / 1 Move

[none]
- without a caption

**An example**

1. Bid.
2. Give.

# @ What the window remembers

**Log** It keeps all.
"""


def test_the_people_at_the_table_are_invited_with_a_secret_and_a_code(sheet):
    opened = sheet("ppb")
    phones = opened.phones
    [first] = opened.orders_of(Open)
    assert first.secret == phones.secret
    assert len(first.secret) == 20
    people = opened.orders_of(People)[-1].people
    assert [person.name for person in people] == ["Ann", "Bo"]
    assert not any("ann" in person.place for person in people), "a place is kept, and no name is"
    assert phones.address == "http://192.0.2.2:8733/"
    assert phones.code == [[True, False], [False, True]]
    assert not phones.complete


def test_a_phone_gets_the_cards_and_what_it_presses_is_played(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    assert opened.flow.phone_seats == {0, 1}
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
    opened.report(Said, "Ann", state["number"], "put_back", None)
    assert opened.flow.sealed, "a press for the former state is void"
    opened.report(Said, "Ann", opened.states("Ann")[-1]["number"], "put_back", None)
    assert opened.flow.sealed == {}


def test_nonsense_from_a_phone_changes_nothing(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    before, flow = len(opened.orders_of(Show)), opened.flow
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
    assert len(opened.orders_of(Show)) == before


@pytest.mark.slow
def test_a_phone_that_lets_go_or_is_sent_back_leaves_the_cards_to_the_screen(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    opened.report(LetGo, "Ann")
    assert opened.flow.phone_seats == {1}
    opened.phones.toScreen(opened.place("Bo"))
    assert opened.orders_of(Free) == [Free(opened.place("Bo"))]
    assert opened.flow.phone_seats == set()
    assert opened.driver.session.phase == "handing"


def test_a_phone_that_is_away_keeps_its_cards(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Left, "Ann")
    assert opened.flow.phone_seats == {0}
    assert [(each["phone"], each["here"]) for each in opened.phones.people] == [(True, False), (False, False)]
    opened.phones.call(opened.place("Ann"))
    assert opened.orders_of(Call) == [Call(opened.place("Ann"))]


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


def test_the_code_is_shown_as_large_as_the_window_by_a_key_and_in_the_menu(sheet):
    opened = sheet("ppb")
    driver, height = opened.driver, opened.driver.root.height()
    opened.sit("Ann")
    driver.press(Key.Key_F8)
    assert max(paper.height() for paper in code_papers(driver)) > 0.9 * height
    driver.press(Key.Key_Return)
    assert not [paper for paper in code_papers(driver) if paper.height() > 0.5 * height]
    driver.press(Key.Key_F10)
    driver.down_to("Show the code")
    driver.press(Key.Key_Return)
    assert max(paper.height() for paper in code_papers(driver)) > 0.9 * height
    opened.sit("Bo")
    driver.settle()
    assert not code_papers(driver), "all have come"
    driver.press(Key.Key_F8)
    assert code_papers(driver), "somebody may want another phone"
    driver.press(Key.Key_Escape)
    opened.phones.dismiss()
    driver.press(Key.Key_F8)
    assert not code_papers(driver)
    driver.press(Key.Key_F10)
    assert "Show the code" not in driver.words()


def test_a_second_phone_that_wants_a_place_can_be_let_in(sheet):
    opened = sheet("ppb")
    opened.sit("Bo")
    opened.driver.press(Key.Key_F9)
    assert not opened.person("Bo")["wanted"]
    opened.report(Refused, "Bo")
    assert opened.phones.notice == "Another phone wants the cards of Bo. F9 shows where to let it in."
    opened.driver.settle()
    assert "Bo: on a phone, and another phone wants these cards" in opened.driver.words()
    opened.report(Left, "Bo")
    opened.driver.settle()
    assert "Bo: the phone is away, and another phone wants these cards" in opened.driver.words()
    opened.driver.click(opened.driver.button("Let it in"))
    assert opened.orders_of(Free) == [Free(opened.place("Bo"))]
    assert opened.flow.phone_seats == set()
    assert not opened.person("Bo")["wanted"]


def test_a_guest_who_tapped_a_wrong_name_is_forgotten_once_the_phone_is_in_use(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    opened.report(Refused, "Bo")
    opened.report(Said, "Ann", 0, "sort", None)
    assert opened.person("Bo")["wanted"]
    opened.report(Said, "Bo", 0, "sort", None)
    assert not opened.person("Bo")["wanted"]
    opened.report(Refused, "Bo")
    opened.report(Left, "Bo")
    opened.report(Joined, "Bo")
    assert not opened.person("Bo")["wanted"]


@pytest.mark.slow
def test_a_guest_who_tapped_a_wrong_name_is_forgotten_after_a_while(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_holders, "WANTED_MS", 50)
    opened = sheet("ppb")
    opened.sit("Bo")
    opened.report(Refused, "Bo")
    qtbot.waitUntil(lambda: not opened.person("Bo")["wanted"])


def test_a_process_that_was_killed_is_started_again_and_knows_the_phones(sheet, qtbot):
    opened = sheet("ppb")
    opened.sit("Ann")
    state = opened.states("Ann")[-1]
    opened.process.ended.emit("it crashed")
    qtbot.waitUntil(lambda: len(FakeProcess.started) == 2)
    [again] = opened.orders_of(Open)
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
    assert opened.phones.fault == "This computer is in no network that a phone could join. Connect it to one."
    assert len(FakeProcess.started) == 1
    opened.phones.dismiss()
    opened.phones.invite()
    for count in range(phone_process.ENDINGS + 1):
        assert len(FakeProcess.started) == 2 + count
        opened.process.ended.emit("it crashed")
        qtbot.wait(10)
    assert "keeps ending" in opened.phones.fault


def test_a_new_code_sends_everybody_back_and_lets_no_old_phone_in(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    before, first = opened.phones.secret, opened.process
    opened.phones.inviteAnew()
    assert isinstance(first.orders[-1], Close)
    assert first.closed
    assert opened.phones.secret != before
    assert opened.orders_of(Open)[0].devices == {}
    assert opened.flow.phone_seats == set()


@pytest.mark.parametrize(
    ("first", "sure"),
    [("New code", "New code: all phones leave"), ("Without phones", "Without phones: all play here")],
)
def test_all_phones_are_sent_away_by_a_second_press(sheet, first, sure):
    opened = sheet("ppb")
    opened.sit("Ann")
    window, secret = opened.driver, opened.phones.secret
    window.press(Key.Key_F9)
    window.click(window.button(first))
    assert opened.flow.phone_seats == {0}
    window.press(Key.Key_Tab)
    assert sure not in window.words(), "who goes elsewhere has not decided"
    window.click(window.button(first))
    window.click(window.button(sure))
    assert opened.flow.phone_seats == set()
    assert opened.phones.secret != secret


def test_where_no_phone_is_one_press_makes_a_new_code(sheet):
    opened = sheet("ppb")
    secret = opened.phones.secret
    opened.driver.press(Key.Key_F9)
    opened.driver.click(opened.driver.button("New code"))
    assert opened.phones.secret != secret


def test_the_table_knows_that_phones_may_come_before_the_first_one_has_come(sheet):
    opened = sheet("ppb")
    assert any(item.property("invited") for item in opened.driver.items())


@pytest.mark.slow
def test_the_phones_go_with_the_people_to_the_next_game_and_not_into_lessons(sheet):
    opened = sheet("ppb")
    opened.sit("Bo")
    opened.driver.sit("bpp", names=("Cy", "Bo", "Ann"))
    assert opened.flow.phone_seats == {1}
    assert [person.name for person in opened.orders_of(People)[-1].people] == ["Bo", "Ann"]
    opened.driver.program.closeGame()
    assert opened.orders_of(People)[-1].people == []


def test_a_program_that_ends_leaves_no_process(sheet):
    opened = sheet("ppb")
    opened.driver.program._parts.close()
    assert opened.process.closed


def test_every_picture_that_may_be_named_is_a_file():
    named = drawn_pictures()
    assert {"turn-the-tide/cards/weather-01", "onda/cards/wild", "tokens/ring"} <= named.keys()
    assert all(path.endswith(".svg") for path in named.values())


@pytest.mark.usefixtures("fourth_game")
def test_a_game_of_a_package_may_name_the_pictures_in_its_own_folder():
    assert drawn_pictures()["pebbles/game"].endswith("fourth_game/resources/game.svg")


@pytest.mark.slow
def test_a_window_that_opens_tomorrow_waits_for_the_phones_of_last_time_and_for_nobody(sheet, tmp_path):
    opened = sheet("ppb")
    opened.sit("Ann")
    secret = opened.phones.secret
    file = next(tmp_path.rglob("phones"))
    assert b"Ann" not in file.read_bytes()
    opened.driver.close()
    tomorrow = sheet("ppb")
    [first] = tomorrow.orders_of(Open)
    assert (first.secret, first.devices) == (secret, {tomorrow.key("Ann"): tomorrow.place("Ann")})
    assert tomorrow.flow.phone_seats == set(), "nobody waits for a phone that may have stayed at home"
    ann, bo = tomorrow.phones.people
    assert (ann["known"], ann["phone"], bo["known"]) == (True, False, False)
    tomorrow.report(Joined, "Ann")
    assert tomorrow.flow.phone_seats == {0}
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
    assert opened.orders_of(Call) == [Call(opened.place("Cy"))]
    assert opened.phones.notice == "Called on the phone: Cy."
    opened.report(Left, "Cy")
    opened.driver.settle()
    assert "Call them" not in opened.driver.words(), "nobody hears it"
    opened.phones.callLate()
    assert len(opened.orders_of(Call)) == 1
    opened.driver.click(opened.driver.button("Play at the screen"))
    assert opened.flow.phone_seats == {0, 1}
    assert opened.driver.session.phase == "handing"


def test_the_time_is_counted_anew_for_who_is_due_again_at_once(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phones, "LATE_MS", 50)
    opened = sheet("pbb")
    opened.sit("Ann")
    opened.driver.bots.answer_all()
    qtbot.waitUntil(lambda: len(opened.phones.late) == 1)
    opened.choose("Ann")
    assert opened.driver.session.controller.game.table.record.turns() == 1
    assert opened.phones.late == []
    opened.driver.bots.answer_all()
    qtbot.waitUntil(lambda: len(opened.phones.late) == 1)


def test_phones_go_on_after_a_reveal_and_surrender(sheet):
    opened = sheet(replace(record_of("pp"), game="turning-tides"), pause_after_reveal="click")
    opened.sit("Ann", "Bo")
    for name in ("Ann", "Bo"):
        number, card = opened.states(name)[-1]["number"], opened.states(name)[-1]["hand"][1]["number"]
        opened.report(Said, name, number, "press", card)
        opened.report(Said, name, opened.states(name)[-1]["number"], "press", card)
    pace = opened.driver.session.pace
    assert pace.waitsForClick
    opened.report(Said, "Ann", number, "go_on", None)
    assert pace.waitsForClick
    opened.report(Said, "Ann", opened.states("Ann")[-1]["number"], "go_on", None)
    assert not pace.waitsForClick
    opened.report(Said, "Bo", 0, "surrender", None)
    for deed in ("agree", "surrender", "refuse", "agree"):
        opened.report(Said, "Bo", opened.states("Bo")[-1]["number"], deed, None)
    assert opened.driver.session.surrendered == ""
    for deed in ("surrender", "agree"):
        opened.report(Said, "Bo", opened.states("Bo")[-1]["number"], deed, None)
    assert opened.driver.session.surrendered == "Bo surrendered."


# -- what phones say besides the cards -----------------------------------------------------------


def test_the_page_of_the_phones_speaks_the_language_of_the_window(sheet):
    words = sheet("ppb").orders_of(Open)[0].words
    assert words.who == "Who are you?"
    assert words.lang.startswith("en")
    assert all(getattr(words, field.name) for field in fields(words))


def test_a_phone_reads_the_rules_that_the_window_shows(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.report(Said, "Ann", 0, "read_rules", None)
    opened.report(Said, "Ann", 0, "read_rules", "all")
    [answer] = opened.orders_of(Rules)
    rules = msgspec.json.decode(answer.rules)
    assert answer.place == opened.place("Ann")
    assert (rules["game"], rules["title"]) == ("turn-the-tide", opened.driver.program.rules["title"])
    shown, sent = (
        [part["words"] for chapter in each["chapters"] for part in chapter["parts"]]
        for each in (opened.driver.program.rules, rules)
    )
    assert len(shown) > len(sent) > 20
    assert set(sent) <= set(shown)


def test_the_rules_on_a_phone_have_captions_without_figures_and_nothing_of_the_window():
    chapters = read_rules(RULES, "Pebbles", in_english)
    assert on_a_phone(chapters, in_english) == [
        RulesText(
            "A turn",
            (
                RulesPart("words", "At high tide 10 beats 8."),
                RulesPart("note", "The first one begins.", "0 Wait, 1 Move"),
                RulesPart("note", "", "An example"),
                RulesPart("steps", lines=("Bid.", "Give.")),
            ),
        )
    ]


@pytest.mark.slow
def test_phones_whose_people_are_not_at_the_table_are_told_why(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    assert opened.orders_of(People)[-1].absent == "You do not play in this game."
    assert opened.orders_of(People)[-1].welcome == "Turn the Tide: you will hold your cards here."
    for leave, reason in (
        (opened.driver.program.closeGame, "No game is on the table."),
        (lambda: opened.driver.sit("bbb"), "Nobody plays at the table now."),
        (
            lambda: opened.driver.program.lesson.start("onda", "1-combinations"),
            "A lesson is on the table, and it is played at the screen.",
        ),
    ):
        leave()
        told = opened.orders_of(People)[-1]
        assert (told.people, told.absent, told.welcome) == ([], reason, "")
    opened.driver.sit("pbb", names=("Bo", "Cy", "Dot"))
    assert [person.name for person in opened.orders_of(People)[-1].people] == ["Bo"]
    assert opened.flow.phone_seats == {0}, "the phone finds its place by itself"
