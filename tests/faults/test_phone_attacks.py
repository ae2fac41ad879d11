"""Whoever is in the same network may send anything: each door is tried from outside, and no log grows."""

import asyncio
import json
import logging
import socket
import sys
from contextlib import suppress
from time import monotonic

import pytest
from phone_table import ANNA, BEN, PEOPLE, SECRET, in_loop, opened
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tide_gui.phones import connection, hub, server
from tide_gui.phones import phone as phone_module
from tide_gui.phones.protocol import Free, Joined, Left, Refused, Said, Took, Trouble

SOCKET = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version": "13",
}


@pytest.fixture(autouse=True)
def quiet(caplog):
    """Nothing that comes from outside is worth a line of a log, let alone a traceback."""
    yield
    written = caplog.get_records("call")
    assert [each.getMessage() for each in written if each.levelno >= logging.WARNING] == []


@pytest.fixture
def quick(monkeypatch):
    """A wrong secret costs less time."""
    monkeypatch.setattr(hub, "FAILURE_S", 0.01)


# -- other sites ---------------------------------------------------------------------------------

FOREIGN_HOSTS = [
    None,
    "",
    "evil.example",
    "evil.example:{port}",
    "localhost:{port}",
    "127.0.0.1",
    "127.0.0.1:80",
    "127.0.0.1:{port}.evil.example",
    "127.0.0.1:{port}@evil.example",
    "127.0.0.1:{port}, evil.example",
    "127.1:{port}",
    "2130706433:{port}",
    "0.0.0.0:{port}",
]


@pytest.mark.parametrize("path", ["/", "/socket"])
@pytest.mark.parametrize("host", FOREIGN_HOSTS)
@in_loop
async def test_a_site_that_rebinds_its_name_to_this_machine_gets_nothing(host, path):
    async with opened() as table:
        port = table.own.partition(":")[2]
        name = host.format(port=port) if host is not None else None
        status, _, body = await table.get(path, Host=name, Origin=f"http://{name}", **SOCKET)
        assert (status, body) == (421, b"")


@in_loop
async def test_a_second_host_does_not_help():
    async with opened() as table:
        request = f"GET / HTTP/1.1\r\nHost: {table.own}\r\nHost: evil.example\r\n\r\n"
        assert (await table.ask(request.encode()))[0] == 421


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "",
        "null",
        "http://evil.example",
        "https://{own}",
        "http://{own}/",
        "http://{own}.evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "file://",
    ],
)
@in_loop
async def test_another_site_cannot_open_the_socket(origin):
    async with opened() as table:
        named = origin.format(own=table.own) if origin is not None else None
        assert (await table.get("/socket", Origin=named, **SOCKET))[0] == 403
        with pytest.raises(InvalidStatus, match="403"):
            await table.open_socket(origin=named)


@in_loop
async def test_a_second_origin_does_not_help():
    async with opened() as table:
        lines = "".join(f"{name}: {value}\r\n" for name, value in SOCKET.items())
        origins = f"Origin: http://{table.own}\r\nOrigin: http://evil.example\r\n"
        request = f"GET /socket HTTP/1.1\r\nHost: {table.own}\r\n{lines}{origins}\r\n"
        assert (await table.ask(request.encode()))[0] == 403


@in_loop
async def test_another_site_cannot_show_our_pictures_or_frame_our_page(tmp_path):
    (tmp_path / "card.svg").write_text("<svg/>")
    async with opened(pictures={"card": str(tmp_path / "card.svg")}) as table:
        for path in ("/", "/page.js", "/picture/card", "/nothing"):
            _, headers, _ = await table.get(path)
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert not {"set-cookie", "access-control-allow-origin", "server"} & headers.keys()
            assert (await table.get(path, Origin="http://evil.example"))[0] == 403
        for path in ("/", "/picture/card"):
            policy = (await table.get(path))[1]["content-security-policy"]
            assert policy.startswith("default-src 'none';")
            assert "frame-ancestors 'none'" in policy


@in_loop
async def test_the_page_runs_its_own_script_alone_and_speaks_to_nobody_else():
    async with opened() as table:
        policy = (await table.get())[1]["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["script-src"] == rules["style-src"] == "'self'"
        assert rules["connect-src"] == f"'self' ws://{table.own}"
        assert rules["base-uri"] == rules["form-action"] == "'none'"


# -- odd requests --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/socket", "/nothing"])
@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "X"])
@in_loop
async def test_another_method_than_get_is_refused(method, path):
    async with opened() as table:
        status, headers, body = await table.get(path, method, Origin=f"http://{table.own}", **SOCKET)
        assert (status, headers["allow"], body) == (405, "get", b"")


