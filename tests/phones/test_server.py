"""Phones come, take places, see what is shown to them, say something, and go."""

import asyncio
import json
import socket

import msgspec
import pytest
from phone_table import ANNA, BEN, HOST, PEOPLE, SECRET, Table, in_loop, opened

from tide_gui.phones import hub, server
from tide_gui.phones.addresses import Addresses
from tide_gui.phones.codes import code_of
from tide_gui.phones.phone import Phone
from tide_gui.phones.protocol import (
    Call,
    Free,
    Joined,
    Left,
    LetGo,
    Offer,
    Opened,
    PageWords,
    People,
    Person,
    Refused,
    Rules,
    Said,
    Sentences,
    Took,
    Trouble,
)
from tide_gui.phones.server import NoAddress


@in_loop
async def test_a_phone_is_told_who_may_hold_one_and_takes_a_place():
    async with opened() as table:
        phone = await table.come()
        assert (await phone.hears("people"))["people"] == [
            {"place": ANNA, "name": "Anna", "taken": False},
            {"place": BEN, "name": "Ben", "taken": False},
        ]
        await phone.say(take=ANNA)
        news = await phone.hears("place")
        assert news["place"] == ANNA
        assert len(news["device"]) == 32
        assert await table.wait_for(Joined) == Joined(ANNA)
        assert table.reports_of(Took) == [Took(ANNA, news["device"])]


@in_loop
async def test_others_see_at_once_that_a_place_is_taken_and_that_it_is_free_again():
    async with opened() as table:
        other = await table.come()
        await other.hears("people")
        await table.sit(ANNA)
        assert [each["taken"] for each in (await other.hears("people"))["people"]] == [True, False]
        table.server.obey(Free(ANNA))
        assert [each["taken"] for each in (await other.hears("people"))["people"]] == [False, False]


@in_loop
async def test_a_place_sees_its_own_state_alone_and_also_what_was_shown_before_it_came():
    async with opened() as table:
        table.show(ANNA, n=1, title="early")
        anna, ben = await table.sit(ANNA), await table.sit(BEN)
        assert (await anna.hears("state"))["state"] == {"n": 1, "title": "early"}
        table.show(ANNA, n=2, title="for Anna")
        table.show(BEN, n=1, title="for Ben")
        assert (await anna.hears("state"))["state"]["title"] == "for Anna"
        assert (await ben.hears("state"))["state"]["title"] == "for Ben"


@in_loop
async def test_what_a_phone_says_is_told_with_the_place_that_it_has():
    async with opened() as table:
        phone = await table.sit(BEN)
        await phone.say(n=7, do="press", what="hand:3")
        await phone.say(n=8, do="go_on")
        assert await table.wait_for(Said, 2) == Said(BEN, 8, "go_on", None)
        assert table.reports_of(Said)[0] == Said(BEN, 7, "press", "hand:3")


@in_loop
async def test_a_phone_that_comes_back_has_its_place_and_sees_what_is_shown_now():
    async with opened() as table:
        phone = await table.sit(ANNA)
        await phone.close()
        assert await table.wait_for(Left) == Left(ANNA)
        table.show(ANNA, n=5)
        again = await table.come(device=phone.device)
        assert await again.hears("place") == {"place": ANNA}, "the key is given once"
        assert (await again.hears("state"))["state"] == {"n": 5}
        assert await table.wait_for(Joined, 2) == Joined(ANNA)


@in_loop
async def test_after_a_restart_phones_with_keys_that_the_window_kept_have_their_places():
    async with opened(devices={"f" * 32: BEN}) as table:
        phone = await table.come(device="f" * 32)
        assert await phone.hears("place") == {"place": BEN}
        other = await table.come()
        assert [each["taken"] for each in (await other.hears("people"))["people"]] == [False, True]


async def taken(phone):
    """Which places are taken, as a phone without one is told."""
    return [each["taken"] for each in (await phone.hears("people"))["people"]]


@in_loop
async def test_a_place_whose_phone_looks_elsewhere_is_offered_until_that_phone_comes_after_all():
    async with opened(devices={"f" * 32: BEN}) as table:
        table.server.obey(Offer(BEN))
        other = await table.come()
        assert await taken(other) == [False, False]
        phone = await table.come(device="f" * 32)
        assert await phone.hears("place") == {"place": BEN}
        assert await taken(other) == [False, True]
        table.server.obey(Offer(BEN))
        await other.say(take=BEN)
        assert (await other.is_gone())[0] == 4003, "its phone is there"


