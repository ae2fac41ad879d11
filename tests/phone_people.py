"""A window and phones in browsers at the same time: what the phones do runs in a thread of its own."""

import asyncio
import json
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QProcess

from tide_gui.ui.bots.line_process import LineProcess

HOST = "127.0.0.1"
PATIENCE_S = 60
EVERY = 10  # of so many states of a phone one is looked at, besides the first of each kind
TELLING = 10  # times that a screen reader's names are looked at, 0.1 s apart, until they are right
MAIN, AGAIN = "#offers .main", "#cards .picked.fits"  # what ends a choice
CARD, OFFER = "#cards .fits:not(.picked)", "#offers button"
WAYS = MAIN, AGAIN, CARD, OFFER, "#groups .fits:not(.picked)", "#own .fits:not(.picked)"
PLAYING = "choosing", "chosen", "waiting"
DOING = "document.body.className.split(' ')[0]"
CARDS = "document.querySelectorAll('#hand > *').length"
NOTICE = "document.querySelector('#notice').textContent.trim()"
SHOWN = """[document.querySelector("#question").textContent,
    ...[...document.querySelectorAll("#hand > *")].map((each) => each.getAttribute("aria-label"))]"""
PAGE = f"""({{
    doing: {DOING}, number: state && state.number,
    kind: [document.body.className, ...{json.dumps([MAIN, ".picked", "#sorting button", "#deeds button"])}
        .filter((each) => document.querySelector(each))].join(", "),
    ways: Object.fromEntries({json.dumps(WAYS)}.map((way) => [way,
        [...document.querySelectorAll(way)].filter((each) => each.getClientRects().length).length])),
}})"""
PLACES = """Object.fromEntries([...document.querySelectorAll("#cards .piece")].map((each) => {
    const box = each.getBoundingClientRect();
    return [each.meaning, [box.x, box.y, box.width, box.height].map(Math.round)];
}))"""


PIECE = "piece"
PLACE_OF = f"""(number) => {{
    for (const way of {json.dumps([way for way in WAYS if way.endswith(".fits:not(.picked)")])}) {{
        const shown = [...document.querySelectorAll(way)].filter((each) => each.getClientRects().length);
        const at = shown.findIndex((each) => each.meaning === number);
        if (at >= 0) return [way, at];
    }}
    return null;
}}"""


class Look(NamedTuple):
    """A kind of phone: its screen, its size of text in per cent, and what its owner prefers."""

    width: int
    height: int
    text: int = 100
    scheme: str = "light"
    contrast: str = "no-preference"
    motion: str = "reduce"

    def __str__(self):
        return f"{self.width}x{self.height}, text of {self.text} %"

    async def give(self, phone):
        await phone.resize(self.width, self.height, text=self.text)
        await phone.prefer(
            prefers_color_scheme=self.scheme,
            prefers_contrast=self.contrast,
            prefers_reduced_motion=self.motion,
        )


