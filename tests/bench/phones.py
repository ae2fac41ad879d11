"""Measure hands on phones: `python tests/bench/phones.py [FIGURE ...]`; without a name, all figures.

Figures: answers, states, stalls, drawn. The window is real, and drawn offscreen. Phones without a browser, in
a thread of their own, join the process that it starts; all of it is on the loopback address. `answers` also
weighs what comes, without page and pictures, and the process: RSS counts all its pages in memory, PSS only
a part of those that other processes use, too. `stalls` takes two of three minutes; `drawn` needs Chromium.
A figure is the median with the interval that holds it in 95 of 100 cases. Goals stand beside it.
"""

import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest
from bench.window_figures.figures import report
from bench.window_figures.memory import rss_and_pss
from bench.window_figures.opened import Opened, opened, until
from phone_browser import CHROMIUM, browser
from phone_people import HOST, Table, serve_at_loopback
from PySide6.QtCore import QTimer
from websockets.asyncio.client import ClientConnection, connect

from tide_gui.resource_files import this_program
from tide_gui.ui.app.window import application
from tide_gui.ui.play.phone_hand import PhoneHand

GAMES = {"turn-the-tide": "pppp", "onda": "ppp", "turning-tides": "pp"}
ANSWER_MS, STATE_MS, TURN_KB, MEMORY_MB, STALL_MS = 80, 5, 10, 22, 30  # goals
TURNS = 12
BETWEEN_S = 0.06  # two presses, so that no phone says more than it may
STATES = 300
PAIRS, LASTING_S = 15, 3  # floods, and the seconds of each
REQUESTS_A_SECOND = 400  # requests
RECEIVED = struct.Struct("128xQ")  # the bytes that came, in Linux's TCP_INFO
TOUCHES = 40
DRAWN = """(() => {
    let began = 0;
    window.took = [];
    const note = () => { if (began) window.took.push(performance.now() - began); began = 0; };
    document.addEventListener("click", () => { began = performance.now(); }, true);
    new MutationObserver(() => requestAnimationFrame(note))
        .observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
})()"""
FLOOD = """
import asyncio, sys
host, port, a_second, lasting = sys.argv[1], *map(int, sys.argv[2:])
answers = 0
async def ask():
    global answers
    try:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(f"GET / HTTP/1.1\\r\\nHost: {host}:{port}\\r\\n\\r\\n".encode())
        answers += (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()
    except OSError:
        pass
async def flood():
    loop, asking = asyncio.get_running_loop(), []
    began = loop.time()
    for number in range(a_second * lasting):
        await asyncio.sleep(max(0, began + number / a_second - loop.time()))
        asking.append(asyncio.create_task(ask()))
    if asking:
        await asyncio.wait(asking, timeout=2)
asyncio.run(flood())
print(answers)
"""


class Waiting:
    """What `Beside` needs: the events of the window go on until something holds."""

    def waitUntil(self, holds: Any, timeout: int) -> None:  # noqa: N802 - as pytest-qt calls it
        until(holds, timeout / 1000)


class Seen:
    """The window as `Table` needs it."""

    def __init__(self, window: Opened) -> None:
        self.program = window.program

    @property
    def session(self) -> Any:
        return self.program.session


@contextmanager
def table(game: str, players: str) -> Iterator[Table]:
    """A real window with a game, whose people may hold their cards on phones."""
    with opened() as window:
        window.play(players, 1, game)
        window.program.show("table")
        yield Table(Seen(window), Waiting())


