"""A window and phones in browsers at the same time: what the phones do runs in a thread of its own."""

import asyncio
import json
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import NamedTuple

from PySide6.QtCore import QProcess

from tide_gui.ui.bots.line_process import LineProcess

HOST = "127.0.0.1"
PATIENCE_S = 60
ANSWER_S = 3  # in which a press must have changed the page
TELLING = 10  # times that a screen reader's names are looked at, 0.1 s apart, until they are right
RAISED = 8  # pixels by which a picked card may rise
MAIN, AGAIN = "#offers .main", "#hand .picked.fits"
CARD = "#hand .fits"
WAYS = MAIN, AGAIN, CARD, "#offers button", "#groups .fits", "#beside .fits"  # what is pressed
DOING = "document.body.className.split(' ')[0]"
CARDS = "document.querySelectorAll('#hand > *').length"
NOTICE = "document.querySelector('#notice').textContent.trim()"
SHOWN = """[document.querySelector("#question").textContent,
    ...[...document.querySelectorAll("#hand > *")].map((each) => each.getAttribute("aria-label"))]"""
SEEN = """(document.body.className + document.body.innerText
    + [...document.querySelectorAll(".picked")].map((each) => each.getAttribute("aria-label")))"""
PAGE = f"""({{doing: {DOING}, seen: {SEEN}, ways: Object.fromEntries({json.dumps(WAYS)}
    .map((each) => [each, document.querySelectorAll(each).length]))}})"""
PLACES = """[...document.querySelectorAll("#hand > *")].map((each) => {
    const box = each.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
})"""


class Look(NamedTuple):
    """A kind of phone: its screen, its size of text in per cent, and what its owner prefers."""

    width: int
    height: int
    text: int = 100
    scheme: str = "light"
    contrast: str = "no-preference"

    async def give(self, phone):
        await phone.resize(self.width, self.height, text=self.text)
        await phone.prefer(prefers_color_scheme=self.scheme, prefers_contrast=self.contrast)


LOOKS = (
    Look(320, 640),
    Look(390, 844, scheme="dark"),
    Look(844, 390, contrast="more"),
    Look(390, 844, text=200),
)


class Beside:
    """Runs a coroutine in a thread, while the window goes on in this one."""

    def __init__(self, qtbot):
        self._qtbot, self._wanted = qtbot, SimpleQueue()

    async def window(self, act):
        """Return what `act` returns in the thread of the window."""
        answer = Future()
        self._wanted.put((act, answer))
        return await asyncio.wrap_future(answer)

    async def until(self, holds, seconds=PATIENCE_S):
        """Wait until something holds in the thread of the window."""
        async with asyncio.timeout(seconds):
            while not await self.window(holds):
                await asyncio.sleep(0.02)

    def run(self, work, seconds):
        """Return what the coroutine returns; it must not take longer."""
        with ThreadPoolExecutor(1) as pool:
            over = pool.submit(asyncio.run, asyncio.wait_for(work, seconds))
            self._qtbot.waitUntil(lambda: self._serve() or over.done(), timeout=1000 * (seconds + PATIENCE_S))
            return over.result()

    def _serve(self):
        while not self._wanted.empty():
            act, answer = self._wanted.get()
            try:
                answer.set_result(act())
            except BaseException as error:
                answer.set_exception(error)


class Table:
    """A window whose people may hold their cards on phones, served at the loopback address."""

    def __init__(self, driver, qtbot):
        self.driver, self.beside = driver, Beside(qtbot)
        self.phones = driver.program.phones
        self.phones.invite()
        qtbot.waitUntil(lambda: self.phones.address != "", timeout=1000 * PATIENCE_S)

    @property
    def address(self):
        """What the code says."""
        return f"{self.phones.address}#{self.phones.secret}"

    @property
    def desk(self):
        return self.driver.session.controller.phones

    @property
    def flow(self):
        return self.driver.session.controller.game.flow

    def process(self):
        """The number of the process that serves the phones; 0 if none runs."""
        running = (each.processId() for each in self.phones.findChildren(QProcess))
        return next(filter(None, running), 0)

    def press_something(self, seat, rng):
        """Press a piece or a button for a seat, as its phone would."""
        state = self.desk.shown(seat)
        lying = (piece for group in state.groups for piece in (group.ground, *group.pieces))
        deeds = [(self.desk.press, each.number) for each in (*state.hand, *lying) if each and each.fits]
        deeds += [(self.desk.take, at) for at in range(len(state.offers))]
        deed, what = rng.choice(deeds)
        deed(seat, state.number, what)