LOOKS = (
    Look(320, 640, motion="no-preference"),
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
        return self.driver.session.controller.phone_desk

    @property
    def flow(self):
        return self.driver.session.controller.game.flow

    def turns(self):
        """How many turns were played."""
        return self.driver.session.controller.game.table.record.turns()

    def process(self):
        """The number of the process that serves the phones; 0 if none runs."""
        running = (each.processId() for each in self.phones.findChildren(QProcess))
        return next(filter(None, running), 0)

    def press_something(self, seat, rng):
        """Press a piece or a button for a seat, as its phone would."""
        state = self.desk.shown(seat)
        lying = (piece for group in state.groups for piece in (group.ground, *group.pieces))
        deeds = [("press", each.number) for each in (*state.hand, *lying) if each and each.fits]
        deeds += [("offer", at) for at in range(len(state.offers))]
        deed, what = rng.choice(deeds)
        self.desk.act(seat, state.number, deed, what)


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
    """Holds a phone, presses what can be pressed, and looks at its pages for what is wrong with them."""

    def __init__(self, phone, table, seat, seed):
        self.phone, self._table, self._seat, self._rng = phone, table, seat, Random(seed)
        self.faults, self.seen = set(), set()
        self.doing, self.presses, self.compared = "", 0, 0
        self._number = self._states = 0

    async def take(self, look):
        """Go on with another kind of phone: it was turned, or its text made larger."""
        self._look = look
        await look.give(self.phone)

    async def join(self, name):
        """Come by the code."""
        await self.phone.go(self._table.address)
        await self.phone.tap("#people button", name)
        await self.phone.wait(f"{DOING} !== ''")

    async def act(self):
        """Look at the page if it is due, and press something if that is possible; return whether it was."""
        page = await self.phone.run(PAGE)
        self.doing = page["doing"]
        if self._is_due(page):
            await self._judge(page["kind"])
        way = await self._wanted(page)
        if way:
            await self._press(page["number"], *way)
        return bool(way)

    async def catch_up(self):
        """Wait until the page shows what the table tells it, and says nothing of a network."""
        async with asyncio.timeout(PATIENCE_S):
            while not await self._is_up_to_date():
                await asyncio.sleep(0.02)

    async def _is_up_to_date(self):
        shown = await self._shown()
        return await self.phone.run(f"[state && state.number, {NOTICE}]") == [shown.number, ""]

    async def _shown(self):
        """What the table shows to this phone."""
        return await self._table.beside.window(lambda: self._table.desk.shown(self._seat))

    # -- what is wrong ---------------------------------------------------------------------------

    def _is_due(self, page):
        is_new = page["number"] != self._number
        self._number, self._states = page["number"], self._states + is_new
        return (self._look, page["kind"]) not in self.seen or (is_new and self._states % EVERY == 0)

    async def _judge(self, kind):
        self.seen.add((self._look, kind))
        found = await self.phone.faults() + await self._unheard()
        self.faults |= {f"{self._look}, {kind}: {fault}" for fault in found}

    async def _unheard(self):
        """The cards that the table shows on this phone, and that its screen reader does not name."""
        for _ in range(TELLING):
            missing = Counter(shown_words(await self._shown())) - Counter(await self.phone.names())
            if not missing:
                break
            await asyncio.sleep(0.1)
        return [f"no screen reader says {words}" for words in missing]

    # -- what is pressed -------------------------------------------------------------------------

    async def _wanted(self, page):
        return self._way(page["ways"])

    def _way(self, ways):
        """What to press: the end of a choice, else anything that leads to one. One person reads the pad."""
        if self.doing == "scores" and self._seat == 0:
            return "#deeds button", 0
        if self.doing != "choosing":
            return None
        if ways[MAIN]:
            return self._rng.choice((MAIN, AGAIN) if ways[AGAIN] == 1 else (MAIN,)), 0
        if ways[AGAIN] and ways[OFFER] and self._rng.random() < 0.5:
            return OFFER, self._rng.randrange(ways[OFFER])
        return self._rng.choice([(way, at) for way in WAYS if way != AGAIN for at in range(ways[way])])

    async def _press(self, number, way, at):
        middle = await self.phone.middle(way, at=at)
        before = await self.phone.run(PLACES)
        await self.phone.touch(*middle)
        self.presses += 1
        await self.phone.wait(f"state.number !== {number}")
        if way == CARD:
            await self._compare(before)

    async def _compare(self, before):
        """While a card is picked, it and all others must lie where they lay."""
        await self.phone.settle()
        if not await self.phone.run(f"!!document.querySelector({json.dumps(AGAIN)})"):
            return
        after = await self.phone.run(PLACES)
        moved = {key for key in before.keys() & after.keys() if before[key] != after[key]}
        self.faults |= {f"{self._look}: a card moved from {before[key]} to {after[key]}" for key in moved}
        self.compared += 1


class Follower(Somebody):
    """Presses what leads to the moves of a game that was played before, given by turn and seat."""

    def __init__(self, phone, table, seat, seed, turns):
        super().__init__(phone, table, seat, seed)
        self._turns = turns

    async def _wanted(self, page):
        if self.doing != "choosing":
            return self._way(page["ways"])
        way, at = await self._table.beside.window(lambda: self._next(page["number"], page["ways"]))
        return await self.phone.run(f"({PLACE_OF})({at})") if way == PIECE else way and (way, at)

    def _next(self, number, ways):
        """The button that makes the move or a part of it, by its place, or a piece, by its number."""
        hand, turn = self._table.desk._hands[self._seat], self._table.turns()
        picking, keys = hand._picking, hand._keys()
        if picking.seat is None or self._table.desk.shown(self._seat).number != number:
            return None, 0  # the page is behind
        move, offers = self._turns[turn][self._seat], hand._offers(keys)
        made = [offer.move for offer in offers]
        if (
            ways[AGAIN] == 1
            and picking.next_again() == move
            and (move not in made or self._rng.random() < 0.5)
        ):
            return AGAIN, 0
        if move in made:
            return OFFER, made.index(move)
        key = _next_key(picking.selection, move)
        if key not in keys:
            return OFFER, [offer.key for offer in offers].index(key)
        return PIECE, next(at for at, other in enumerate(keys) if other == key and at not in picking.rows)


def _next_key(selection, move):
    """What is picked next for this move."""
    left = Counter(pick.key for pick in selection.moves[move].parts) - Counter(selection.picked)
    return next(pick.key for pick in selection.pressable() if pick.key in left)


def shown_words(state):
    """What a screen reader has to say of the cards; while units are asked for, the hand is not shown."""
    if state.doing not in PLAYING:
        return []
    lying = [piece for group in state.groups for piece in group.pieces]
    grounds = [group.ground for group in state.groups if group.ground]
    of_units = any(piece.fits for group in state.groups if group.ground for piece in group.pieces)
    pieces = (*lying, *grounds, *(() if of_units else state.hand))
    return [piece.words for piece in pieces if piece.words]
