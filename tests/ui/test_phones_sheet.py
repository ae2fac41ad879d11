"""Phones at the table: whose cards they hold, what the sheet says, and the process that serves them."""

from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal

from tide_gui.phones.protocol import (
    Call,
    Close,
    Free,
    Joined,
    Left,
    LetGo,
    Open,
    Opened,
    People,
    Refused,
    Said,
    Show,
    Took,
    Trouble,
)
from tide_gui.ui.app import phones as module
from tide_gui.ui.app.phones import pictures

ORDER = msgspec.json.Decoder(Open | People | Show | Free | Call | Close)
OPENED = Opened("192.0.2.2", 8733, "http://192.0.2.2:8733/", [[True, False], [False, True]], [])


class FakeProcess(QObject):
    """Keeps the orders; the test says what it reports."""

    line_received = Signal(bytes)
    ended = Signal(str)
    started: ClassVar[list[Any]] = []

    def __init__(self, command, parent):
        super().__init__(parent)
        self.orders, self.closed = [], False
        self.started.append(self)

    def write_line(self, line):
        self.orders.append(ORDER.decode(line))

    def report(self, report):
        self.line_received.emit(msgspec.json.encode(report))

    def close(self):
        self.closed = True

    drop = close


class Sheet:
    """A window whose people may hold their cards on phones."""

    def __init__(self, driver, players):
        self.driver = driver
        driver.sit(players)
        self.phones = driver.program.phones
        self.phones.invite()
        self.process.report(OPENED)

    @property
    def process(self):
        return FakeProcess.started[-1]

    @property
    def flow(self):
        return self.driver.session.controller.game.flow

    def told(self, kind):
        return [order for order in self.process.orders if isinstance(order, kind)]

    def place(self, name):
        return next(person.place for person in self.told(People)[-1].people if person.name == name)

    def key(self, name):
        return f"key of {self.place(name)}"

    def report(self, kind, name, *rest):
        self.process.report(kind(self.place(name), *rest))

    def sit(self, *names):
        for name in names:
            self.report(Took, name, self.key(name))
            self.report(Joined, name)

    def states(self, name):
        place = self.place(name)
        return [msgspec.json.decode(order.state) for order in self.told(Show) if order.place == place]


@pytest.fixture
def sheet(open_window, monkeypatch):
    monkeypatch.setattr(module, "LineProcess", FakeProcess)
    monkeypatch.setattr(FakeProcess, "started", [])
    return lambda players: Sheet(open_window(), players)


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
    ("game", "players"), [("turn-the-tide", "ppb"), ("onda", "ppb"), ("turning-tides", "pp")]
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
    monkeypatch.setattr(module, "AGAIN_MS", 0)
    opened = sheet("ppb")
    opened.process.report(Trouble("no address"))
    opened.process.ended.emit("exit status 0")
    assert opened.phones.fault == "This computer is in no network that a phone could join."
    assert len(FakeProcess.started) == 1
    opened.phones.dismiss()
    opened.phones.invite()
    for count in range(module.ENDINGS + 1):
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
    assert not file.exists()


def test_after_a_while_the_window_offers_to_call_those_for_whom_all_wait(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(module, "LATE_MS", 50)
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