@pytest.mark.parametrize("length", ["1", "-1", "99999999999", "x"])
@in_loop
async def test_a_request_with_a_body_gets_no_answer(length):
    async with opened() as table:
        assert await table.get("/", "POST", Content_Length=length) == (0, {}, b"")


@pytest.mark.parametrize(
    "path",
    [
        *("/../page.js", "/page/../page.js", "/..%2fpage.js", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"),
        *(
            "/picture/../page.js",
            "/picture/..",
            "/picture/",
            "/picture/card.svg",
            "/picture/card/",
            "/picture//card",
        ),
        *(
            "/picture/%63ard",
            "/picture/etc/passwd",
            "/picture/C:\\card.svg",
            "/picture/card%00",
            "/index.html",
        ),
        *(
            "/socket/",
            "/socket?",
            "/?",
            "/PAGE.JS",
            "/page.js/",
            "page.js",
            "*",
            "http://evil.example/",
            "/page",
        ),
    ],
)
@in_loop
async def test_only_what_is_on_the_list_is_served(path, tmp_path):
    (tmp_path / "card.svg").write_text("<svg/>")
    async with opened(pictures={"card": str(tmp_path / "card.svg")}) as table:
        status, _, body = await table.get(path, Origin=f"http://{table.own}", **SOCKET)
        assert (status, body) == (404, b"")


@pytest.mark.parametrize("length", [201, 8_100, 9_000])
@in_loop
async def test_a_long_path_is_refused(length):
    async with opened() as table:
        assert (await table.get("/" + "a" * length))[0] == 414


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"\r\n\r\n", 0),
        (b"GET /\r\n\r\n", 0),
        (b"GET / HTTP/9.9\r\n\r\n", 0),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 0),
        (b"GET /\xff HTTP/1.1\r\n\r\n", 0),
        (b"GET / HTTP/1.1\r\nno header\r\n\r\n", 0),
        (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 0),
        (b"GET / HTTP/1.0\r\n\r\n", 421),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nA: " + b"b" * 9_000 + b"\r\n\r\n", 431),
    ],
)
@in_loop
async def test_what_is_no_request_gets_nothing_of_ours(request_, status):
    async with opened() as table:
        got, _, body = await table.ask(request_)
        assert got == status
        assert b"Tide Table" not in body


@pytest.mark.parametrize("missing", SOCKET)
@in_loop
async def test_a_socket_that_is_none_gets_nothing_of_ours(missing):
    async with opened() as table:
        lines = {name: value for name, value in SOCKET.items() if name != missing}
        status, _, body = await table.get("/socket", Origin=f"http://{table.own}", **lines)
        assert status in (400, 426)
        assert b"Tide Table" not in body


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: "])
@in_loop
async def test_a_half_open_request_is_closed(sent, monkeypatch):
    monkeypatch.setattr(server, "HANDSHAKE_S", 0.1)
    async with opened() as table:
        begun = monotonic()
        assert await table.ask(sent) == (0, {}, b"")
        assert 0.05 < monotonic() - begun < 5


LARGE = 2**24  # more than lies in the buffers of both sides


@in_loop
async def test_an_answer_that_nobody_reads_is_cut(monkeypatch, tmp_path):
    monkeypatch.setattr(server, "HANDSHAKE_S", 0.3)
    (tmp_path / "large.png").write_bytes(bytes(LARGE))
    async with opened(pictures={"large": str(tmp_path / "large.png")}) as table:
        host, _, port = table.own.partition(":")
        with socket.socket() as asking:
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8_192)
            asking.settimeout(1)
            asking.connect((host, int(port)))
            asking.sendall(f"GET /picture/large HTTP/1.1\r\nHost: {table.own}\r\n\r\n".encode())
            connections = table.server._limit._open
            while not connections:
                await asyncio.sleep(0.002)
            while connections:
                await asyncio.sleep(0.002)
            assert len(everything_from(asking)) < LARGE


def everything_from(asking):
    """What has come, until the other side has cut the connection."""
    received = b""
    with suppress(ConnectionError):
        while part := asking.recv(65_536):
            received += part
    return received


# -- who has no secret ---------------------------------------------------------------------------


