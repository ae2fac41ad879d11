"""The orders of the window and the reports to it, and the process itself."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from phone_table import ANNA, HOST, PATIENCE, SECRET, Client
from websockets.asyncio.client import connect

from tide_gui.cli import phones
from tide_gui.cli.errors import Failed
from tide_gui.phones.process import attend
from tide_gui.phones.protocol import Opened, Trouble

COMMAND = [sys.executable, "-m", "tide_gui", "phones"]
OPEN = json.dumps({"kind": "open", "secret": SECRET, "host": HOST}).encode()


# Modules that are never needed, some of them with megabytes.
UNUSED = {"PySide6", "numpy", "argparse", "email.message", "html", "http.client", "lzma"}


@pytest.fixture
def process(request):
    """The process, which has no orders yet; its environment has what a test gives besides."""
    child = subprocess.Popen(
        COMMAND,
        env=os.environ | getattr(request, "param", {}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    yield child
    child.kill()
    child.communicate()


def order(process, **order):
    process.stdin.write(json.dumps(order) + "\n")


def next_report(process):
    return json.loads(process.stdout.readline())


def test_a_phone_is_told_what_the_window_shows_and_the_window_what_it_says(process):
    order(process, kind="open", secret=SECRET, host=HOST)
    opened = next_report(process)
    assert (opened["kind"], opened["address"]) == ("opened", f"http://{HOST}:{opened['port']}/")
    order(process, kind="people", people=[{"place": ANNA, "name": "Anna"}])
    order(process, kind="show", place=ANNA, state={"n": 1, "title": "Your turn"})

    async def play():
        origin = f"http://{HOST}:{opened['port']}"
        async with connect(f"{origin.replace('http', 'ws')}/socket", origin=origin) as connection:
            phone = Client(connection)
            await phone.say(secret=SECRET)
            await phone.say(take=ANNA)
            assert (await phone.hears("state"))["state"] == {"n": 1, "title": "Your turn"}
            await phone.say(n=1, do="press", what="hand:3")
            assert [next_report(process)["kind"] for _ in range(2)] == ["took", "joined"]
            assert next_report(process) == {
                "kind": "said",
                "place": ANNA,
                "n": 1,
                "do": "press",
                "what": "hand:3",
            }
            order(process, kind="rules", place=ANNA, rules={"title": "The game", "chapters": []})
            assert (await phone.hears("rules"))["rules"] == {"title": "The game", "chapters": []}
            order(process, kind="people", people=[], absent="No game is on the table.")
            assert await phone.hears("absent") == {"absent": "No game is on the table."}
            order(process, kind="close")
            assert await phone.hears("gone") == {"gone": "closed"}

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert process.wait(PATIENCE) == 0
    assert process.stderr.read() == ""


def test_phones_hear_that_the_table_is_closed_when_the_input_ends(process):
    order(process, kind="open", secret=SECRET, host=HOST)
    opened = next_report(process)

    async def listen():
        origin = f"http://{HOST}:{opened['port']}"
        async with connect(f"{origin.replace('http', 'ws')}/socket", origin=origin) as connection:
            phone = Client(connection)
            await phone.say(secret=SECRET)
            await phone.hears("people")
            process.stdin.close()
            assert await phone.hears("gone") == {"gone": "closed"}

    asyncio.run(asyncio.wait_for(listen(), PATIENCE))
    assert process.wait(PATIENCE) == 0
    process.stdin = None


def test_the_process_ends_with_its_input(process):
    order(process, kind="open", secret=SECRET, host=HOST)
    next_report(process)
    assert process.communicate() == ("", "")
    assert process.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
@pytest.mark.parametrize("process", [{"PYTHONPROFILEIMPORTTIME": "1"}], indirect=True, ids=["telling"])
def test_it_loads_no_window_no_encryption_and_nothing_else_that_it_does_not_use(process):
    order(process, kind="open", secret=SECRET, host=HOST)
    next_report(process)
    maps = Path(f"/proc/{process.pid}/maps").read_text()
    assert "msgspec" in maps
    assert not [name for name in ("PySide6", "numpy", "libssl", "libcrypto") if name in maps]
    _, imports = process.communicate()
    loaded = {line.split("|")[-1].strip() for line in imports.splitlines()}
    assert loaded >= {"msgspec", "websockets.asyncio.server", "segno"}
    assert not loaded & UNUSED


def test_a_module_that_is_seldom_used_is_loaded_when_something_of_it_is_wanted(monkeypatch):
    later = phones.Later("colorsys")
    monkeypatch.setitem(sys.modules, "colorsys", later)
    assert later.rgb_to_hsv(1, 1, 1) == (0, 0, 1)
    loaded = sys.modules["colorsys"]
    assert loaded is not later
    assert later.rgb_to_hsv is loaded.rgb_to_hsv


def reports_of(*lines):
    reports = []
    attend(iter(lines), reports.append)
    return reports


def test_an_input_that_ends_closes_everything():
    [opened] = reports_of(OPEN)
    assert isinstance(opened, Opened)


def test_an_address_that_is_not_ours_is_reported():
    assert reports_of(OPEN.replace(HOST.encode(), b"192.0.2.77")) == [Trouble("no address")]


def test_a_package_that_is_missing_is_reported(monkeypatch):
    monkeypatch.delitem(sys.modules, "tide_gui.phones.server", raising=False)
    monkeypatch.setitem(sys.modules, "websockets.asyncio.server", None)
    assert reports_of(OPEN) == [Trouble("no library")]


@pytest.mark.parametrize(
    "lines",
    [
        [b""],
        [b"rubbish"],
        [b'{"kind":"show","place":"1","state":{}}'],
        [b'{"kind":"open"}'],
        [OPEN.replace(b'"open"', b'"open","port":65536')],
        [OPEN, OPEN],
        [OPEN, b'{"kind":"sing"}'],
        [OPEN, b'{"kind":"call","place":7}'],
        [OPEN, b'{"kind":"\xff"}'],
        [OPEN, b"[" * 9999],
    ],
)
def test_an_order_that_cannot_be_understood_is_one_sentence(monkeypatch, capsysbinary, lines):
    monkeypatch.setattr(phones, "lines_of_the_window", lambda _: iter(lines))
    monkeypatch.setattr(phones, "give_way", lambda niceness: None)
    monkeypatch.setattr(phones, "UNUSED", ())
    with pytest.raises(Failed, match=r"^this order cannot be understood: [^\n]+$"):
        phones.phones_of_the_window()