@in_loop
async def test_who_takes_a_place_that_is_offered_ends_the_key_of_its_former_phone():
    async with opened(devices={"f" * 32: BEN}) as table:
        table.server.obey(Offer(BEN))
        phone = await table.sit(BEN)
        table.server.obey(Offer(ANNA))
        former = await table.come(device="f" * 32)
        assert await taken(former) == [False, True]
        await phone.say(n=1, do="press")
        assert await table.wait_for(Said) == Said(BEN, 1, "press", None)


@in_loop
async def test_a_second_tab_of_the_same_phone_takes_over_and_the_window_hears_nothing():
    async with opened() as table:
        first = await table.sit(ANNA)
        second = await table.come(device=first.device)
        assert (await first.is_gone())[0] == 4001
        await second.say(n=1, do="press")
        await table.wait_for(Said)
        assert (table.reports_of(Left), len(table.reports_of(Joined))) == ([], 1)


@in_loop
async def test_a_second_device_is_refused_and_the_window_hears_of_it():
    async with opened() as table:
        first = await table.sit(ANNA)
        second = await table.come()
        await second.say(take=ANNA)
        code, said = await second.is_gone()
        assert (code, said[-1]) == (4003, {"gone": "taken"})
        assert table.reports_of(Refused) == [Refused(ANNA)]
        await first.say(n=1, do="press")
        assert await table.wait_for(Said) == Said(ANNA, 1, "press", None)


@in_loop
async def test_a_phone_that_took_the_wrong_name_lets_it_go_and_takes_another():
    async with opened() as table:
        phone = await table.sit(ANNA)
        await phone.say(do="let_go")
        assert await phone.hears("freed") == {"freed": ANNA}
        assert table.reports_of(LetGo) == [LetGo(ANNA)]
        await phone.say(take=BEN)
        assert (await phone.hears("place"))["place"] == BEN
        assert not table.reports_of(Left)


@in_loop
async def test_a_place_that_is_freed_sends_its_phone_away_and_forgets_its_key():
    async with opened() as table:
        phone = await table.sit(ANNA)
        table.show(ANNA, n=1)
        table.server.obey(Free(ANNA))
        assert json.loads(await phone.connection.recv()) == {"freed": ANNA}, "and no state any more"
        await phone.say(n=1, do="press")
        again = await table.come(device=phone.device)
        assert "people" in await again.hears("people")
        await again.say(take=ANNA)
        assert "device" in await again.hears("place")
        table.show(ANNA, n=2)
        assert (await again.hears("state"))["state"] == {"n": 2}, "not what was shown before"
        assert table.reports_of(Said) == []


@in_loop
async def test_a_place_that_is_not_at_the_table_cannot_be_taken():
    async with opened() as table:
        phone = await table.come()
        await phone.hears("people")
        await phone.say(take="nobody")
        await phone.hears("people")
        table.server.obey(People([Person(BEN, "Ben")]))
        assert [each["name"] for each in (await phone.hears("people"))["people"]] == ["Ben"]
        assert table.reports_of(Took) == []


@in_loop
async def test_a_phone_can_be_called_and_one_that_is_away_cannot():
    async with opened() as table:
        phone = await table.sit(ANNA)
        table.server.obey(Call(BEN))
        table.server.obey(Call(ANNA))
        assert await phone.hears("call") == {"call": True}


@in_loop
async def test_the_rules_are_told_to_the_phone_that_wanted_them_alone():
    async with opened() as table:
        anna, ben = await table.sit(ANNA), await table.sit(BEN)
        table.server.obey(Rules(BEN, msgspec.Raw(b'{"title":"The game"}')))
        table.server.obey(Rules("nobody", msgspec.Raw(b"{}")))
        for place in (ANNA, BEN):
            table.show(place, n=1)
        assert json.loads(await anna.connection.recv()) == {"state": {"n": 1}}
        assert json.loads(await ben.connection.recv()) == {"rules": {"title": "The game"}}


NO_GAME = "No game is on the table."