@pytest.mark.parametrize("secret", ["", "A", SECRET.lower(), SECRET[:-1], SECRET + "A", "é" * 20, "\x00"])
@in_loop
async def test_without_the_secret_nobody_learns_a_name(secret, quick):
    async with opened() as table:
        table.show(ANNA, n=1)
        phone = await table.come(secret)
        table.server.obey(PEOPLE)
        assert await phone.is_gone() == (4000, [{"gone": "secret"}])
        assert table.reports_of(Took) == []


@in_loop
async def test_a_wrong_secret_costs_time(monkeypatch):
    monkeypatch.setattr(hub, "FAILURE_S", 0.2)
    async with opened() as table:
        begun = monotonic()
        await (await table.come("wrong")).is_gone()
        assert monotonic() - begun > 0.19


@in_loop
async def test_who_guesses_has_to_wait_and_the_window_hears_of_it_once(quick, monkeypatch):
    monkeypatch.setattr(hub, "GUESSES_A_SECOND", 1e-9)
    async with opened() as table:
        codes = [(await (await table.come("wrong")).is_gone())[0] for _ in range(10)]
        assert codes == [4000] * hub.GUESSES + [4002] * 2
        assert await (await table.come()).is_gone() == (4002, [{"gone": "wait"}]), (
            "also a guess that is right"
        )
        assert table.reports_of(Trouble) == [Trouble("guessing")]


@in_loop
async def test_a_device_key_alone_opens_nothing(quick):
    async with opened() as table:
        phone = await table.sit(ANNA)
        thief = await table.come("wrong", phone.device)
        assert (await thief.is_gone())[0] == 4000
        guess = await table.come(device="0" * 32)
        assert "people" in await guess.hears("people")


ODD_LANGUAGES = ['"en"', "7", "null", "{}", "[7]", "[null]", '[["en"]]']
ODD_LANGUAGES += [json.dumps(["e" * 36]), json.dumps(["en"] * 10)]


@in_loop
async def test_who_connects_and_says_nothing_is_sent_away(monkeypatch):
    monkeypatch.setattr(hub, "GREETING_S", 0.1)
    async with opened() as table:
        assert await (await table.open_socket()).is_gone() == (4006, [{"gone": "late"}])


@pytest.mark.parametrize(
    "greeting",
    [
        *("", "{}", "[]", '{"secret":7}', '{"secret":"A","more":1}', b"{}", "[" * 500),
        *(f'{{"secret":"A","languages":{odd}}}' for odd in ODD_LANGUAGES),
    ],
)
@in_loop
async def test_an_odd_greeting_is_refused(greeting):
    async with opened() as table:
        phone = await table.open_socket()
        await phone.connection.send(greeting)
        assert await phone.is_gone() == (4004, [{"gone": "odd"}])


# -- who has it ----------------------------------------------------------------------------------

ODD = [
    *("", " ", "null", "7", '"press"', "[]", "[[]]", "{", '{"do"}', '{"do":"press",}', '{"do":"press"}}'),
    *(
        '{"do":"press","n":1.5}',
        '{"do":"press","n":NaN}',
        '{"do":"press","n":Infinity}',
        '{"do":"press","n":"1"}',
    ),
    *(
        '{"do":"press","n":1e400}',
        '{"do":"press","n":true}',
        '{"do":"press","n":null}',
        '{"do":"press","n":[]}',
    ),
    '{"do":"press","n":' + "9" * 400 + "}",
    '{"do":"press","what":' + "9" * 400 + "}",
    *('{"do":"press","what":{}}', '{"do":"press","what":[1]}', '{"do":"press","what":0.5}'),
    *('{"do":7}', '{"do":null}', '{"do":"PRESS"}', '{"do":"press\\n"}', '{"do":"' + "a" * 21 + '"}'),
    *('{"do":"press","do":"sort"}', '{"do":"press","n":1,"n":2}', '{"do":"press","what":1,"what":1}'),
    *('{"do":"press","what":"\\ud800"}', '{"do":"press","what":"\\udc00x"}', '{"do":"press","what":"\\x"}'),
    *('{"do":"press","place":"2"}', '{"do":"press","__proto__":1}', '{"do":"press","secret":"A"}'),
    "[" * 500,
    '{"a":' * 100,
    '{"do":"press","what":' + "[" * 400,
    b'{"do":"press"}',
    b"\x00" * 100,
]


