"""Servers that say they are a Dask scheduler and are none."""

import struct
from contextlib import suppress
from random import Random
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Lock
from typing import Any

from distributed.protocol import dumps

BLOCK = 65_536
HELLO = {"compression": None, "python": (3, 11, 7), "pickle-protocol": 5}
SCHEDULER = {"type": "Scheduler", "id": "s", "address": "tcp://127.0.0.1:1", "services": {}, "workers": {}}
MESSAGES: tuple[Any, ...] = (
    {},
    [],
    [{}],
    7,
    "text",
    None,
    HELLO,
    {"type": "Scheduler"},
    {"status": "error"},
    {"status": "uncaught-error", "exception": 3, "traceback": None, "text": "no"},
    [{"op": "stream-start"}],
    [{"op": "stream-start", "error": "versions"}],
    [{"op": "close"}],
    [{"op": "lost-data"}],
    {"tcp://127.0.0.1:1": 1},
    {"tcp://127.0.0.1:1": {"status": "OK", "result": 5}},
)


def framed(*messages: Any) -> bytes:
    """Return messages as Dask sends them; a tuple is one in frames already."""
    sent = b""
    for message in messages:
        frames = message if isinstance(message, tuple) else dumps(message)
        sizes = struct.pack(f"<{1 + len(frames)}Q", len(frames), *map(len, frames))
        body = sizes + b"".join(map(bytes, frames))
        sent += struct.pack("<Q", len(body)) + body
    return sent


class FalseScheduler(ThreadingTCPServer):
    """Says in each connection that it is a scheduler, and then anything."""

    daemon_threads = True

    def __init__(self, rng: Random) -> None:
        super().__init__(("127.0.0.1", 0), _Liar)
        self.rng, self.lock = rng, Lock()

    def answers(self) -> bytes:
        with self.lock:
            first = self.rng.choice((SCHEDULER, SCHEDULER, self.rng.choice(MESSAGES)))
            return framed(HELLO, first, *self.rng.choices(MESSAGES, k=self.rng.randint(0, 4)))


class _Liar(BaseRequestHandler):
    server: FalseScheduler

    def handle(self) -> None:
        with suppress(OSError):
            self.request.sendall(self.server.answers())
            while self.request.recv(BLOCK):
                pass
