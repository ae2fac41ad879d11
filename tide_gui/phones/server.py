"""Serves the page, and the phones that open a socket, at one address."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace
from websockets.asyncio.server import Server as Listening
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from tide_gui.phones.addresses import Addresses, addresses, can_be_opened, with_port
from tide_gui.phones.codes import code_of
from tide_gui.phones.connection import LimitedConnection
from tide_gui.phones.http_handler import HttpHandler
from tide_gui.phones.hub import Hub
from tide_gui.phones.limits import ConnectionLimit
from tide_gui.phones.protocol import LONGEST_MESSAGE, Open, Opened, Order, Report, Trouble
from tide_gui.phones.static_files import StaticFiles

HANDSHAKE_S = 5.0  # for a request, and for its answer to arrive
PING_S, PONG_S = 5.0, 10.0  # so long after each other a network that is gone is noticed
GOODBYE_S = 2.0  # for all phones to close their side
OF_ONE_ADDRESS, IN_ALL = 24, 96  # connections
RESERVED = 32  # of these, for the addresses of phones that have a place
ANY = 0  # port
LOOK_S = 5.0  # between two looks at the addresses of this machine
PORT_TRIES, PORT_TRY_S = 6, 0.5  # for the port at which phones of last time look


class NoAddress(Exception):
    """Nothing can be served at this address."""


class Server:
    """The page at one address, for one table."""

    def __init__(self, wanted: Open, report: Callable[[Report], None]) -> None:
        """Open nothing yet."""
        self._wanted, self._report = wanted, report
        self._hub = Hub(wanted, report)
        self._limit = ConnectionLimit(OF_ONE_ADDRESS, IN_ALL, RESERVED)

    async def open(self) -> None:
        """Serve from now on; the report says where."""
        known = addresses()
        host = self._wanted.host or known.likely
        listener = await _listener(host, self._wanted.port, PORT_TRIES if self._wanted.devices else 1)
        port = listener.getsockname()[1]
        own = with_port(host, port)
        files = StaticFiles(self._wanted.pictures, self._wanted.words)
        self._listening = await self._listen(listener, HttpHandler(own, files))
        self._tasks = [asyncio.create_task(self._hub.keep_alive())]
        if known.has(host):
            self._tasks.append(asyncio.create_task(self._watch()))
        address = f"http://{own}/"
        code = code_of(f"{address}#{self._wanted.secret}")
        self._opened = Opened(host, port, address, code, known.besides(host))
        self._report(self._opened)

    def obey(self, order: Order) -> None:
        self._hub.obey(order)

    async def close(self) -> None:
        """Say goodbye to all phones and serve nothing any more."""
        for task in self._tasks:
            task.cancel()
        self._hub.say_goodbye()
        self._listening.close(close_connections=False)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                await self._listening.wait_closed()

    async def _watch(self) -> None:
        """Report which other addresses there are, and at last that phones have to look at another one."""
        missed = 0
        while missed < 2:  # one look may see nothing for a moment
            await asyncio.sleep(LOOK_S)
            known = addresses()
            missed = 0 if self._may_stay(known) else missed + 1
            if known.has(self._opened.host):
                self._tell_others(known.besides(self._opened.host))
        self._report(Trouble("moved"))

    def _may_stay(self, known: Addresses) -> bool:
        """Whether the address is there, and is the chosen or the likely one, or a phone came to it."""
        host = self._opened.host
        is_right = self._wanted.host or self._hub.was_found or host == known.likely
        return known.has(host) and bool(is_right)

    def _tell_others(self, others: list[str]) -> None:
        if others != self._opened.others:
            self._opened = replace(self._opened, others=others)
            self._report(self._opened)

    async def _listen(self, listener: socket.socket, handler: HttpHandler) -> Listening:
        def answer(_: ServerConnection, request: Request) -> Response | None:
            return handler.answer(request)

        return await serve(
            self._hub.attend,
            sock=listener,
            process_request=answer,
            server_header=None,
            open_timeout=HANDSHAKE_S,
            ping_interval=PING_S,
            ping_timeout=PONG_S,
            close_timeout=HANDSHAKE_S,
            max_size=LONGEST_MESSAGE,
            create_connection=partial(LimitedConnection, self._enter, self._limit.leave),  # type: ignore[arg-type]
        )

    def _enter(self, address: str) -> bool:
        has_room = self._limit.enter(address, known=self._hub.is_known(address))
        if not has_room:
            self._hub.trouble("crowded")
        return has_room


async def _listener(host: str, port: int, tries: int) -> socket.socket:
    """A socket at this port, or at any if it does not become free."""
    if not can_be_opened(host):
        raise NoAddress
    for left in reversed(range(tries)):
        with suppress(OSError):
            return _bound(host, port)
        if left:
            await asyncio.sleep(PORT_TRY_S)
    try:
        return _bound(host, ANY)
    except OSError as error:
        raise NoAddress from error


def _bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    # On Windows the other option would let any program take the port, too.
    option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener
