"""A phone that slept: its page is frozen for three minutes, its socket is dead, and the game has gone on."""

import asyncio
import os
import signal

import pytest
from phone_browser import CHROMIUM, browser
from phone_people import CARDS, DOING, Table, serve_at_loopback

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
ASLEEP_MS = 180_000
TOO_LONG_S = 60
# Where the socket is dead, it looks open: nothing arrives, no end is told, and what is sent is lost.
DEAF = "socket.onmessage = socket.onclose = socket.onerror = null; socket.send = () => {};"
ASLEEP = """document.addEventListener("freeze", () => {
    %s
    const now = Date.now;
    Date.now = () => now() + %d;
}), 0"""


@pytest.fixture(autouse=True)
def loopback(monkeypatch):
    serve_at_loopback(monkeypatch)


@pytest.mark.parametrize("dead", [True, False], ids=["a dead socket", "a socket that was closed"])
def test_a_phone_that_slept_shows_what_holds_now_when_it_wakes(open_window, qtbot, tmp_path, dead):
    driver = open_window()
    driver.sit("pbb")
    table = Table(driver, qtbot)

    def opened():
        return table.phones._process.opened

    def play_a_turn():
        table.desk.act(0, table.desk.shown(0).number, "press", table.desk.shown(0).hand[0].number)
        table.desk.act(0, table.desk.shown(0).number, "offer", 0)
        driver.bots.answer_as_bots()

    async def sleep_and_wake():
        async with browser(tmp_path / "profile") as chromium:
            phone = await chromium.phone()
            await phone.go(table.address)
            await phone.tap("#people button", "Ann")
            await phone.wait(f"{CARDS} === 12")
            await phone.run(ASLEEP % (DEAF if dead else "", ASLEEP_MS))
            await phone.freeze()
            if not dead:
                former = await table.beside.window(opened)
                os.kill(await table.beside.window(table.process), signal.SIGKILL)
                await table.beside.until(lambda: opened() is not former)
            await table.beside.window(play_a_turn)
            await table.beside.until(lambda: len(table.desk.shown(0).hand) == 11)
            await asyncio.sleep(1)
            await phone.wake()
            await phone.wait(f"{DOING} === 'choosing' && {CARDS} === 11")
            return chromium.errors

    assert table.beside.run(sleep_and_wake(), TOO_LONG_S) == []
