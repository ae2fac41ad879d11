"""How phones are offered: in the form, by a key, at several addresses; and who comes and goes."""

import os
from datetime import datetime

import msgspec
import phone_table
import pytest
from challenges import TODAY, day_record, rung_record
from phones_sheet import OPENED, FakeProcess
from playing import in_full
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tide_gui.phones.addresses import PORT
from tide_gui.phones.protocol import (
    Close,
    Free,
    Joined,
    Left,
    LetGo,
    Offer,
    Open,
    Opened,
    People,
    Refused,
    Took,
    Trouble,
)
from tide_gui.ui.app import phone_holders, phone_process, phones

Key = Qt.Key
OTHERS = ["10.0.0.4", "fd00::2"]
SEVERAL = Opened(OPENED.host, OPENED.port, OPENED.address, OPENED.code, OTHERS)
ELSEWHERE = Opened("10.0.0.4", PORT, f"http://10.0.0.4:{PORT}/", OPENED.code, [])
NOON = datetime.fromisoformat(f"{TODAY}T12:00:00")


# -- the file by which phones find the table -----------------------------------------------------


def a_folder(file):
    file.unlink()
    file.mkdir()


def a_link(file):
    file.unlink()
    file.symlink_to(file.parent / "elsewhere")


def a_folder_that_is_a_link(file):
    folder = file.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.symlink_to(folder.with_name("elsewhere"), target_is_directory=True)


def locked(file):
    file.chmod(0o400)
    file.parent.chmod(0o500)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other links")
@pytest.mark.parametrize("spoil", [*map(in_full, [a_folder, a_link, locked]), a_folder_that_is_a_link])
def test_whatever_lies_in_place_of_the_file_all_phones_are_forgotten(sheet, tmp_path, spoil):
    opened = sheet("ppb")
    opened.sit("Ann")
    former, file = opened.phones.secret, next(tmp_path.rglob("phones"))
    spoil(file)
    try:
        opened.phones.dismiss()
        assert not opened.phones.invited
        opened.phones.invite()
        [again] = opened.orders_of(Open)
        assert again.secret != former
        assert again.devices == {}
    finally:
        file.parent.chmod(0o700)


# -- addresses -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_another_address_is_served_with_another_code_and_all_scan_again(sheet):
    opened = sheet("ppb", SEVERAL)
    opened.sit("Ann", "Bo")
    former = opened.phones.secret
    assert opened.phones.hosts == [OPENED.host, *OTHERS]
    opened.phones.serveAt("fd00::2")
    [again] = opened.orders_of(Open)
    assert (again.host, again.port, again.devices) == ("fd00::2", PORT, {})
    assert again.secret == opened.phones.secret != former
    assert [isinstance(each.orders[-1], Close) for each in FakeProcess.started] == [True, False]
    assert opened.flow.phone_seats == set()
    opened.sit("Ann")
    assert opened.flow.phone_seats == {0}


@pytest.mark.parametrize("host", ["", *map(in_full, [OPENED.host, "0.0.0.0"]), "192.0.2.99"])
def test_only_another_address_of_this_computer_can_be_chosen(sheet, host):
    opened = sheet("ppb", SEVERAL)
    opened.phones.serveAt(host)
    assert len(FakeProcess.started) == 1


@pytest.mark.slow
def test_the_chosen_address_is_kept_until_it_is_gone(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_process, "AGAIN_MS", 0)
    opened = sheet("ppb", SEVERAL)
    opened.phones.serveAt("10.0.0.4")
    opened.phones.dismiss()
    opened.driver.close()
    tomorrow = sheet("ppb")
    assert tomorrow.orders_of(Open)[0].host == "10.0.0.4"
    tomorrow.process.report(Trouble("no address"))
    tomorrow.process.ended.emit("exit status 0")
    qtbot.waitUntil(lambda: len(FakeProcess.started) == 4)
    assert tomorrow.orders_of(Open)[0].host == ""
    assert tomorrow.phones.fault == ""