@in_loop
async def test_who_is_not_at_the_table_is_told_why_and_keeps_no_picture_of_it():
    async with opened() as table:
        anna, ben, stranger = await table.sit(ANNA), await table.sit(BEN), await table.come()
        table.show(ANNA, n=1)
        await anna.hears("state")
        table.server.obey(People([Person(BEN, "Ben")], "You do not play in this game."))
        assert await anna.hears("absent") == {"absent": "You do not play in this game."}
        again = await table.come(device=anna.device)
        assert await again.hears("place") == {"place": ANNA}
        assert json.loads(await again.connection.recv()) == {"absent": "You do not play in this game."}
        table.server.obey(People([], NO_GAME))
        assert await again.hears("absent") == await ben.hears("absent") == {"absent": NO_GAME}
        while (news := await stranger.hears("people"))["people"]:
            pass
        assert news == {"people": [], "absent": NO_GAME, "welcome": ""}


@in_loop
async def test_who_is_at_the_table_again_sees_the_new_game_and_nothing_of_the_old_one():
    async with opened() as table:
        anna = await table.sit(ANNA)
        table.show(ANNA, n=1)
        table.server.obey(People([], NO_GAME))
        await anna.hears("absent")
        table.server.obey(PEOPLE)
        again = await table.come(device=anna.device)
        assert await again.hears("place") == {"place": ANNA}
        table.show(ANNA, n=7)
        assert json.loads(await again.connection.recv()) == {"state": {"n": 7}}


@in_loop
async def test_a_phone_that_slept_has_its_place_at_once_while_its_old_socket_looks_open():
    async with opened() as table:
        asleep = await table.sit(ANNA)
        asleep.connection.transport.pause_reading()
        table.show(ANNA, n=2)
        awake = await table.come(device=asleep.device)
        assert await awake.hears("place") == {"place": ANNA}
        assert (await awake.hears("state"))["state"] == {"n": 2}
        await awake.say(n=2, do="press")
        assert await table.wait_for(Said) == Said(ANNA, 2, "press", None)
        asleep.connection.transport.abort()
        await table.come()
        assert (table.reports_of(Left), len(table.reports_of(Joined))) == ([], 1), (
            "the window hears nothing of it"
        )


class Slow:
    """A connection that keeps what is sent."""

    def __init__(self):
        self.sent = []

    async def send(self, message, text):
        self.sent.append(json.loads(message))

    async def close(self, code):
        self.sent.append(code)


@in_loop
async def test_a_slow_phone_hears_the_newest_of_each_kind_and_last_what_was_told_last():
    connection = Slow()
    phone = Phone(connection, HOST)
    for kind, content in (("state", 1), ("absent", NO_GAME), ("state", 2)):
        phone.send(kind, content)
    phone.hang_up("closed")
    await phone.send_all()
    assert connection.sent == [{"absent": NO_GAME}, {"state": 2}, {"gone": "closed"}, 1001]


@in_loop
async def test_phones_hear_again_and_again_that_the_table_is_there(monkeypatch):
    monkeypatch.setattr(hub, "ALIVE_S", 0.01)
    async with opened() as table:
        phone = await table.come()
        await phone.hears("alive")
        await phone.hears("alive")


@in_loop
async def test_at_the_end_every_phone_is_told():
    async with opened() as table:
        phones = [await table.sit(ANNA), await table.come()]
    for phone in phones:
        code, said = await phone.is_gone()
        assert (code, said[-1]) == (1001, {"gone": "closed"})


@in_loop
async def test_a_phone_that_never_answers_the_goodbye_does_not_delay_the_end(monkeypatch):
    monkeypatch.setattr(server, "GOODBYE_S", 0.05)
    async with opened() as table:
        phone = await table.sit(ANNA)
        phone.connection.transport.pause_reading()
    phone.connection.transport.abort()


@in_loop
async def test_a_network_that_is_gone_is_noticed(monkeypatch):
    monkeypatch.setattr(server, "PING_S", 0.02)
    monkeypatch.setattr(server, "PONG_S", 0.2)
    monkeypatch.setattr(hub, "CLOSING_S", 0.02)
    async with opened() as table:
        phone = await table.sit(ANNA)
        phone.connection.transport.pause_reading()
        assert await table.wait_for(Left) == Left(ANNA)
        phone.connection.transport.abort()


# -- where it is open ----------------------------------------------------------------------------


