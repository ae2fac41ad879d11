"""Phones in a real browser: Chromium over its DevTools protocol, each phone in a context of its own."""

import asyncio
import base64
import itertools
import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--no-first-run")
SETTLES = 0.05  # seconds between two looks


class Browser:
    """Chromium with its DevTools protocol."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.errors: list[str] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            told = json.loads(message)
            if told.get("method") == "Runtime.exceptionThrown":
                self.errors.append(json.dumps(told["params"]))
            if waiting := self._waiting.pop(told.get("id", 0), None):
                waiting.set_result(told)

    async def ask(self, method: str, session: str = "", **params: Any) -> Any:
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        wanted = {"id": number, "method": method, "params": params} | (
            {"sessionId": session} if session else {}
        )
        await self._socket.send(json.dumps(wanted))
        told = await asyncio.wait_for(waiting, 30)
        assert "error" not in told, told
        return told["result"]

    async def phone(self, width: int = 390, height: int = 844, **media: str) -> "Phone":
        """A new phone: nothing is shared with another one."""
        context = (await self.ask("Target.createBrowserContext"))["browserContextId"]
        target = await self.ask("Target.createTarget", url="about:blank", browserContextId=context)
        session = await self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        phone = Phone(self, session["sessionId"])
        await phone.ask("Page.enable")
        await phone.ask("Runtime.enable")
        await phone.resize(width, height)
        await phone.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in media.items()]
        await phone.ask("Emulation.setEmulatedMedia", features=features)
        return phone


class Phone:
    """A page of its own."""

    def __init__(self, browser: Browser, session: str) -> None:
        self.browser, self.session = browser, session

    async def ask(self, method: str, **params: Any) -> Any:
        return await self.browser.ask(method, self.session, **params)

    async def resize(self, width: int, height: int, scale: float = 2) -> None:
        await self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )

    async def go(self, address: str) -> None:
        await self.ask("Page.navigate", url=address)

    async def run(self, script: str) -> Any:
        """Return what a script returns."""
        told = await self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    async def wait(self, script: str, seconds: float = 20) -> Any:
        """Wait until a script returns something true."""
        for _ in range(int(seconds / SETTLES)):
            if found := await self.run(script):
                return found
            await asyncio.sleep(SETTLES)
        raise TimeoutError(script)

    async def tap(self, selector: str, text: str = "") -> None:
        """Touch the middle of the first such element (with this text)."""
        script = (
            f"(() => {{ const all = [...document.querySelectorAll({json.dumps(selector)})];"
            f" const found = all.find((each) => each.textContent.includes({json.dumps(text)}));"
            " if (!found) return null; found.scrollIntoView({block: 'nearest'});"
            " const box = found.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        x, y = await self.wait(script)
        await self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def picture(self, path: Path) -> None:
        shot = await self.ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Browser]:
    """Start Chromium with an empty profile in this folder, and end it."""
    assert CHROMIUM
    running = await asyncio.create_subprocess_exec(
        CHROMIUM, *FLAGS, f"--user-data-dir={folder}", stderr=asyncio.subprocess.PIPE
    )
    assert running.stderr
    try:
        while not (found := re.search(rb"ws://\S+", await running.stderr.readline())):
            pass
        async with connect(found.group().decode(), max_size=None) as socket:
            yield Browser(socket)
    finally:
        running.kill()
        await running.wait()