@pytest.mark.slow
def test_the_address_is_chosen_on_the_sheet_with_the_keys(sheet):
    opened = sheet("ppb", SEVERAL)
    window = opened.driver
    window.press(Key.Key_F9)
    window.tab_until(lambda item: item.inherits("QQuickComboBox"))
    window.press(Key.Key_Down)
    assert opened.orders_of(Open)[0].host == "10.0.0.4"
    opened.process.report(Opened("10.0.0.4", 24192, "http://10.0.0.4:24192/", OPENED.code, [OPENED.host]))
    window.settle()
    assert window.focus().property("displayText") == "10.0.0.4"
    assert "http://10.0.0.4:24192/" in window.words()


@pytest.mark.slow
def test_one_address_is_no_choice(sheet):
    window = sheet("ppb").driver
    window.press(Key.Key_F9)
    assert not [item for item in window.items() if item.inherits("QQuickComboBox")]


@pytest.mark.slow
def test_a_network_that_is_there_at_the_second_look_is_served(sheet):
    opened = sheet("ppb")
    opened.process.report(Trouble("no address"))
    opened.process.ended.emit("exit status 0")
    assert (opened.phones.fault != "", opened.phones.address) == (True, "")
    opened.phones.invite()
    assert len(FakeProcess.started) == 2
    assert opened.phones.fault == ""


def test_a_network_that_comes_back_is_served_by_itself(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_process, "NETWORK_MS", 10)
    opened = sheet("ppb")
    opened.sit("Ann")
    for count in range(2):
        opened.process.report(Trouble("no address"))
        opened.process.ended.emit("exit status 0")
        assert opened.phones.fault.startswith("This computer is in no network")
        qtbot.waitUntil(lambda wanted=count + 2: len(FakeProcess.started) == wanted)
        assert opened.phones.fault != "", "not before it is served"
    opened.process.report(OPENED)
    assert (opened.phones.fault, opened.phones.address) == ("", OPENED.address)
    assert opened.orders_of(Offer) == [], "at the same address the phones have their keys"


def test_without_a_network_the_table_says_so_once_and_then_who_cannot_be_reached(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_process, "NETWORK_MS", 10)
    monkeypatch.setattr(phone_holders, "AWAY_MS", 100)
    opened, said = sheet("ppb"), []
    opened.sit("Ann")
    opened.driver.session.noticed.connect(said.append)
    opened.process.report(Trouble("moved"))
    assert said == [], "nobody knows yet whether there is another address"

    def try_in_vain():
        """Each process ends sooner than a phone is missed."""
        if not opened.process.closed:
            opened.process.report(Trouble("no address"))
            opened.process.ended.emit("exit status 0")
        return len(said) == 2

    qtbot.waitUntil(try_in_vain)
    assert said == [opened.phones.fault, "No phone is connected for Ann at the moment."]
    assert opened.phones.notice == said[1], "the sheet shows the fault by itself"
    qtbot.waitUntil(lambda: not opened.process.closed)
    opened.process.report(OPENED)
    opened.report(Joined, "Ann")
    assert said[2:] == ["The phone of Ann is back."], "it is the same address"


def test_another_address_is_said_when_phones_can_come_there(sheet):
    opened, said = sheet("ppb"), []
    opened.driver.session.noticed.connect(said.append)
    for at in (OPENED, ELSEWHERE, ELSEWHERE):
        opened.process.report(Trouble("moved"))
        assert opened.phones.address == ""
        opened.process.report(at)
    assert said == ["This computer has another address now: scan the new code."]
    assert opened.phones.notice == said[0]
    opened.process.report(msgspec.structs.replace(ELSEWHERE, others=OTHERS))
    assert opened.phones.hosts == [ELSEWHERE.host, *OTHERS]
    assert len(said) == 1