@in_loop
async def test_who_lets_go_leaves_no_picture_to_who_comes_next():
    async with opened() as table:
        phone = await table.sit(ANNA)
        table.show(ANNA, cards=[1, 2])
        await phone.hears("state")
        await phone.say(do="let_go")
        await table.wait_for(LetGo)
        other = await table.sit(ANNA)
        await other.say(do="sort")
        await table.wait_for(Said)
        table.show(ANNA, cards=[3])
        assert await other.hears("state") == {"state": {"cards": [3]}}


@in_loop
async def test_an_address_that_this_machine_has_lost_is_reported_once(monkeypatch):
    found = [Addresses(hosts) for hosts in ((HOST,), (HOST,), (), (HOST,), (), ())]
    monkeypatch.setattr(server, "addresses", lambda: found.pop(0))
    monkeypatch.setattr(server, "LOOK_S", 0.001)
    async with opened() as table:
        assert await table.wait_for(Trouble) == Trouble("moved")
        await asyncio.sleep(0.02)
        assert (found, table.reports_of(Trouble)) == ([], [Trouble("moved")])
        assert len(table.reports_of(Opened)) == 1


WIFI = "192.0.2.7"


@pytest.fixture
def looks(monkeypatch):
    """A function that lets the server look often, at these addresses from then on."""
    monkeypatch.setattr(server, "LOOK_S", 0.001)
    return lambda *found: monkeypatch.setattr(server, "addresses", lambda: Addresses(*found))


@in_loop
async def test_an_address_to_which_no_phone_came_is_left_for_a_likelier_one(looks):
    looks((HOST,))
    async with opened(host="") as table:
        looks((WIFI, HOST))
        assert await table.wait_for(Trouble) == Trouble("moved")


@pytest.mark.parametrize("chosen", [True, False])
@in_loop
async def test_an_address_that_was_chosen_or_found_by_a_phone_is_kept_and_the_others_are_told(looks, chosen):
    looks((HOST,))
    async with opened(host=HOST if chosen else "") as table:
        phone = None if chosen else await table.sit(ANNA)
        if phone:
            await phone.close()
        looks((WIFI, HOST), ("172.17.0.1",))
        at = await table.wait_for(Opened, 2)
        assert at.others == [WIFI, "172.17.0.1"]
        await asyncio.sleep(0.02)
        assert (table.reports_of(Trouble), len(table.reports_of(Opened))) == ([], 2)


@in_loop
async def test_an_inner_address_is_served_only_where_it_was_chosen(looks):
    looks((), (HOST,))
    with pytest.raises(NoAddress):
        await Table(host="").server.open()
    async with opened(host=HOST) as table:
        looks((WIFI,), (HOST,))
        await table.wait_for(Opened, 2)
        await asyncio.sleep(0.02)
        assert table.reports_of(Trouble) == []


@pytest.mark.parametrize("patient", [True, False])
@in_loop
async def test_the_port_of_phones_of_last_time_is_waited_for(monkeypatch, patient):
    monkeypatch.setattr(server, "PORT_TRY_S", 0.01)
    taken = socket.create_server((HOST, 0))
    port = taken.getsockname()[1]
    asyncio.get_running_loop().call_later(0.02, taken.close)
    async with opened(port=port, devices={"k" * 32: ANNA} if patient else {}) as table:
        assert (table.reports_of(Opened)[0].port == port) == patient
    taken.close()


@in_loop
async def test_it_listens_at_the_chosen_address_and_port_and_shows_the_code_of_both(monkeypatch):
    monkeypatch.setattr(server, "addresses", lambda: Addresses(("192.0.2.7", HOST, "fd00::7")))
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    async with opened(port=port) as table:
        [at] = table.reports_of(Opened)
        assert (at.host, at.port, at.address) == (HOST, port, f"http://{HOST}:{port}/")
        assert at.code == code_of(f"http://{HOST}:{port}/#{SECRET}")
        assert at.others == ["192.0.2.7", "fd00::7"]


@in_loop
async def test_without_a_chosen_address_the_likely_one_is_taken(monkeypatch):
    monkeypatch.setattr(server, "addresses", lambda: Addresses((HOST, "192.0.2.7")))
    async with opened(host="") as table:
        [at] = table.reports_of(Opened)
        assert (at.host, at.others) == (HOST, ["192.0.2.7"])


@in_loop
async def test_a_port_that_is_not_free_is_left_alone():
    with socket.create_server((HOST, 0)) as other:
        async with opened(port=other.getsockname()[1]) as table:
            assert table.reports_of(Opened)[0].port != other.getsockname()[1]
            assert (await table.get())[0] == 200


