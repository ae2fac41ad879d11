"""What may come instead of a scheduler's answer while a cluster is reached: nothing, or anything."""

import os
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Event, Lock, Thread

import loopback
from faults.false_schedulers import MESSAGES, FalseScheduler, framed

from tide_gui.bots.protocol import ENVIRONMENT

BLOCK = 65_536
STARTS = 8  # in one trial
ENDLESS = 60  # seconds after which a start is said to hang
# Reaches a cluster and leaves it, with less patience than `tide-gui arena`.
PROGRAM = """
import sys
from tide_gui.cli import cluster_check, dask_cluster
from tide_gui.cli.errors import Failed
cluster_check.ANSWERED_WITHIN = dask_cluster.REACHED_WITHIN = 1.0
try:
    with dask_cluster.reached(sys.argv[1], "turn-the-tide"):
        print("reached")
except Failed as failed:
    sys.exit(str(failed))
"""


@contextmanager
def served(server: ThreadingTCPServer) -> Iterator[str]:
    """Serve in a thread; yield the address."""
    with server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"tcp://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


# -- a line that breaks --------------------------------------------------------------------------

Break = Callable[["BreakingLine", socket.socket, bytes], bool]


class BreakingLine(ThreadingTCPServer):
    """Passes on what a scheduler answers; from some byte on something else happens to its answers."""

    daemon_threads = True

    def __init__(self, there: str, rng: Random) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        host, _, port = there.removeprefix("tcp://").rpartition(":")
        self.there, self.rng = (host, int(port)), rng
        self.passed, self.whole, self.happens = 0, sys.maxsize, _reset
        self.open: set[socket.socket] = set()
        self.lock, self.over = Lock(), Event()

    def breaks_at(self, byte: int, happens: Break) -> None:
        self.whole, self.happens = byte, happens

    def breaks(self, *, for_good: bool) -> None:
        """Break all connections now, and later ones, too."""
        if for_good:
            self.breaks_at(0, _reset)
        for connection in [*self.open]:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def server_close(self) -> None:
        self.over.set()
        super().server_close()

    def answer(self, connection: socket.socket, block: bytes) -> bool:
        """Pass on a block; return whether the connection goes on."""
        with self.lock:
            left = max(self.whole - self.passed, 0)
            self.passed += len(block)
        if left >= len(block):
            connection.sendall(block)
            return True
        if self.happens is not _another_message:
            connection.sendall(block[:left])
        return self.happens(self, connection, block[left:])


class _Connection(BaseRequestHandler):
    server: BreakingLine

    def handle(self) -> None:
        self.server.open.add(self.request)
        with suppress(OSError), socket.create_connection(self.server.there) as there:
            Thread(target=self._asked, args=(there,), daemon=True).start()
            while block := there.recv(BLOCK):
                if not self.server.answer(self.request, block):
                    break
        self.server.open.discard(self.request)

    def _asked(self, there: socket.socket) -> None:
        with suppress(OSError):
            while block := self.request.recv(BLOCK):
                there.sendall(block)
        with suppress(OSError):
            there.shutdown(socket.SHUT_RDWR)


def _closed(*_: object) -> bool:
    return False


def _reset(_: BreakingLine, connection: socket.socket, __: bytes) -> bool:
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.shutdown(socket.SHUT_RD)  # whoever reads there would keep it open
    connection.close()
    return False


def _silent(line: BreakingLine, *_: object) -> bool:
    line.over.wait()
    return False


def _rubbish(line: BreakingLine, connection: socket.socket, block: bytes) -> bool:
    connection.sendall(line.rng.randbytes(line.rng.randint(1, 2 * len(block))))
    return _silent(line)


def _another_message(line: BreakingLine, connection: socket.socket, _: bytes) -> bool:
    connection.sendall(framed(line.rng.choice(MESSAGES)))
    return _silent(line)


def _altered(line: BreakingLine, connection: socket.socket, block: bytes) -> bool:
    """Exchange some values of bytes for others in the rest of a block."""
    connection.sendall(block.translate(bytes(line.rng.choice((byte, byte ^ 1)) for byte in range(256))))
    return True


BREAKS: tuple[Break, ...] = (_closed, _reset, _silent, _rubbish, _another_message, _altered)


# -- the trials ----------------------------------------------------------------------------------


def breaking_line(rng: Random, folder: Path) -> None:
    """Whatever comes instead of an answer while a cluster is reached, one sentence says so."""
    with loopback.scheduler() as (_, there), loopback.workers(there, 1):
        with served(whole := BreakingLine(there, rng)) as address:
            assert start(address) == "reached"
        for _ in range(STARTS):
            happens, byte = rng.choice(BREAKS), rng.randrange(whole.passed)
            check_break(there, rng, happens, byte)


def check_break(there: str, rng: Random, happens: Break, byte: int) -> None:
    line = BreakingLine(there, rng)
    line.breaks_at(byte, happens)
    try:
        with served(line) as address:
            start(address)
    except Exception as error:
        error.add_note(f"{happens.__name__} at byte {byte}")
        raise


def false_scheduler(rng: Random, folder: Path) -> None:
    """Whatever a server answers that says it is a scheduler, one sentence says that it is none."""
    for _ in range(STARTS):
        with served(FalseScheduler(rng)) as address:
            assert start(address) != "reached"


def start(address: str) -> str:
    """Reach a cluster; return what is said, which has to be one sentence if it cannot be reached."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, address],
        env=os.environ | ENVIRONMENT | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=ENDLESS,
    )
    assert "Traceback" not in done.stderr, done.stderr
    [said] = (done.stdout + done.stderr).splitlines()
    assert done.returncode == int(said != "reached")
    return said