@in_loop
async def test_odd_json_is_refused_and_the_window_hears_nothing_of_it(monkeypatch):
    monkeypatch.setattr(hub, "MESSAGES_AT_ONCE", 1_000)
    async with opened() as table:
        phone = await table.sit(BEN)
        device = phone.device
        for odd in ODD:
            await phone.connection.send(odd)
            code, said = await phone.is_gone()
            assert (code, said[-1]) == (4004, {"gone": "odd"}), odd
            phone = await table.come(device=device)
            await phone.hears("place")
        assert table.reports_of(Said) == []


@in_loop
async def test_text_that_is_no_text_is_refused():
    async with opened() as table:
        phone = await table.sit(ANNA)
        await phone.connection.send(b"\xff\xfe", text=True)
        assert (await phone.is_gone())[0] == 1007


@pytest.mark.parametrize(
    "message",
    ["a" * 513, "a" * 100_000, ["a" * 300, "b" * 300]],
    ids=["large", "compressed bomb", "in parts"],
)
@in_loop
async def test_a_message_is_small_also_when_it_is_unpacked_and_in_all_its_parts(message):
    async with opened() as table:
        phone = await table.sit(ANNA)
        with suppress(ConnectionClosed):
            await phone.connection.send(message)
        await phone.connection.wait_closed()
        assert phone.connection.close_code == 1009


@in_loop
async def test_a_phone_speaks_for_its_own_place_alone():
    async with opened() as table:
        await table.sit(ANNA)
        ben, stranger = await table.sit(BEN), await table.come()
        await stranger.say(n=1, do="press", what="hand:1")
        await stranger.say(n=1, do="let_go")
        await ben.say(take=ANNA)
        await ben.say(take=ANNA, n=1, do="press")
        assert await table.wait_for(Said) == Said(BEN, 1, "press", None)
        assert len(table.reports_of(Said)) == 1
        assert [each.place for each in table.reports_of(Took)] == [ANNA, BEN]


@in_loop
async def test_a_phone_without_a_place_sees_no_state():
    async with opened() as table:
        stranger = await table.come()
        await table.sit(ANNA)
        table.show(ANNA, n=1)
        table.server.obey(PEOPLE)
    assert not any("state" in said for said in (await stranger.is_gone())[1])


# -- floods --------------------------------------------------------------------------------------


@in_loop
async def test_a_flood_of_one_phone_is_bounded_for_the_window_and_does_not_stop_another():
    async with opened() as table:
        loud, calm = await table.sit(ANNA), await table.sit(BEN)
        for number in range(300):
            await send_anyway(loud, n=number, do="press")
        code, said = await loud.is_gone()
        assert (code, said[-1]) == (4005, {"gone": "flood"})
        await calm.say(n=1, do="press")
        while Said(BEN, 1, "press", None) not in table.reports:
            await asyncio.sleep(0.002)
        assert len([each for each in table.reports_of(Said) if each.place == ANNA]) < 40


async def send_anyway(phone, **message):
    try:
        await phone.say(**message)
    except ConnectionClosed:
        await asyncio.sleep(0)


@in_loop
async def test_coming_back_does_not_give_a_flooding_phone_a_new_allowance(monkeypatch):
    monkeypatch.setattr(hub, "MESSAGES_A_SECOND", 1e-9)
    monkeypatch.setattr(server, "OF_ONE_ADDRESS", 50)
    async with opened() as table:
        phone = await table.sit(ANNA)
        for number in range(20):
            await phone.say(n=number, do="press")
        await table.wait_for(Said, 20)
        codes = []
        for _ in range(40):
            again = await table.come(device=phone.device)
            await again.hears("words")
            if "gone" in (news := json.loads(await again.connection.recv())):
                codes.append(news["gone"])
        assert codes == ["flood"] * 31, "20 were for presses and one for the place itself"
        assert len(table.reports_of(Joined)) + len(table.reports_of(Left)) <= 2 * 30


@in_loop
async def test_taking_and_letting_go_is_bounded_for_the_window(monkeypatch):
    monkeypatch.setattr(hub, "MESSAGES_A_SECOND", 1e-9)
    async with opened() as table:
        phone = await table.come()
        for _ in range(100):
            await send_anyway(phone, take=ANNA)
            await send_anyway(phone, do="let_go")
        assert (await phone.is_gone())[0] == 4005
        assert len(table.reports) < 100


@in_loop
async def test_the_window_hears_of_few_who_want_a_place_that_is_taken(monkeypatch):
    monkeypatch.setattr(hub, "REFUSALS_A_SECOND", 1e-9)
    async with opened() as table:
        await table.sit(ANNA)
        for _ in range(6):
            other = await table.come()
            await other.say(take=ANNA)
            await other.is_gone()
        assert len(table.reports_of(Refused)) == hub.REFUSALS