def test_at_another_address_the_code_is_scanned_again_and_each_name_is_offered(sheet):
    opened = sheet("ppb", SEVERAL)
    opened.sit("Ann")
    place, secret = opened.place("Ann"), opened.phones.secret
    opened.process.report(Trouble("moved"))
    [again] = opened.orders_of(Open)
    assert (again.secret, again.host, again.devices) == (secret, "", {opened.key("Ann"): place})
    assert opened.phones.address == ""
    opened.process.report(ELSEWHERE)
    assert (opened.orders_of(Offer), opened.orders_of(Free)) == ([Offer(place)], [])
    assert opened.flow.phone_seats == {0}, "no hand comes to the screen"
    opened.report(Took, "Ann", "another key")
    opened.report(Joined, "Ann")
    assert opened.person("Ann")["here"]
    opened.process.report(Trouble("moved"))
    assert opened.orders_of(Open)[0].devices == {"another key": place}


def test_a_phone_that_comes_when_its_person_has_just_gone_to_the_screen_has_no_place(sheet):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.phones.toScreen(opened.place("Ann"))
    opened.report(Joined, "Ann")
    assert not opened.person("Ann")["here"]
    assert opened.flow.phone_seats == frozenset()


@pytest.mark.slow
def test_a_phone_finds_its_place_by_itself_when_the_address_of_its_page_is_back(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    keys = {opened.key(name): opened.place(name) for name in ("Ann", "Bo")}
    for at in (ELSEWHERE, OPENED):
        opened.process.report(Trouble("moved"))
        assert opened.orders_of(Open)[0].devices == keys
        opened.process.report(at)
        assert {order.place for order in opened.orders_of(Offer)} == {*keys.values()}
    opened.report(Joined, "Ann")
    opened.process.report(Trouble("moved"))
    opened.process.report(OPENED)
    assert opened.orders_of(Offer) == [Offer(opened.place("Bo"))], "the phone of Ann has its key here"


@pytest.mark.slow
@phone_table.in_loop
async def test_a_phone_that_takes_its_place_again_at_the_new_address_sees_its_cards(sheet):
    """The orders go to a real process, which keeps what each place sees."""
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.process.report(Trouble("moved"))
    opened.process.report(ELSEWHERE)
    [wanted], orders = opened.orders_of(Open), opened.process.orders
    async with phone_table.opened(secret=wanted.secret, devices=wanted.devices) as table:
        obey(table, orders[1:])
        told = len(orders)
        phone = await table.come(wanted.secret)
        assert [each["taken"] for each in (await phone.hears("people"))["people"]] == [False, False]
        await phone.say(take=opened.place("Ann"))
        for report in (await table.wait_for(Took), await table.wait_for(Joined)):
            opened.process.report(report)
        obey(table, orders[told:])
        assert (await phone.hears("state"))["state"] == opened.states("Ann")[-1]


def obey(table, orders):
    for order in orders:
        table.server.obey(order)


def test_the_preferred_port_is_asked_for_again_when_no_phone_looks_at_another_one(sheet):
    opened = sheet("ppb")
    assert opened.orders_of(Open)[0].port == PORT
    opened.driver.close()
    assert sheet("ppb").orders_of(Open)[0].port == PORT


# -- nobody comes, somebody comes, somebody goes -------------------------------------------------


def test_if_no_phone_comes_the_sheet_says_what_may_be_wrong(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phones, "ALONE_MS", 50)
    opened = sheet("ppb")
    opened.driver.press(Key.Key_F9)
    qtbot.waitUntil(lambda: opened.phones.help != "")
    opened.driver.settle()
    assert "Wi-Fi" in opened.phones.help
    assert f"port {OPENED.port} (TCP)" in opened.phones.help
    assert opened.phones.help in opened.driver.words()
    opened.sit("Ann")
    assert opened.phones.help != "", "the phone of Bo has not come"
    opened.sit("Bo")
    assert opened.phones.help == ""


@pytest.mark.slow
def test_if_a_phone_of_last_time_does_not_come_the_sheet_says_what_may_be_wrong(sheet, monkeypatch, qtbot):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.driver.close()
    monkeypatch.setattr(phones, "ALONE_MS", 1)
    tomorrow = sheet("ppb")
    qtbot.waitUntil(lambda: tomorrow.phones.help != "")


def test_who_comes_and_goes_is_said_at_the_table(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_holders, "AWAY_MS", 50)
    opened, said = sheet("ppb"), []
    opened.driver.session.noticed.connect(said.append)
    opened.sit("Ann")
    opened.driver.settle()
    assert said == ["The cards of Ann are on a phone now."]
    assert said[-1] in opened.driver.words()
    assert said[-1] in opened.driver.names_of(QAccessible.Role.AlertMessage)
    opened.sit("Bo")
    opened.report(Left, "Ann")
    opened.report(Left, "Bo")
    qtbot.waitUntil(lambda: said[-1] == "No phone is connected for Ann and Bo at the moment.")
    opened.report(Joined, "Ann")
    assert said[-1] == "The phone of Ann is back."
    opened.report(LetGo, "Ann")
    assert said[-1] == "The cards of Ann are at the screen again."
    assert opened.phones.notice == said[-1]
    assert len(said) == 5


@pytest.mark.slow
def test_a_phone_that_is_away_for_a_moment_is_no_news(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_holders, "AWAY_MS", 50)
    opened, said = sheet("ppb"), []
    opened.sit("Ann")
    opened.driver.session.noticed.connect(said.append)
    opened.report(Left, "Ann")
    opened.report(Joined, "Ann")
    qtbot.wait(100)
    assert said == []


@pytest.mark.slow
def test_each_phone_has_as_long_to_come_back(sheet, monkeypatch, qtbot):
    monkeypatch.setattr(phone_holders, "AWAY_MS", 400)
    monkeypatch.setattr(phone_holders, "TOGETHER_MS", 0)
    opened, said = sheet("ppb"), []
    opened.sit("Ann", "Bo")
    opened.driver.session.noticed.connect(said.append)
    opened.report(Left, "Ann")
    qtbot.wait(200)
    opened.report(Left, "Bo")
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == [f"No phone is connected for {name} at the moment." for name in ("Ann", "Bo")]


@pytest.mark.slow
def test_a_notice_goes_by_itself(sheet, qtbot):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.driver.settle()
    assert opened.driver.items_named("noticeSlip")
    qtbot.waitUntil(lambda: not opened.driver.items_named("noticeSlip"), timeout=10_000)


@pytest.mark.parametrize("fault", [in_full("crowded"), "guessing"])
def test_what_is_odd_in_the_network_is_said_and_keeps_no_process_from_beginning_again(sheet, qtbot, fault):
    opened = sheet("ppb")
    opened.sit("Ann")
    opened.process.report(Trouble(fault))
    assert "this network" in opened.phones.notice
    assert opened.phones.fault == ""
    opened.process.ended.emit("it crashed")
    qtbot.waitUntil(lambda: len(FakeProcess.started) == 2)


# -- a bot plays on ------------------------------------------------------------------------------


def test_a_bot_plays_on_for_a_phone_that_is_away_and_the_phone_is_freed(sheet, tmp_path):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    window, place, key = opened.driver, opened.place("Ann"), opened.key("Ann")
    window.press(Key.Key_F9)
    assert "Let a bot play on" not in window.words(), "the phone is there"
    opened.report(Left, "Ann")
    window.settle()
    window.click(window.button("Let a bot play on"))
    assert window.session.stakes.asked
    window.agree()
    assert opened.flow.people == {1}
    assert opened.flow.phone_seats == {1}
    assert opened.orders_of(Free) == [Free(place)]
    assert [person.name for person in opened.orders_of(People)[-1].people] == ["Bo"]
    assert key.encode() not in next(tmp_path.rglob("phones")).read_bytes()
    assert [person["name"] for person in opened.phones.people] == ["Bo"]


@pytest.mark.slow
def test_a_bot_that_plays_on_by_the_menu_of_the_seat_frees_the_phone_too(sheet):
    opened = sheet("ppb")
    opened.sit("Ann", "Bo")
    place = opened.place("Bo")
    opened.driver.session.leaving.letBotPlay(1)
    opened.driver.session.stakes.agree()
    assert opened.orders_of(Free) == [Free(place)]
    assert opened.flow.phone_seats == {0}


@pytest.mark.slow
def test_where_nobody_may_leave_no_bot_is_offered(sheet):
    opened = sheet(rung_record(0))
    opened.sit("Ann")
    opened.report(Left, "Ann")
    assert not opened.person("Ann")["leavable"]
    opened.phones.letBotPlay(opened.place("Ann"))
    opened.phones.letBotPlay("nobody")
    assert not opened.driver.session.stakes.asked


# -- one person with a phone ---------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("challenge", ["day", "ladder"])
def test_what_counts_for_one_person_counts_by_phone_and_no_hint_is_on_the_window(sheet, challenge):
    opened = sheet(day_record() if challenge == "day" else rung_record(0), now=NOON)
    session = opened.driver.session
    assert session.challenge == challenge
    opened.sit("Ann")
    assert session.viewer == -1
    assert not session.hint.offered
    opened.driver.press(Key.Key_H)
    assert not session.stakes.asked
    assert opened.driver.bots.weighing == {}
    opened.choose("Ann")
    opened.driver.bots.answer_as_bots()
    assert len(session.controller.game.table.record.entries) > 0
    assert not session.practice
    assert session.challenge == challenge


@pytest.mark.slow
def test_one_person_with_a_phone_surrenders_at_the_window(sheet):
    opened = sheet(rung_record(0))
    opened.sit("Ann")
    session = opened.driver.session
    assert session.leaving.canSurrender
    session.leaving.surrender()
    session.stakes.agree()
    assert session.surrendered == "Ann surrendered."
    assert opened.states("Ann")[-1]["doing"] == "over"


@pytest.mark.slow
def test_a_hint_on_the_window_goes_when_its_person_takes_a_phone_and_was_still_a_hint(sheet):
    opened = sheet("pbb")
    session, bots = opened.driver.session, opened.driver.bots
    session.hint.press()
    session.stakes.agree()
    bots.hint()
    assert (session.hint.stage, session.practice) == ("shown", True)
    opened.sit("Ann")
    assert (session.hint.stage, session.practice) == ("none", True)
    assert not any(row.hint for row in session.pieces.rows)


# -- the sheet by keys, and in small windows -----------------------------------------------------


def test_the_sheet_is_used_with_the_keys_and_gives_the_focus_back(sheet):
    opened = sheet("ppb", SEVERAL)
    opened.sit("Ann")
    window = opened.driver
    before = window.focus().property("text")
    assert before == "I am Bo"
    window.press(Key.Key_F9)
    assert window.focus().property("text") == "Close"
    found = {item.property("text") for item in window.tab_chain()}
    assert {"Close", "New code", "Without phones", "Call", "Back to the screen"} <= found
    window.tab_to("Call")
    opened.report(Refused, "Bo")
    window.settle()
    assert window.focus().property("text") == "Call", "the line is the same as before"
    window.tab_to("Back to the screen")
    window.press(Key.Key_Return)
    assert opened.flow.phone_seats == set()
    assert window.focus().property("text") == "Close"
    window.press(Key.Key_Escape)
    assert "New code" not in window.words()
    assert window.focus().property("text") == before


@pytest.mark.slow
def test_the_key_opens_nothing_where_nobody_can_hold_a_phone(open_window):
    window = open_window()
    window.sit("bbb")
    window.press(Key.Key_F9)
    assert "Hold cards on phones" not in window.words()


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 600), 200), in_full((1024, 600), 100), in_full((800, 560), 200)]
)
def test_in_a_small_window_the_code_is_seen_at_once_and_no_text_is_cut(sheet, size, text):
    opened = sheet("ppppp", SEVERAL, size=size, text_size=text)
    window = opened.driver
    opened.sit("Bo", "Ann")
    opened.report(Left, "Bo")
    window.press(Key.Key_F9)
    codes = [item for item in window.items() if item.property("rim") and item.property("code")]
    code = max(codes, key=lambda item: item.width())  # another one may lie in the corner of the table
    assert place_of(code).bottom() <= place_of(window.button("Without phones")).top()
    sheet_of_paper = code.parentItem().parentItem()
    most, least = place_of(sheet_of_paper).right() + 0.5, place_of(sheet_of_paper).left()
    written = [item for item in window.items() if sheet_of_paper in around(item)]
    for item in (item for item in written if item.property("text")):
        assert not item.property("truncated"), item.property("text")
        assert least <= place_of(item).left() < place_of(item).right() <= most, item.property("text")
    assert {"The cards of Ann are on a phone now.", "Let a bot play on"} < {
        item.property("text") for item in written
    }


def place_of(item):
    return item.mapRectToScene(item.boundingRect())


def around(item):
    """Yield the items in which this one lies."""
    while item := item.parentItem():
        yield item


# -- the form of a new game ----------------------------------------------------------------------


def on_the_form(open_window, monkeypatch, **overrides):
    monkeypatch.setattr(phone_process, "LineProcess", FakeProcess)
    monkeypatch.setattr(FakeProcess, "started", [])
    window = open_window(**overrides)
    window.program.show("new-game")
    window.settle()
    return window


def test_a_game_that_is_begun_for_phones_opens_with_the_code(open_window, monkeypatch):
    window = on_the_form(open_window, monkeypatch)
    window.tab_to("Hold cards on phones")
    assert window.focus().property("visualFocus")
    window.press(Key.Key_Space)
    assert window.program.newGame.wantsPhones
    window.tab_to("Start")
    window.press(Key.Key_Return)
    assert window.program.page == "table"
    assert window.focus().property("text") == "Close"
    [process] = FakeProcess.started
    [people] = [order for order in process.orders if isinstance(order, People)][-1:]
    assert len(people.people) == 1
    window.press(Key.Key_Escape)
    assert window.session.phase == "choosing"
    assert window.focus().objectName() == "piece"


@pytest.mark.slow
def test_that_phones_are_wanted_is_remembered_with_the_table(open_window, monkeypatch):
    window = on_the_form(open_window, monkeypatch)
    assert not window.program.newGame.wantsPhones
    window.program.newGame.wantsPhones = True
    window.program.dealer.startGame()
    window.preferences.flush()
    window.close()
    again = on_the_form(open_window, monkeypatch)
    assert again.program.newGame.wantsPhones
    again.program.newGame.game = 1
    assert again.program.newGame.wantsPhones
    again.program.dealer.quickGame()
    assert FakeProcess.started == []