class Phone:
    """A phone without a browser."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection, self._heard = connection, asyncio.Event()
        self.state: dict[str, Any] = {}
        self._people: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def join(self, secret: str, name: str) -> None:
        await self._say(secret=secret, device="")
        await self._until(lambda: bool(self._people))
        await self._say(take=next(each["place"] for each in self._people if each["name"] == name))
        await self._until(lambda: bool(self.state))

    async def leave(self) -> None:
        await self._connection.close()

    async def ask(self, do: str, what: int | None) -> float:
        """Say something about the present state, and return the milliseconds until the next one."""
        before, began = self.state, perf_counter()
        await self._say(n=before["number"], do=do, what=what)
        await self._until(lambda: self.state is not before)
        return 1000 * (perf_counter() - began)

    def received(self) -> int:
        """The bytes that have come by now, as they were packed."""
        way: socket.socket = self._connection.transport.get_extra_info("socket")
        return int(RECEIVED.unpack(way.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RECEIVED.size))[0])

    async def _say(self, **message: object) -> None:
        await self._connection.send(json.dumps(message))

    async def _until(self, holds: Any) -> None:
        async with asyncio.timeout(20):
            while not holds():
                self._heard.clear()
                await self._heard.wait()

    async def _read(self) -> None:
        async for message in self._connection:
            news = json.loads(message)
            self._people = news.get("people", self._people)
            self.state = news.get("state", self.state)
            self._heard.set()


@asynccontextmanager
async def joined(table: Table) -> AsyncIterator[list[Phone]]:
    """All people at the table, with phones."""
    names = [person["name"] for person in await table.beside.window(lambda: table.phones.people)]
    phones = [await _joined(table, name) for name in names]
    yield phones
    for phone in phones:
        await phone.leave()


async def _joined(table: Table, name: str) -> Phone:
    origin = table.phones.address.rstrip("/")
    address = f"{origin.replace('http', 'ws', 1)}/socket"
    phone = Phone(await connect(address, origin=origin, ping_interval=None))
    await phone.join(table.phones.secret, name)
    return phone


def next_press(state: dict[str, Any]) -> tuple[str, int | None]:
    """What somebody does who takes the first piece that can be picked, and the first button."""
    if state["doing"] == "scores":
        return "see_scores", None
    if offers := state.get("offers"):
        return "offer", next((at for at, offer in enumerate(offers) if offer.get("main")), 0)
    groups = state.get("groups", ())
    lying = [each for group in groups for each in (group.get("ground"), *group.get("pieces", ()))]
    pieces = (each for each in (*state.get("hand", ()), *lying) if each and each.get("fits"))
    return "press", next(pieces)["number"]


def answers() -> None:
    """Time presses until the phone has its new state, weigh what comes, and the process that sends it."""
    for game, players in GAMES.items():
        with table(game, players) as there:
            idle = rss_and_pss(there.process())
            took, kilobytes, busy = there.beside.run(_play(there), 300)
        report(f"{game}: a press until its answer", took, "ms", goal=ANSWER_MS)
        report(f"{game}: a turn of the table for a phone, packed", kilobytes, "KB", goal=TURN_KB)
        for phones, (rss, pss) in ((0, idle), (len(players), busy)):
            report(f"{game}: the process, {phones} phones, RSS", [rss], "MB", goal=MEMORY_MB)
            report(f"{game}: the process, {phones} phones, PSS", [pss], "MB")


async def _play(there: Table) -> tuple[list[float], list[float], tuple[float, float]]:
    took: list[float] = []
    async with joined(there) as phones:
        first = [phone.received() for phone in phones]
        while (turns := await there.beside.window(lambda: _turns(there))) < TURNS:
            for phone in phones:
                if phone.state["doing"] in ("choosing", "scores"):
                    took.append(await phone.ask(*next_press(phone.state)))
                await asyncio.sleep(BETWEEN_S)
        bytes_of = zip(phones, first, strict=True)
        kilobytes = [(phone.received() - before) / turns / 1000 for phone, before in bytes_of]
        return took, kilobytes, rss_and_pss(await there.beside.window(there.process))


def _turns(there: Table) -> int:
    return int(there.driver.session.controller.game.table.record.turns())


def states() -> None:
    """Time the making of a state, without a phone that would read it."""
    make = PhoneHand.state
    for game, players in GAMES.items():
        took: list[float] = []

        def timed(hand: PhoneHand, took: list[float] = took) -> Any:
            began = perf_counter()
            state = make(hand)
            took.append(1000 * (perf_counter() - began))
            return state

        with table(game, players) as there, pytest.MonkeyPatch.context() as patch:
            there.desk.hold(there.flow.people)
            patch.setattr(PhoneHand, "state", timed)
            _play_alone(there, lambda took=took: len(took) >= STATES)
        report(f"{game}: making a state", took, "ms", 2, goal=STATE_MS)


def _play_alone(there: Table, enough: Any) -> None:
    rng = Random(1)

    def step() -> bool:
        if choosing := [seat for seat in there.desk.seats if there.desk.shown(seat).doing == "choosing"]:
            there.press_something(choosing[0], rng)
        there.driver.session.seeScores()
        return bool(enough())

    until(step)


def stalls() -> None:
    """Find the window's longest stall while phones are pressed, in turn without and with a flood."""
    with table("turn-the-tide", "pppp") as there:
        pairs = there.beside.run(_flooded(there), 600)
    calm, flooded, answered = zip(*pairs, strict=True)
    report("longest stall of the window, phones pressed", calm, "ms")
    report(f"longest stall, {REQUESTS_A_SECOND} requests a second besides", flooded, "ms")
    more = [late - early for early, late in zip(calm, flooded, strict=True)]
    report("that is more", more, "ms", goal=STALL_MS)
    report("requests that were answered", answered, "a second", 0)


async def _flooded(there: Table) -> list[tuple[float, float, float]]:
    async with joined(there) as phones:
        pairs = []
        for _ in range(PAIRS):
            calm, _ = await _longest_gap(there, phones, flooded=False)
            flooded, answered = await _longest_gap(there, phones, flooded=True)
            pairs.append((calm, flooded, answered))
        return pairs


async def _longest_gap(there: Table, phones: list[Phone], *, flooded: bool) -> tuple[float, float]:
    """Press and put back for a while; return the longest stall, and the requests answered a second."""
    address = there.phones.address.split("/")[2].rsplit(":", 1)
    rate = REQUESTS_A_SECOND if flooded else 0
    flood = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", FLOOD, *address, str(rate), str(LASTING_S)), stdout=subprocess.PIPE
    )
    beats: list[float] = []
    timer = await there.beside.window(lambda: _beating(there, beats))
    end = perf_counter() + LASTING_S
    while perf_counter() < end:
        for phone in phones:
            picked = any(piece.get("picked") for piece in phone.state["hand"])
            await phone.ask(*(("put_back", None) if picked else next_press(phone.state)))
        await asyncio.sleep(4 * BETWEEN_S)
    await there.beside.window(timer.stop)
    answered, _ = await flood.communicate()
    return 1000 * max(late - early for early, late in pairwise(beats)), int(answered) / LASTING_S


def _beating(there: Table, beats: list[float]) -> QTimer:
    timer = QTimer(there.phones, interval=1)
    timer.timeout.connect(lambda: beats.append(perf_counter()))
    timer.start()
    return timer


def drawn() -> None:
    """Time touches in Chromium until the page has drawn the answer."""
    if not CHROMIUM:
        print("touches are not measured: there is no Chromium")
        return
    with table("turn-the-tide", "pbb") as there, TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        took = there.beside.run(_touched(there, Path(folder)), 120)
    report("a touch in Chromium until its answer is drawn", took, "ms", goal=ANSWER_MS)


async def _touched(there: Table, folder: Path) -> list[float]:
    async with browser(folder) as chromium:
        phone = await chromium.phone()
        await phone.go(there.address)
        await phone.tap("#people button")
        await phone.wait("!!document.querySelector('#hand .fits')")
        await phone.run(DRAWN)
        for count in range(TOUCHES):
            await phone.tap("#hand .fits" if count % 2 == 0 else "#deeds button")
            await phone.wait(f"window.took.length > {count}")
            await asyncio.sleep(2 * BETWEEN_S)
        return list(await phone.run("window.took"))


def compile_modules(folder: str, patch: pytest.MonkeyPatch) -> None:
    """Let the process find compiled modules, as where the program is installed: compiling takes megabytes."""
    patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    patch.setenv("PYTHONPYCACHEPREFIX", folder)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([*this_program(), "phones"], text=True, bufsize=1, **pipes) as process:
        process.stdin.write(json.dumps({"kind": "open", "secret": "", "host": HOST}) + "\n")
        process.stdout.readline()


FIGURES = {"answers": answers, "states": states, "stalls": stalls, "drawn": drawn}


def main(names: list[str]) -> int | str:
    """Measure these figures, or all."""
    if unknown := [name for name in names if name not in FIGURES]:
        return f"{unknown[0]} is no figure; there are {', '.join(FIGURES)}"
    _app = application()
    with TemporaryDirectory() as compiled, pytest.MonkeyPatch.context() as patch:
        compile_modules(compiled, patch)
        serve_at_loopback(patch)
        for name in names or FIGURES:
            FIGURES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
