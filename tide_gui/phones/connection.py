"""A connection that is cut when there are too many, or when it sends too much."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import ServerConnection

from tide_gui.phones.limits import Allowance

# Of everything: a ping is no message, but has to be answered.
BYTES_AT_ONCE, BYTES_A_SECOND = 65_536, 8_192


def address_of(connection: ServerConnection) -> str:
    """The address that it comes from; none if it has gone already."""
    name = connection.transport.get_extra_info("peername")
    return str(name[0]) if name else ""


class LimitedConnection(ServerConnection):
    """Asks whether it may come in, before a byte of it is read."""

    def __init__(
        self, enter: Callable[[str], bool], leave: Callable[[str], None], *arguments: Any, **settings: Any
    ) -> None:
        """`enter` and `leave` are given the address that the connection comes from."""
        super().__init__(*arguments, **settings)
        self._enter, self._leave = enter, leave
        self._bytes = Allowance(BYTES_AT_ONCE, BYTES_A_SECOND)
        self._is_in = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = address_of(self)
        self._is_in = self._enter(self._address)
        if not self._is_in:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._bytes.take(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._is_in:
            self._leave(self._address)