@pytest.mark.slow
def test_without_people_no_phones_are_offered(open_window, monkeypatch):
    window = on_the_form(open_window, monkeypatch)
    assert "Hold cards on phones" in window.words()
    window.program.newGame.wantsPhones = True
    window.program.newGame.setKind(0, "strong")
    window.settle()
    assert "Hold cards on phones" not in window.words()
    window.program.dealer.startGame()
    assert FakeProcess.started == []


@pytest.mark.slow
def test_who_has_phones_already_goes_on_without_the_sheet(open_window, monkeypatch):
    window = on_the_form(open_window, monkeypatch)
    window.program.newGame.wantsPhones = True
    window.program.dealer.startGame()
    window.settle()
    window.press(Key.Key_Escape)
    [process] = FakeProcess.started
    [person] = [order for order in process.orders if isinstance(order, People)][-1].people
    process.report(Took(person.place, "key"))
    process.report(Joined(person.place))
    window.program.dealer.startGame()
    window.settle()
    assert window.program.phones.complete
    assert "New code" not in window.words()


def test_at_200_percent_the_switch_of_the_form_is_seen_when_it_has_the_focus(open_window, monkeypatch):
    window = on_the_form(open_window, monkeypatch, size=(1024, 600), text_size=200)
    switch = window.tab_to("Hold cards on phones")
    window.settle()
    spot = switch.mapRectToScene(switch.boundingRect())
    assert spot.top() >= 0
    assert spot.bottom() <= 600
