"""Phones in a real browser play with a real window: they join by the code, by touch, at several sizes."""

import asyncio
import os
import signal
from dataclasses import replace
from threading import Thread

import pytest
from phone_browser import CHROMIUM, browser

from tide_gui.ui.app.phones import Phones

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")]
ANSWERED = 0.15  # seconds in which a phone gets its next state
NAMES = ("Ann", "Bo", "Cy", "Dot")
SIZES = [(390, 844), (320, 640), (844, 390), (390, 844)]
SMALLEST = 44  # pixels of what can be pressed
DOING = "document.body.className.split(' ')[0]"
SMALL = f"""[...document.querySelectorAll('button:not([hidden])')].filter((each) => {{
    const box = each.getBoundingClientRect();
    return each.offsetParent && (box.width < {SMALLEST} || box.height < {SMALLEST});
}}).map((each) => each.className + each.textContent)"""
COVERED = """[...document.querySelectorAll('#cards .fits, #buttons button')].filter((each) => {
    const box = each.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !each.contains(there);
}).map((each) => `covered: ${each.textContent}`)"""
WAYS = "#offers .main", "#offers button", "#cards .fits", "#groups .fits"  # what is pressed, in this order
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


class People:
    """Persons with phones, who press the first card or the main button."""

    def __init__(self, phones: Phones, folder, count):
        self._address, self._folder, self.names = f"{phones.address}#{phones.secret}", folder, NAMES[:count]
        self.faults, self.errors, self.turns = [], [], 0

    async def play(self, turns):
        async with browser(self._folder) as chromium:
            self.phones = [await chromium.phone(*size) for size, _ in zip(SIZES, self.names, strict=False)]
            for phone, name in zip(self.phones, self.names, strict=True):
                await phone.go(self._address)
                await phone.tap("#people button", name)
                await phone.wait(f"{DOING} !== ''")
            for _ in range(turns):
                for phone in self.phones:
                    await self.act(phone)
                    await asyncio.sleep(ANSWERED)
            self.errors = chromium.errors

    async def act(self, phone):
        """Wait for a choice of this phone if it has one, and make it by touch."""
        if await phone.run(DOING) == "scores":
            await phone.tap("#deeds button")
        if await phone.run(DOING) != "choosing":
            return
        self.faults += [fault for fault in await phone.run(SMALL) if fault]
        self.faults += await phone.run(COVERED)
        if await phone.run(SIDEWAYS):
            self.faults.append("sideways")
        for selector in WAYS:
            if await phone.run(f"!!document.querySelector({selector!r})"):
                await phone.tap(selector)
                self.turns += selector == WAYS[0]
                return


def with_phones(driver, qtbot, folder, count, during, turns):
    """Let so many people play by phone, while the window runs; return what they saw."""
    phones = driver.program.phones
    phones.invite()
    qtbot.waitUntil(lambda: phones.address != "", timeout=20_000)
    people, over = People(phones, folder, count), []

    def play():
        try:
            asyncio.run(people.play(turns))
        finally:
            over.append(True)

    thread = Thread(target=play)
    thread.start()
    qtbot.waitUntil(lambda: during() or bool(over), timeout=60_000)
    qtbot.waitUntil(lambda: bool(over), timeout=120_000)
    thread.join()
    return people


@pytest.mark.parametrize(("game", "count"), [("turn-the-tide", 4), ("onda", 3), ("turning-tides", 2)])
def test_people_join_by_the_code_and_play_by_touch(open_window, qtbot, tmp_path, game, count):
    driver = open_window()
    driver.program.dealer.sit_down(replace(driver.record("p" * count), game=game))
    driver.program.show("table")
    people = with_phones(driver, qtbot, tmp_path / "profile", count, lambda: False, 20)
    assert people.errors == []
    assert people.faults == []
    assert people.turns > 4
    assert len(driver.session.controller.game.table.record.entries) > 2
    assert driver.session.viewer == -1


def test_phones_come_back_when_the_process_that_serves_them_was_killed(open_window, qtbot, tmp_path):
    driver = open_window()
    driver.sit("ppp")
    phones, killed = driver.program.phones, []

    def kill_once():
        if phones.complete and not killed:
            killed.append(phones._process._child.pid)
            os.kill(killed[0], signal.SIGKILL)
        return bool(killed) and phones.complete and phones._process._child.pid != killed[0]

    people = with_phones(driver, qtbot, tmp_path / "profile", 3, kill_once, 40)
    assert killed
    assert people.errors == []
    assert people.turns > 4