def serve_at_loopback(monkeypatch):
    """Let phones be served at the address that every machine has, and that nobody else reaches."""
    write_line = LineProcess.write_line

    def write(process, line):
        order = json.loads(line)
        if order.get("kind") == "open":
            line = json.dumps(order | {"host": HOST}).encode()
        write_line(process, line)

    monkeypatch.setattr(LineProcess, "write_line", write)


class Somebody:
    """Holds a phone, presses what can be pressed, and looks at every page for what is wrong with it."""

    def __init__(self, phone, table, seat, rng):
        self.phone, self.table, self.seat, self.rng = phone, table, seat, rng
        self.faults, self.presses = set(), 0
        self._seen, self._silent = "", 0

    async def join(self, name):
        """Come by the code."""
        await self.phone.go(self.table.address)
        await self.phone.tap("#people button", name)
        await self.phone.wait(f"{DOING} !== ''")

    async def doing(self):
        return await self.phone.run(DOING)

    async def act(self):
        """Look at the page, and press something if it can be pressed; return whether it could."""
        page = await self.phone.run(PAGE)
        if page["seen"] != self._seen:
            self._seen = page["seen"]
            self.faults |= {f"{page['doing']}: {fault}" for fault in await self.phone.faults()}
        way = self._way(page)
        if way:
            await self._press(page, *way)
        return bool(way)

    async def hear(self):
        """Compare the screen reader's names of the cards with the window's."""
        for _ in range(TELLING):
            missing = await self._unheard()
            if not missing:
                return
            await asyncio.sleep(0.1)
        self.faults.add(f"no screen reader says {sorted(missing)}")

    async def _unheard(self):
        state = await self.table.beside.window(lambda: self.table.desk.shown(self.seat))
        return Counter(piece.words for piece in state.hand) - Counter(await self.phone.names())

    def _way(self, page):
        """What to press: mostly what ends a choice, so that the game goes on."""
        if page["doing"] == "scores":
            return "#deeds button", 0
        ways = page["ways"] if page["doing"] == "choosing" else {}
        usual = next((way for way in self.rng.sample((MAIN, AGAIN), 2) if ways.get(way)), "")
        if usual and self.rng.random() < 0.8:
            return usual, 0
        all_ways = [(way, at) for way, count in ways.items() for at in range(count)]
        return self.rng.choice(all_ways) if all_ways else None

    async def _press(self, page, way, at):
        middle = await self.phone.middle(way, at=at)
        before = await self.phone.run(PLACES)
        await self.phone.touch(*middle)
        self.presses += 1
        try:
            await self.phone.wait(f"{SEEN} !== {json.dumps(page['seen'])}", ANSWER_S)
            self._silent = 0
        except TimeoutError:  # the table may have gone on at this very moment, once
            self._silent += 1
            if self._silent > 1:
                self.faults.add(f"{page['doing']}: a press of {way} changes nothing")
        if way == CARD:
            await self._compare(before)

    async def _compare(self, before):
        """A card that was picked, and all others, must lie where they lay."""
        await self.phone.settle()
        after, page = await self.phone.run(PLACES), await self.phone.run(PAGE)
        if not page["ways"][AGAIN] or len(before) != len(after):
            return
        for (x, y, *size), (new_x, new_y, *new_size) in zip(before, after, strict=True):
            moved = abs(x - new_x) > 1 or abs(y - new_y) > RAISED
            resized = any(abs(old - new) > 1 for old, new in zip(size, new_size, strict=True))
            if moved or resized:
                self.faults.add(f"a card moved from {x, y, *size} to {new_x, new_y, *new_size}")
