"""Serves the page, and the phones that open a socket, at one address."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from websockets.asyncio.server import Server as Listening
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from tide_gui.phones.addresses import addresses, can_be_opened, with_port
from tide_gui.phones.codes import code_of
from tide_gui.phones.doors import Doors
from tide_gui.phones.knock import Knock
from tide_gui.phones.limits import Crowd
from tide_gui.phones.protocol import LONGEST_MESSAGE, Open, Opened, Order, Report
from tide_gui.phones.reception import Reception
from tide_gui.phones.shelf import Shelf

HANDSHAKE_S = 5.0  # for a request, and for its answer to arrive
PING_S, PONG_S = 5.0, 10.0  # so long after each other a network that is gone is noticed
GOODBYE_S = 2.0  # for all phones to close their side
OF_ONE_ADDRESS, IN_ALL = 24, 96  # connections
ANY = 0  # port


class NoAddress(Exception):
    """Nothing can be served at this address."""


class Server:
    """The page at one address, for one table."""

    def __init__(self, wanted: Open, report: Callable[[Report], None]) -> None:
        """Open nothing yet."""
        self._wanted, self._report = wanted, report
        self._reception = Reception(wanted, report)
        self._crowd = Crowd(OF_ONE_ADDRESS, IN_ALL)

    async def open(self) -> None:
        """Serve from now on; the report says where."""
        known = addresses()
        host = self._wanted.host or next(iter(known), "")
        listener = _listener(host, self._wanted.port)
        port = listener.getsockname()[1]
        own = with_port(host, port)
        shelf = Shelf(self._wanted.pictures, self._wanted.words)
        self._listening = await self._listen(listener, Doors(own, shelf))
        self._pulse = asyncio.create_task(self._reception.keep_alive())
        address = f"http://{own}/"
        code = code_of(f"{address}#{self._wanted.secret}")
        self._report(Opened(host, port, address, code, [each for each in known if each != host]))

    def obey(self, order: Order) -> None:
        self._reception.obey(order)

    async def close(self) -> None:
        """Say goodbye to all phones and serve nothing any more."""
        self._pulse.cancel()
        self._reception.say_goodbye()
        self._listening.close(close_connections=False)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                await self._listening.wait_closed()

    async def _listen(self, listener: socket.socket, doors: Doors) -> Listening:
        def answer(_: ServerConnection, request: Request) -> Response | None:
            return doors.answer(request)

        return await serve(
            self._reception.meet,
            sock=listener,
            process_request=answer,
            server_header=None,
            open_timeout=HANDSHAKE_S,
            ping_interval=PING_S,
            ping_timeout=PONG_S,
            close_timeout=HANDSHAKE_S,
            max_size=LONGEST_MESSAGE,
            create_connection=partial(Knock, self._enter, self._crowd.leave),  # type: ignore[arg-type]
        )

    def _enter(self, address: str) -> bool:
        has_room = self._crowd.enter(address)
        if not has_room:
            self._reception.trouble("crowded")
        return has_room


def _listener(host: str, port: int) -> socket.socket:
    """A socket at this port, or at any if it is not free."""
    if not can_be_opened(host):
        raise NoAddress
    with suppress(OSError):
        return _bound(host, port)
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