@in_loop
async def test_a_flood_of_pings_is_cut(monkeypatch):
    monkeypatch.setattr(connection, "BYTES_A_SECOND", 1e-9)
    async with opened() as table:
        phone = await table.sit(ANNA)
        with suppress(ConnectionClosed):
            for number in range(2_000):
                await phone.connection.ping(f"{number:0125}")
        await phone.connection.wait_closed()
        assert await table.wait_for(Left) == Left(ANNA)


@in_loop
async def test_a_message_in_parts_without_end_is_cut(monkeypatch):
    monkeypatch.setattr(connection, "BYTES_A_SECOND", 1e-9)
    monkeypatch.setattr(connection, "BYTES_AT_ONCE", 4_096)

    async def parts():
        while True:
            yield ""
            await asyncio.sleep(0)

    async with opened() as table:
        phone = await table.sit(ANNA)
        with pytest.raises(ConnectionClosed):
            await phone.connection.send(parts())
        assert await table.wait_for(Left) == Left(ANNA)


@in_loop
async def test_one_address_has_a_few_connections_and_the_window_hears_of_more_once(monkeypatch):
    async with opened() as table:
        phones = [await table.come() for _ in range(server.OF_ONE_ADDRESS)]
        for _ in range(3):
            assert await is_refused(table.come())
        assert table.reports_of(Trouble) == [Trouble("crowded")]
        await phones[0].hears("people")
        await phones[0].close()
        while await is_refused(table.come()):
            await asyncio.sleep(0.01)


async def is_refused(coming):
    """Whether the table cuts a connection before a byte of it is read."""
    try:
        await coming
    except (InvalidHandshake, OSError, EOFError):
        return True
    return False


@in_loop
async def test_all_addresses_together_have_some_connections(monkeypatch):
    monkeypatch.setattr(server, "IN_ALL", 2)
    monkeypatch.setattr(server, "RESERVED", 0)
    async with opened() as table:
        kept = [await table.come() for _ in range(2)]
        assert await is_refused(table.come())
        for phone in kept:
            await phone.hears("people")


@pytest.mark.skipif(sys.platform == "darwin", reason="needs another loopback address")
@in_loop
async def test_who_takes_all_connections_keeps_no_phone_out_that_has_a_place(monkeypatch):
    monkeypatch.setattr(server, "IN_ALL", server.RESERVED + 4)
    elsewhere = {"local_addr": ("127.0.0.2", 0)}
    async with opened() as table:
        phone = await table.sit(ANNA)
        strangers = [await table.open_socket(**elsewhere) for _ in range(3)]
        assert await is_refused(table.open_socket(**elsewhere))
        await phone.close()
        await table.wait_for(Left)
        while not await is_refused(table.open_socket(**elsewhere)):
            pass
        again = await table.come(device=phone.device)
        assert await again.hears("place") == {"place": ANNA}
        table.server.obey(Free(ANNA))
        await again.close()
        assert await is_refused(table.come(device=phone.device)), "it has no place any more"
        assert len(strangers) == 3


@in_loop
async def test_a_phone_that_reads_nothing_gets_the_newest_state_when_it_reads_again():
    async with opened() as table:
        slow, calm = await table.sit(ANNA), await table.sit(BEN)
        slow.connection.transport.pause_reading()
        for number in range(3_000):
            table.show(ANNA, n=number, filling="x" * 5_000)
            if not number % 100:
                await asyncio.sleep(0)
        table.show(BEN, n=1)
        await calm.hears("state")
        slow.connection.transport.resume_reading()
        count, state = 0, {}
        while state.get("n") != 2_999:
            state = (await slow.hears("state"))["state"]
            count += 1
        assert count < 1_500, "older ones were left out"


@in_loop
async def test_a_phone_that_stops_reading_is_cut_and_the_window_is_told(monkeypatch):
    monkeypatch.setattr(phone_module, "TAKING_S", 0.2)
    async with opened() as table:
        deaf = await table.sit(ANNA)
        deaf.connection.transport.pause_reading()
        number = 0
        while not table.reports_of(Left):
            number += 1
            table.show(ANNA, n=number, filling="x" * 100_000)
            await asyncio.sleep(0.002)
        again = await table.come(device=deaf.device)
        assert await again.hears("place") == {"place": ANNA}
        deaf.connection.transport.abort()