@in_loop
async def test_a_table_that_was_killed_can_have_its_port_again_at_once():
    async with opened() as table:
        phone = await table.sit(ANNA)
        port = table.reports_of(Opened)[0].port
    async with opened(port=port) as again:
        assert again.reports_of(Opened)[0].port == port
        await phone.is_gone()


@pytest.mark.parametrize(
    "host", ["0.0.0.0", "::", "::ffff:0.0.0.0", "224.0.0.1", "localhost", "", "192.0.2.77"]
)
@in_loop
async def test_it_never_listens_at_all_addresses_nor_at_one_that_is_not_ours(monkeypatch, host):
    monkeypatch.setattr(server, "addresses", Addresses)
    table = Table(host=host)
    with pytest.raises(NoAddress):
        await table.server.open()
    assert table.reports == []


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="needs IPv6")
@in_loop
async def test_it_listens_at_an_address_of_ipv6():
    table = Table(host="::1")
    await table.server.open()
    table.server.obey(PEOPLE)
    [at] = table.reports_of(Opened)
    reader, writer = await asyncio.open_connection("::1", at.port)
    writer.write(f"GET / HTTP/1.1\r\nHost: [::1]:{at.port}\r\n\r\n".encode())
    answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"connect-src 'self';" in answer
    writer.close()
    await table.server.close()


# -- languages -----------------------------------------------------------------------------------

IN_LANGUAGES = {
    "words": PageWords(lang="en-GB", who="Who are you?"),
    "translations": {
        "de": PageWords(lang="de", who="Wer bist du?"),
        "fr": PageWords(lang="fr", who="Qui es-tu ?"),
    },
}
TOLD = {"de": Sentences("Kein Spiel.", "Willkommen."), "fr": Sentences("Aucun jeu.", "Bienvenue.")}


@pytest.mark.parametrize(
    ("languages", "expected"),
    [
        (["de-AT", "fr", "en"], "de"),
        (["nl", "pt-BR", "FR-ca"], "fr"),
        (["en-US", "de"], ""),
        (["nl", "", "-", "deu", "e"], ""),
        ([], ""),
    ],
)
@in_loop
async def test_a_phone_is_told_everything_in_its_first_language_that_is_there(languages, expected):
    async with opened(**IN_LANGUAGES) as table:
        table.server.obey(People(PEOPLE.people, "No game.", "Welcome.", TOLD))
        phone = await table.come(languages=languages)
        page = IN_LANGUAGES["translations"].get(expected, IN_LANGUAGES["words"])
        sentences = TOLD.get(expected, Sentences("No game.", "Welcome."))
        assert (await phone.hears("words"))["words"] == msgspec.to_builtins(page)
        people = await phone.hears("people")
        assert (people["absent"], people["welcome"]) == (sentences.absent, sentences.welcome)
        await phone.say(take=ANNA)
        assert await table.wait_for(Joined) == Joined(ANNA, expected)
        table.server.obey(People([], "No game.", translations=TOLD))
        assert await phone.hears("absent") == {"absent": sentences.absent}
        again = await table.come(device=(await table.wait_for(Took)).device, languages=languages)
        assert await again.hears("absent") == {"absent": sentences.absent}


@in_loop
async def test_who_does_not_know_the_secret_is_told_no_words():
    async with opened(**IN_LANGUAGES) as table:
        phone = await table.come(secret="wrong", languages=["de"])
        assert await phone.is_gone() == (4000, [{"gone": "secret"}])


@in_loop
async def test_a_phone_of_another_language_does_not_see_what_was_told_to_the_one_before():
    async with opened(**IN_LANGUAGES) as table:
        phone = await table.sit(ANNA, languages=["de"])
        table.show(ANNA, question="Welche Karte?")
        await phone.hears("state")
        again = await table.come(device=phone.device, languages=["de-CH"])
        assert (await again.hears("state"))["state"] == {"question": "Welche Karte?"}
        other = await table.come(device=phone.device, languages=["fr"])
        assert await table.wait_for(Joined, 2) == Joined(ANNA, "fr")
        table.show(ANNA, question="Quelle carte ?")
        assert (await other.hears("state"))["state"] == {"question": "Quelle carte ?"}
        assert table.reports_of(Joined) == [Joined(ANNA, "de"), Joined(ANNA, "fr")], "a tab alone is no news"
