"""One phone, and the messages to it."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from tide_gui.phones.limits import Allowance
from tide_gui.phones.protocol import MessageKind, Why

MESSAGES_AT_ONCE, MESSAGES_A_SECOND = 30, 10  # messages that a phone may send
TAKING_S = 10.0  # for a phone to take a message
CODES: dict[Why, int] = {  # of closed connections
    "closed": 1001,
    "secret": 4000,
    "elsewhere": 4001,
    "wait": 4002,
    "taken": 4003,
    "odd": 4004,
    "flood": 4005,
    "late": 4006,
}


class Phone:
    """Gets the newest message of each kind, however slow it is."""

    def __init__(self, connection: ServerConnection, address: str) -> None:
        """It is a stranger, has no place, and speaks the language of the window."""
        self._connection, self.address = connection, address
        self._waiting: dict[str, bytes] = {}
        self._news = asyncio.Event()
        self.is_known, self.place, self.language = False, "", ""
        self.gone: Why | None = None
        self.allowance = Allowance(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    def send(self, kind: MessageKind, content: Any, **more: Any) -> None:
        """Send a message soon, after all that still wait and in place of one of its kind."""
        self._waiting.pop(kind, None)
        self._waiting[kind] = msgspec.json.encode({kind: content, **more})
        self._news.set()

    def leave_place(self) -> None:
        """Forget the place, and what of it was not sent yet."""
        self.place, self.allowance = "", Allowance(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self._waiting.clear()

    def hang_up(self, why: Why) -> None:
        """Say why and close the connection."""
        if not self.gone:
            self.gone = why
            self.send("gone", why)

    async def send_all(self) -> None:
        """Send what there is to send, until the connection is closed."""
        with suppress(ConnectionClosed):
            while not self.gone or self._waiting:
                await self._news.wait()
                await self._send_waiting()
            await self._in_time(self._connection.close(CODES[self.gone or "closed"]))

    async def _send_waiting(self) -> None:
        self._news.clear()
        while self._waiting:
            kind = next(iter(self._waiting))
            await self._in_time(self._connection.send(self._waiting.pop(kind), text=True))

    async def _in_time(self, sending: Awaitable[None]) -> None:
        """Cut the connection of a phone that reads nothing: pings wait behind what it has not read."""
        try:
            async with asyncio.timeout(TAKING_S):
                await sending
        except TimeoutError:
            self._connection.transport.abort()
