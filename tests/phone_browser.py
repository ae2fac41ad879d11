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
SETTLES = 0.02  # seconds between two looks
CHANGED_MS = 300  # a button that has just changed takes no press
LETTERS = 16  # pixels of a letter where the text of a phone has 100 %
CHECKS = Path(__file__).with_name("phone_checks.js").read_text("utf-8")
STILL = """Promise.all(document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
    .map((each) => each.finished.catch(() => 0)))"""


class Browser:
    """Chromium with its DevTools protocol."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self.errors: list[str] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            answer = json.loads(message)
            if answer.get("method") == "Runtime.exceptionThrown":
                self.errors.append(json.dumps(answer["params"]))
            if waiting := self._waiting.pop(answer.get("id", 0), None):
                waiting.set_result(answer)

    async def ask(self, method: str, session: str = "", **params: Any) -> Any:
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        wanted = {"id": number, "method": method, "params": params} | (
            {"sessionId": session} if session else {}
        )
        await self._socket.send(json.dumps(wanted))
        answer = await asyncio.wait_for(waiting, 30)
        assert "error" not in answer, answer
        return answer["result"]

    async def phone(self, width: int = 390, height: int = 844, **media: str) -> "Phone":
        """A new phone: nothing is shared with another one."""
        context = (await self.ask("Target.createBrowserContext"))["browserContextId"]
        phone = await self.page(context)
        await phone.resize(width, height)
        await phone.prefer(**media)
        return phone

    async def page(self, context: str) -> "Phone":
        """A new page of the phone with this context."""
        target = await self.ask("Target.createTarget", url="about:blank", browserContextId=context)
        session = await self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        phone = Phone(self, session["sessionId"], context)
        for domain in ("Page", "Runtime"):
            await phone.ask(f"{domain}.enable")
        await phone.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        return phone


class Phone:
    """A page of its own."""

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self.browser, self.session, self.context = browser, session, context

    async def ask(self, method: str, **params: Any) -> Any:
        return await self.browser.ask(method, self.session, **params)

    # -- what kind of phone it is ----------------------------------------------------------------

    async def resize(self, width: int, height: int, scale: float = 2, text: int = 100) -> None:
        """Give it another screen, with text of so many per cent."""
        await self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )
        await self.ask("Page.setFontSizes", fontSizes={"standard": LETTERS * text // 100})

    async def prefer(self, **media: str) -> None:
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in media.items()]
        await self.ask("Emulation.setEmulatedMedia", features=features)

    async def go(self, address: str) -> None:
        await self.ask("Page.navigate", url=address)

    async def reload(self) -> None:
        await self.ask("Page.reload")

    async def freeze(self) -> None:
        """Put the page to sleep, as a phone does in a pocket: no timer runs."""
        await self.ask("Page.setWebLifecycleState", state="frozen")

    async def wake(self) -> None:
        await self.ask("Page.setWebLifecycleState", state="active")
        await self.ask("Emulation.setFocusEmulationEnabled", enabled=True)  # else the page stays hidden

    async def network(self, *, on: bool) -> None:
        await self.ask(
            "Network.emulateNetworkConditions",
            offline=not on,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    # -- what it shows ---------------------------------------------------------------------------

    async def run(self, script: str) -> Any:
        """Return what a script returns."""
        answer = await self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    async def wait(self, script: str, seconds: float = 20) -> Any:
        """Wait until a script returns something true."""
        for _ in range(int(seconds / SETTLES)):
            if found := await self.run(script):
                return found
            await asyncio.sleep(SETTLES)
        raise TimeoutError(script)

    async def wait_for(self, script: str, value: Any, seconds: float = 20) -> None:
        """Wait until a script returns this."""
        await self.wait(f"JSON.stringify({script}) === JSON.stringify({json.dumps(value)})", seconds)

    async def settle(self) -> None:
        """Wait until nothing moves."""
        await self.run(STILL)

    async def faults(self) -> list[str]:
        """What is wrong with the page as it is now, as sentences."""
        await self.settle()
        return list(await self.run(CHECKS))

    async def names(self) -> list[str]:
        """What a screen reader says of everything that the page shows."""
        nodes = (await self.ask("Accessibility.getFullAXTree"))["nodes"]
        return [node["name"]["value"] for node in nodes if not node["ignored"] and node.get("name")]

    async def picture(self, path: Path) -> None:
        shot = await self.ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))

    # -- what its owner does ---------------------------------------------------------------------

    async def tap(self, selector: str, text: str = "", at: int = 0) -> None:
        """Touch the middle of an element (with this text): the first one, or that at another place."""
        await self.touch(*await self.middle(selector, text, at))

    async def middle(self, selector: str, text: str = "", at: int = 0) -> tuple[float, float]:
        """Wait for an element, scroll to it, and return its middle."""
        script = (
            f"(() => {{ const all = [...document.querySelectorAll({json.dumps(selector)})];"
            " const shown = all.filter((each) => each.getClientRects().length);"
            f" const found = shown.filter((each) => each.textContent.includes({json.dumps(text)}))[{at}];"
            f" if (!found || Date.now() - (found.since || 0) <= {CHANGED_MS}) return null;"
            " found.scrollIntoView({block: 'nearest'});"
            " const box = found.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        x, y = await self.wait(script)
        return x, y

    async def touch(self, x: float, y: float) -> None:
        await self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def type(self, text: str) -> None:
        await self.ask("Input.insertText", text=text)


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
