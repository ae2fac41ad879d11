"""Carries out the orders of the window, from the first to the last one."""

import asyncio
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from tide_gui.phones.protocol import Call, Close, Free, Offer, Open, People, Report, Rules, Show, Trouble

FIRST = msgspec.json.Decoder(Open)
LATER = msgspec.json.Decoder(People | Show | Rules | Free | Offer | Call | Close)
LAST = msgspec.json.encode(Close())  # an input that ends

Reporter = Callable[[Report], None]
Kind = TypeVar("Kind")


class BadOrder(ValueError):
    """The window wants something that cannot be understood."""


def attend(lines: Iterator[bytes], report: Reporter) -> None:
    """Serve phones until the window wants no more."""
    asyncio.run(_attend(lines, report))


async def _attend(lines: Iterator[bytes], report: Reporter) -> None:
    wanted = await _next(lines, FIRST)
    try:
        from tide_gui.phones.server import NoAddress, Server  # noqa: PLC0415 - a package may be missing
    except ImportError:
        report(Trouble("no library"))
        return
    server = Server(wanted, report)
    try:
        await server.open()
    except NoAddress:
        report(Trouble("no address"))
        return
    try:
        while not isinstance(order := await _next(lines, LATER), Close):
            server.obey(order)
    finally:
        await server.close()


async def _next(lines: Iterator[bytes], decoder: msgspec.json.Decoder[Kind]) -> Kind:
    line = await asyncio.to_thread(next, lines, LAST)
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadOrder(str(error)) from error
