"""Phones in other browsers: Firefox by WebDriver BiDi, and WebKit by WebDriver on a virtual display."""

import asyncio
import itertools
import json
import os
import re
import shutil
import signal
import socket
from contextlib import asynccontextmanager
from urllib.request import Request, urlopen

from phone_browser import CHANGED_MS
from virtual_display import virtual_display
from websockets.asyncio.client import connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT = shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
SETTLES = 0.05  # seconds between two looks
START_S = 60
HERE = "127.0.0.1"
SIMPLE = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}  # no graphics card is needed
MIDDLE = (
    "(() => {{ const all = [...document.querySelectorAll({selector})];"
    " const found = all.find((each) => each.textContent.includes({text}));"
    " if (!found || Date.now() - (found.since || 0) <= {changed}) return '';"
    " found.scrollIntoView({{block: 'nearest'}}); const box = found.getBoundingClientRect();"
    " return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2].map(Math.round)); }})()"
)


class Page:
    """A page of a browser; its kinds say how a script is run, an address opened and a place pressed."""

    async def wait(self, script, seconds=20):
        """Wait until a script returns something true."""
        async with asyncio.timeout(seconds):
            while not (found := await self.run(script)):
                await asyncio.sleep(SETTLES)
        return found

    async def press(self, selector, text=""):
        """Press the middle of the first such element (with this text)."""
        named = {"selector": json.dumps(selector), "text": json.dumps(text)}
        script = MIDDLE.format(**named, changed=CHANGED_MS)
        await self.press_at(*json.loads(await self.wait(script)))


def pointer(x, y):
    """The actions of a press, as both protocols name them."""
    moves = [
        {"type": "pointerMove", "x": x, "y": y, "duration": 0},
        *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")),
    ]
    return [{"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": moves}]


class FirefoxPage(Page):
    """A tab of Firefox."""

    def __init__(self, connection):
        self._connection, self._numbers = connection, itertools.count(1)
        self._context = ""

    async def ask(self, method, **params):
        number = next(self._numbers)
        await self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(await self._connection.recv())).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    async def begin(self):
        await self.ask("session.new", capabilities={})
        [tab] = (await self.ask("browsingContext.getTree"))["contexts"]
        self._context = tab["context"]
        await self.ask(
            "browsingContext.setViewport", context=self._context, viewport={"width": 390, "height": 844}
        )

    async def go(self, address):
        await self.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    async def reload(self):
        await self.ask("browsingContext.reload", context=self._context, wait="complete")

    async def run(self, script):
        answer = await self.ask(
            "script.evaluate", expression=script, target={"context": self._context}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    async def press_at(self, x, y):
        await self.ask("input.performActions", context=self._context, actions=pointer(x, y))


class WebKitPage(Page):
    """The window of WebKit's small browser."""

    def __init__(self, driver):
        self._driver = driver

    async def ask(self, path, method="POST", **params):
        data = json.dumps(params).encode() if method == "POST" else None
        request = Request(f"{self._driver}{path}", data, {"Content-Type": "application/json"}, method=method)
        return await asyncio.to_thread(_answer, request)

    async def begin(self):
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser"}}
        session = await self.ask("/session", capabilities=wanted)
        self._driver += f"/session/{session['sessionId']}"
        await self.ask("/window/rect", width=390, height=844)

    async def end(self):
        await self.ask("", method="DELETE")

    async def go(self, address):
        await self.ask("/url", url=address)

    async def reload(self):
        await self.ask("/refresh")

    async def run(self, script):
        return await self.ask("/execute/sync", script=f"return {script}", args=[])

    async def press_at(self, x, y):
        await self.ask("/actions", actions=pointer(x, y))


def _answer(request):
    with urlopen(request, timeout=START_S) as answer:
        return json.load(answer)["value"]


@asynccontextmanager
async def firefox(folder):
    """Start Firefox with an empty profile in this folder, and end it."""
    folder.mkdir()
    running = await asyncio.create_subprocess_exec(
        *(FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"HOME": str(folder)},
    )
    try:
        async with asyncio.timeout(START_S):
            while not (found := re.search(rb"ws://\S+", await running.stderr.readline())):
                pass
        async with connect(f"{found.group().decode()}/session", max_size=None) as connection:
            page = FirefoxPage(connection)
            await page.begin()
            yield page
    finally:
        running.kill()
        await running.wait()


@asynccontextmanager
async def webkit(folder):
    """Start WebKit's driver, which starts its browser, on a display of its own, and end them."""
    folder.mkdir()
    port = free_port()
    with virtual_display() as display:
        running = await asyncio.create_subprocess_exec(
            *("WebKitWebDriver", f"--host={HERE}", f"--port={port}"),
            env=os.environ | {"DISPLAY": display, "HOME": str(folder)} | SIMPLE,
            start_new_session=True,
        )
        try:
            await listening(port)
            page = WebKitPage(f"http://{HERE}:{port}")
            await page.begin()
            yield page
            await page.end()
        finally:
            os.killpg(running.pid, signal.SIGKILL)  # with the browser, if the page did not come to its end
            await running.wait()


def free_port():
    with socket.create_server((HERE, 0)) as asked:
        return asked.getsockname()[1]


async def listening(port):
    """Wait until something listens there."""
    async with asyncio.timeout(START_S):
        while True:
            try:
                _, writer = await asyncio.open_connection(HERE, port)
            except OSError:
                await asyncio.sleep(SETTLES)
            else:
                writer.close()
                return


BROWSERS = {"Firefox": (firefox, FIREFOX), "WebKit": (webkit, WEBKIT)}
