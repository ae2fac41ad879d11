"""A table that serves phones in this process, and phones and browsers that come to it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tide_gui.phones.protocol import Open, Opened, People, Person, Show
from tide_gui.phones.server import Server

HOST = "127.0.0.1"
SECRET = "ABCDEFGHIJKLMNOPQRST"
ANNA, BEN = "1", "2"
PEOPLE = People([Person(ANNA, "Anna"), Person(BEN, "Ben")])
PATIENCE = 20.0  # seconds


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test in an event loop."""

    @wraps(test)
    def run(*arguments, **named):
        async def whole():
            async with asyncio.timeout(PATIENCE):
                await test(*arguments, **named)

        asyncio.run(whole())

    return run


class Table:
    """A server and what it reported."""

    def __init__(self, **wanted):
        wanted = {"secret": SECRET, "host": HOST} | wanted
        self.reports = []
        self.server = Server(Open(**wanted), self.reports.append)

    @property
    def own(self):
        return f"{HOST}:{self.reports_of(Opened)[0].port}"

    def reports_of(self, kind):
        return [report for report in self.reports if isinstance(report, kind)]

    async def wait_for(self, kind, count=1):
        while len(self.reports_of(kind)) < count:
            await asyncio.sleep(0.002)
        return self.reports_of(kind)[count - 1]

    def show(self, place, **state):
        self.server.obey(Show(place, msgspec.Raw(json.dumps(state).encode())))

    async def open_socket(self, **changed):
        """Open a socket as the page does."""
        settings = {"origin": f"http://{self.own}", "ping_interval": None} | changed
        return Client(await connect(f"ws://{self.own}/socket", **settings))

    async def come(self, secret=SECRET, device="", languages=()):
        """Come with the secret."""
        client = await self.open_socket()
        await client.say(secret=secret, device=device, languages=languages)
        return client

    async def sit(self, place, **greeting):
        """Come and take a place; the device key is kept."""
        client = await self.come(**greeting)
        await client.hears("people")
        await client.say(take=place)
        client.device = (await client.hears("place"))["device"]
        return client

    async def ask(self, request):
        """Send bytes and return the whole answer: status, headers, body."""
        reader, writer = await asyncio.open_connection(*self.own.split(":"))
        try:
            writer.write(request)
            answer = await reader.read()
        except ConnectionError:
            answer = b""
        writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return int((first.split() or [0, 0])[1]), headers, body

    async def get(self, path="/", method="GET", **headers):
        """Ask as a browser does; a header that is None is left out."""
        headers = {"Host": self.own} | {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{name}: {value}\r\n" for name, value in headers.items() if value is not None]
        return await self.ask(f"{method} {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode())


class Client:
    """The phone's side of a socket."""

    def __init__(self, connection):
        self.connection = connection
        self.device = ""

    async def say(self, **message):
        await self.connection.send(json.dumps(message))

    async def hears(self, kind):
        """Return the next message of this kind."""
        while kind not in (message := json.loads(await self.connection.recv())):
            pass
        return message

    async def is_gone(self):
        """Wait for the end; return the close code, and what was said."""
        said = []
        try:
            while True:
                said.append(json.loads(await self.connection.recv()))
        except ConnectionClosed:
            return self.connection.close_code, said

    async def close(self):
        await self.connection.close()


@asynccontextmanager
async def opened(**wanted):
    """A table with two people."""
    table = Table(**wanted)
    await table.server.open()
    table.server.obey(PEOPLE)
    try:
        yield table
    finally:
        await table.server.close()
